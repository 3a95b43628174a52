import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

declare module "@apollo/client" {
  // Enables Apollo's types for masked fragments from codegen.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- all its members come with what it extends
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
