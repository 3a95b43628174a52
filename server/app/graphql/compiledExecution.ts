import { type ApolloServerPlugin, type GraphQLRequestContextResponseForOperation, HeaderMap } from "@apollo/server";
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { RequestContext } from "../../core/graphql/context";
import { withOperationSpan } from "../tracing/operationSpan";
import type { formatErrors } from "./formatError";

type Execution = GraphQLRequestContextResponseForOperation<RequestContext>;

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
function createExecutor(): (execution: Execution) => Promise<ExecutionResult> {
  // Keyed by Apollo Server's parsed documents: an entry goes when Apollo Server evicts the document.
  const entries = new WeakMap<DocumentNode, DocumentEntry>();
  const findCompiled = ({ schema, document, operationName }: Execution): CompiledQuery | null => {
    const entry: DocumentEntry = entries.get(document) ?? { requests: 0, compiled: new Map() };
    entries.set(document, entry);
    if (++entry.requests < requestsUntilCompiled) return null;
    if (!entry.compiled.has(operationName)) entry.compiled.set(operationName, compile(schema, document, operationName));
    return entry.compiled.get(operationName) ?? null;
  };
  return async (execution) => {
    const { schema, document, operation, operationName, contextValue, request } = execution;
    const { variables = {} } = request;
    const compiled = operation.operation === OperationTypeNode.QUERY ? findCompiled(execution) : null;
    const result = await compiled?.query({}, contextValue, variables);
    // The reference implementation reports invalid variables in the messages that Apollo Server recognizes.
    if (result?.data === undefined)
      return execute({ schema, document, contextValue, variableValues: variables, operationName });
    return result.errors ? { ...result, errors: result.errors.map(toGraphQLError) } : result;
  };
}

/**
 * Executes operations in Apollo Server's place, which has no option for another executor.
 * @param format what Apollo Server does to errors of operations that it executes
 */
export function compiledExecution(format: ReturnType<typeof formatErrors>): ApolloServerPlugin<RequestContext> {
  const run = createExecutor();
  const formatError = (error: GraphQLError): GraphQLFormattedError =>
    format({ ...error.toJSON(), extensions: { code: "INTERNAL_SERVER_ERROR", ...error.extensions } }, error);
  return {
    requestDidStart: () =>
      Promise.resolve({
        responseForOperation: async (execution) => {
          const { operationName } = execution;
          // Undefined for a name that no operation has, although the type does not say so.
          const operation = execution.operation as Execution["operation"] | undefined;
          if (!operation) return null;
          const { data, errors } = await withOperationSpan(operation.operation, operationName, () => run(execution));
          // Nothing has run: Apollo Server tries again, and reports why in its own way.
          if (data === undefined) return null;
          const singleResult = errors ? { data, errors: errors.map(formatError) } : { data };
          return { http: { status: undefined, headers: new HeaderMap() }, body: { kind: "single", singleResult } };
        },
      }),
  };
}
