import type { ApolloServerOptionsWithGateway } from "@apollo/server";
import { type DocumentNode, execute, GraphQLError, type GraphQLSchema, OperationTypeNode } from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { RequestContext } from "../shared/graphql/context";

type Gateway = ApolloServerOptionsWithGateway<RequestContext>["gateway"];
type Executor = NonNullable<Awaited<ReturnType<Gateway["load"]>>["executor"]>;

/** Compiling costs as much as some tens of executions, so that is for what is asked again and again. */
const asksUntilCompiled = 3;

interface Known {
  asks: number;
  /** By name of the operation; null for what cannot be compiled. */
  compiled: Map<string | null, CompiledQuery | null>;
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): CompiledQuery | null {
  const compiled = compileQuery(schema, document, operationName ?? undefined);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** The compiled code has errors of its own kind, which nobody else knows. */
const asGraphQLError = ({ message, path, locations, originalError }: GraphQLError): GraphQLError =>
  Object.assign(new GraphQLError(message, { path, originalError }), { locations });

/** Executes queries that are asked often as compiled functions, everything else step by step. */
function executor(schema: GraphQLSchema): Executor {
  // Apollo Server keeps the documents that it knows; whatever it drops is dropped here.
  const known = new WeakMap<DocumentNode, Known>();
  const compiledFor = (document: DocumentNode, operationName: string | null): CompiledQuery | null => {
    const asked: Known = known.get(document) ?? { asks: 0, compiled: new Map() };
    known.set(document, asked);
    if (++asked.asks < asksUntilCompiled) return null;
    if (!asked.compiled.has(operationName)) asked.compiled.set(operationName, compile(schema, document, operationName));
    return asked.compiled.get(operationName) ?? null;
  };
  return async ({ document, operation, operationName, request: { variables = {} }, context }) => {
    const compiled = operation.operation === OperationTypeNode.QUERY ? compiledFor(document, operationName) : null;
    const result = await compiled?.query({}, context, variables);
    // Wrong variables are told by the reference implementation, whose sentences Apollo Server knows.
    if (result?.data === undefined)
      return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
    return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
  };
}

/** Lets Apollo Server answer from the schema with our own execution: its gateway is the place for one. */
export const compiledExecution = (schema: GraphQLSchema): Gateway => ({
  onSchemaLoadOrUpdate: (tell) => {
    tell({ apiSchema: schema, coreSupergraphSdl: "" });
    return () => undefined;
  },
  load: () => Promise.resolve({ executor: executor(schema) }),
  stop: () => Promise.resolve(),
});
