import type { FastifyRequest } from "fastify";
import type { EntityManager } from "typeorm";
import { traceStatements } from "../shared/tracing/statementSpans";
import { getSpan } from "../shared/tracing/tracing";

/** Returns a manager. The statements of the one for a request are recorded in the request's trace. */
export type GetDb = (request?: FastifyRequest) => EntityManager;

export const createGetDb =
  (db: () => EntityManager): GetDb =>
  (request) =>
    request ? traceStatements(db(), getSpan(request.raw)) : db();
