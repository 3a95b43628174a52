import type { FastifyInstance } from "fastify";
import type { ExecuteFor } from "../web/pages";
import { readsOf } from "../shared/answerCache/reads";
import { type Answers, createAnswers, type AnswersParts } from "./answers/answers";
import { ClientBudget } from "./clientBudget";
import { createGraphqlServer } from "./graphqlServer";
import { createHttpServer, type HttpServerParts, type Readiness } from "./httpServer";
import { ReadyQueries } from "./readyQueries/readyQueries";
import { visitorContext } from "./requestContext";

export interface SiteParts extends Pick<HttpServerParts, "environment" | "log" | "dataSource" | "metrics"> {
  readiness: Readiness;
  replicas?: HttpServerParts["replicas"] & AnswersParts["replicas"];
}

/** The API over HTTP with what is kept before it. It does not listen yet, has no pages, and keeps nothing before `answers` is started. */
export interface Site {
  http: FastifyInstance;
  answers: Answers;
  /** What a page asks while the server renders it. */
  executeFor: ExecuteFor;
  /** To be called when `http` is closed. */
  stop(): Promise<void>;
}

export async function createSite({ readiness, replicas, ...parts }: SiteParts): Promise<Site> {
  const { environment, log, dataSource, metrics } = parts;
  const ready = new ReadyQueries();
  const budget = new ClientBudget(environment.clientBudget, environment.trustedProxies);
  const answers = createAnswers({ environment, isReady: () => readiness.ready, replicas, budget, log });
  const { front, tallies } = answers;
  const graphql = await createGraphqlServer(environment, log, { metrics, replicas, tallies, ready });
  const http = await createHttpServer({ ...parts, readiness, replicas, graphql, ready, tallies, front, budget });
  return {
    http,
    answers,
    executeFor: (request) => async (query, variables, operationName) => {
      const { demo } = environment;
      const reads = readsOf(request.raw);
      // A page that is being rendered is not broken off.
      const charge = budget.chargeFor(request, false);
      const contextValue = visitorContext(dataSource.manager, { demo, reads, tallies: null, charge });
      const { body } = await graphql.executeOperation({ query, variables, operationName }, { contextValue });
      return body.kind === "single" ? body.singleResult : body.initialResult;
    },
    stop: async () => {
      await graphql.stop();
      await answers.stop();
    },
  };
}
