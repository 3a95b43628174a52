import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";

declare module "@apollo/client" {
  // Teaches Apollo's types the masked fragments that codegen writes.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- all its members come with what it extends
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
