import type { ApolloServerOptionsWithGateway } from "@apollo/server";
import {
  type DocumentNode,
  execute,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { RequestContext } from "../../core/graphql/context";
import { withOperationSpan } from "../tracing/operationSpan";

type Gateway = ApolloServerOptionsWithGateway<RequestContext>["gateway"];
type Executor = NonNullable<Awaited<ReturnType<Gateway["load"]>>["executor"]>;
type Execution = Parameters<Executor>[0];

/** Compiling costs as much as some tens of executions, so only repeated queries are compiled. */
const requestsUntilCompiled = 3;

interface DocumentEntry {
  requests: number;
  /** By operation name; null for an operation that cannot be compiled. */
  compiled: Map<string | null, CompiledQuery | null>;
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string | null): CompiledQuery | null {
  const compiled = compileQuery(schema, document, operationName ?? undefined);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** Converts an error of the compiled code to the class that Apollo Server expects. */
const toGraphQLError = ({ message, path, locations, originalError }: GraphQLError): GraphQLError =>
  Object.assign(new GraphQLError(message, { path, originalError }), { locations });

/** Executes repeated queries as compiled functions, and everything else with the reference implementation. */
function createExecutor(schema: GraphQLSchema): Executor {
  // Keyed by Apollo Server's parsed documents: an entry goes when Apollo Server evicts the document.
  const entries = new WeakMap<DocumentNode, DocumentEntry>();
  const findCompiled = ({ document, operationName }: Execution): CompiledQuery | null => {
    const entry: DocumentEntry = entries.get(document) ?? { requests: 0, compiled: new Map() };
    entries.set(document, entry);
    if (++entry.requests < requestsUntilCompiled) return null;
    if (!entry.compiled.has(operationName)) entry.compiled.set(operationName, compile(schema, document, operationName));
    return entry.compiled.get(operationName) ?? null;
  };
  const run = async (execution: Execution): ReturnType<Executor> => {
    const { document, operation, context, request } = execution;
    const { variables = {}, operationName } = request;
    // Undefined for a name that no operation has, although the type does not say so.
    const kind = (operation as OperationDefinitionNode | undefined)?.operation;
    const compiled = kind === OperationTypeNode.QUERY ? findCompiled(execution) : null;
    const result = await compiled?.query({}, context, variables);
    // The reference implementation reports invalid variables and names in the messages that Apollo Server recognizes.
    if (result?.data === undefined)
      return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
    return result.errors ? { ...result, errors: result.errors.map(toGraphQLError) } : result;
  };
  return async (execution) => {
    const kind = (execution.operation as OperationDefinitionNode | undefined)?.operation;
    return await withOperationSpan(kind, execution.operationName, () => run(execution));
  };
}

/** Makes Apollo Server execute operations with our executor, which only its gateway option accepts. */
export const compiledExecution = (schema: GraphQLSchema): Gateway => ({
  onSchemaLoadOrUpdate: (setSchema) => {
    setSchema({ apiSchema: schema, coreSupergraphSdl: "" });
    return () => undefined;
  },
  load: () => Promise.resolve({ executor: createExecutor(schema) }),
  stop: () => Promise.resolve(),
});
