import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { databaseError } from "../core/errors/databaseErrors";
import { errorStatuses } from "./errorStatus";

/** Why a form was not stored, as a status and a sentence. */
export interface Refusal {
  status: number;
  message: string;
  /** Name of the field that is wrong; missing when no single one is. */
  field?: string;
}

/**
 * Returns status and message of an error that the user can correct; null for a fault.
 * @param failed the sentence for a failing database.
 */
export function toRefusal(error: unknown, failed: string): Refusal | null {
  if (databaseError(error)) return { status: 503, message: failed };
  if (!(error instanceof GraphQLError)) return null;
  const { code, fieldErrors = {} } = error.extensions;
  const status = errorStatuses[String(code)];
  const [field] = Object.keys(fieldErrors as Record<string, string>);
  return status ? { status, message: error.message, field } : null;
}

interface FormRoute<Params> {
  pattern: string;
  /** In bytes. */
  bodyLimit: number;
  handle: (request: FastifyRequest<{ Body: URLSearchParams; Params: Params }>, reply: FastifyReply) => Promise<unknown>;
}

/** Registers POST for a form, in a separate scope, because all other routes reject forms, which other sites can send. */
export async function registerForm<Params>(
  app: FastifyInstance,
  { pattern, bodyLimit, handle }: FormRoute<Params>,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(body as string)),
    );
    scope.post<{ Body: URLSearchParams; Params: Params }>(pattern, { bodyLimit }, handle);
    done();
  });
}
