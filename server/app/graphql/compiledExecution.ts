import type { ApolloServerOptionsWithGateway } from "@apollo/server";
import {
  type DocumentNode,
  execute,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import type { RequestContext } from "../../shared/graphql/context";
import { withOperationSpan } from "../tracing/operationSpan";
import { isCacheable } from "../cache/collectCacheTags";
import { estimateCost } from "./queryCost";
import type { CompiledQueryCache } from "./compiledQueryCache";

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

/** Whether the document has a single operation, whose response is the same for every visitor. */
function isSameForEveryVisitor(schema: GraphQLSchema, document: DocumentNode): boolean {
  const operation = getOperationAST(document);
  return operation ? isCacheable(schema, operation) : false;
}

/** Converts an error of the compiled code to the class that Apollo Server expects. */
const toGraphQLError = ({ message, path, locations, originalError }: GraphQLError): GraphQLError =>
  Object.assign(new GraphQLError(message, { path, originalError }), { locations });

/** Executes repeated queries as compiled functions, and everything else with the reference implementation. */
function createExecutor(schema: GraphQLSchema, compiledQueries?: CompiledQueryCache): Executor {
  // Keyed by Apollo Server's parsed documents: an entry goes when Apollo Server evicts the document.
  const entries = new WeakMap<DocumentNode, DocumentEntry>();
  const findCompiled = ({ document, operation, operationName, source }: Execution): CompiledQuery | null => {
    const entry: DocumentEntry = entries.get(document) ?? { requests: 0, compiled: new Map() };
    entries.set(document, entry);
    if (++entry.requests < requestsUntilCompiled) return null;
    if (!entry.compiled.has(operationName)) {
      const compiled = compile(schema, document, operationName);
      entry.compiled.set(operationName, compiled);
      if (compiled && isSameForEveryVisitor(schema, document)) {
        compiledQueries?.add(source, {
          operationName,
          estimateCost: (variables) => estimateCost(schema, document, operation, variables),
          run: (context, variables) => compiled.query({}, context, variables),
        });
      }
    }
    return entry.compiled.get(operationName) ?? null;
  };
  const run = async (execution: Execution): ReturnType<Executor> => {
    const { document, operation, context, request } = execution;
    const { variables = {}, operationName } = request;
    // Undefined for a name that no operation has, although the type does not say so.
    const kind = (operation as OperationDefinitionNode | undefined)?.operation;
    const compiled = kind === OperationTypeNode.QUERY ? findCompiled(execution) : null;
    const { executedResult } = context as RequestContext;
    const result = executedResult ?? (await compiled?.query({}, context, variables));
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
export const compiledExecution = (schema: GraphQLSchema, compiledQueries?: CompiledQueryCache): Gateway => ({
  onSchemaLoadOrUpdate: (setSchema) => {
    setSchema({ apiSchema: schema, coreSupergraphSdl: "" });
    return () => undefined;
  },
  load: () => Promise.resolve({ executor: createExecutor(schema, compiledQueries) }),
  stop: () => Promise.resolve(),
});
