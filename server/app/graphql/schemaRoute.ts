import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { schemaPath } from "../../../site/addresses";
import { matchesEtag } from "../../web/conditional";
import { readableFromEverywhere } from "../http/foreignOrigin";

/** The schema in the language of GraphQL, as in schema.graphql. */
export const describeSchema = (schema: GraphQLSchema): string => `${printSchema(lexicographicSortSchema(schema))}\n`;

/** GET /schema.graphql: what programs can ask for. It is printed once. */
export function registerSchema(app: FastifyInstance, schema: GraphQLSchema): void {
  let text: string | undefined;
  app.get(schemaPath, (request, reply) => {
    text ??= describeSchema(schema);
    // Weak, because the response may be compressed.
    const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
    void reply.headers({ ...readableFromEverywhere, "cache-control": "public, no-cache", etag });
    if (matchesEtag(request.headers, etag)) return reply.status(304).send();
    return reply.type("text/plain; charset=utf-8").send(text);
  });
}
