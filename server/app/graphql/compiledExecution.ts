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
import { isCacheable } from "../cache/collectCacheTags";
import { estimateCost } from "./queryCost";
import type { CompiledQueryCache } from "./compiledQueryCache";

type Gateway = ApolloServerOptionsWithGateway<RequestContext>["gateway"];
type Executor = NonNullable<Awaited<ReturnType<Gateway["load"]>>["executor"]>;
type Execution = Parameters<Executor>[0];

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

/** Whoever asks for the document gets the same: it has nothing but one query that only reads what is public. */
const isForEverybody = (schema: GraphQLSchema, document: DocumentNode): boolean => {
  const operation = getOperationAST(document);
  return operation ? isCacheable(schema, operation) : false;
};

/** The compiled code has errors of its own kind, which nobody else knows. */
const asGraphQLError = ({ message, path, locations, originalError }: GraphQLError): GraphQLError =>
  Object.assign(new GraphQLError(message, { path, originalError }), { locations });

/** Executes queries that are asked often as compiled functions, everything else step by step. */
function executor(schema: GraphQLSchema, ready?: CompiledQueryCache): Executor {
  // Apollo Server keeps the documents that it knows; whatever it drops is dropped here.
  const known = new WeakMap<DocumentNode, Known>();
  const compiledFor = ({ document, operation, operationName, source }: Execution): CompiledQuery | null => {
    const asked: Known = known.get(document) ?? { asks: 0, compiled: new Map() };
    known.set(document, asked);
    if (++asked.asks < asksUntilCompiled) return null;
    if (!asked.compiled.has(operationName)) {
      const compiled = compile(schema, document, operationName);
      asked.compiled.set(operationName, compiled);
      if (compiled && isForEverybody(schema, document)) {
        ready?.add(source, {
          operationName,
          costOf: (variables) => estimateCost(schema, document, operation, variables),
          run: (context, variables) => compiled.query({}, context, variables),
        });
      }
    }
    return asked.compiled.get(operationName) ?? null;
  };
  return async (execution) => {
    const { document, operation, context, request } = execution;
    const { variables = {}, operationName } = request;
    // Missing where the name that was given is no operation's, whatever the type says.
    const kind = (operation as OperationDefinitionNode | undefined)?.operation;
    const compiled = kind === OperationTypeNode.QUERY ? compiledFor(execution) : null;
    const { executedResult } = context as RequestContext;
    const result = executedResult ?? (await compiled?.query({}, context, variables));
    // What is wrong with variables and names is told by the reference implementation, whose sentences Apollo Server knows.
    if (result?.data === undefined)
      return execute({ schema, document, contextValue: context, variableValues: variables, operationName });
    return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
  };
}

/** Lets Apollo Server answer from the schema with our own execution: its gateway is the place for one. */
export const compiledExecution = (schema: GraphQLSchema, ready?: CompiledQueryCache): Gateway => ({
  onSchemaLoadOrUpdate: (tell) => {
    tell({ apiSchema: schema, coreSupergraphSdl: "" });
    return () => undefined;
  },
  load: () => Promise.resolve({ executor: executor(schema, ready) }),
  stop: () => Promise.resolve(),
});
