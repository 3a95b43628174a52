/* Written by codegen from schema.graphql and the client's .graphql files. Never edited by hand. */
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };