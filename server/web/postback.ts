import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { postbackPath } from "../../site/apiPaths";
import { addressRange, countAttempt, rateLimiter } from "../core/access/rateLimit";
import { databaseError } from "../core/errors/databaseErrors";
import { receivePostback } from "../features/money/sales/postback/postback.service";
import { errorStatuses } from "./errorStatus";
import type { WebDeps } from "./routes";

const perMinute = 120;

/** Registers /api/postback/{programId}, where programs without a network report their sales by signed requests. */
export function registerPostback(app: FastifyInstance, { db }: Pick<WebDeps, "db">): void {
  const limiter = rateLimiter({ points: perMinute, duration: 60 });
  const receive = async (request: FastifyRequest<{ Params: { programId: string } }>, reply: FastifyReply) => {
    void reply.header("cache-control", "no-store");
    try {
      await countAttempt(limiter, addressRange(request.ip), "Too many postbacks. Try again in a minute.");
      const [, search = ""] = /\?(.*)$/s.exec(request.url) ?? [];
      return await receivePostback(db(), request.params.programId, search);
    } catch (error) {
      const expected = databaseError(error) ?? (error instanceof GraphQLError ? error : null);
      if (!expected) throw error;
      const { message, extensions } = expected;
      return reply.status(errorStatuses[String(extensions.code)] ?? 500).send({ errors: [{ message, extensions }] });
    }
  };
  app.route({ method: ["GET", "POST"], url: postbackPath(":programId"), exposeHeadRoute: false, handler: receive });
}
