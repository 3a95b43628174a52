import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import type { Environment } from "../../config/environment";
import { listen } from "../../database/listen";
import type { Replicas } from "../../database/replicas";
import { AnswerCache, type AnswerFigures } from "../../shared/answerCache/answerCache";
import { onWrite, tellWrite } from "../../shared/content/write";
import { newsChannel, readNews } from "../../shared/content/writeNews";
import { answerFront } from "./answerFront";

const megabyte = 2 ** 20;

/**
 * Writes drop what they touch, so age matters only to what changes with the clock (whether a price is current) or behind the
 * server's back: a minute, and four more for the one visitor who comes after it.
 */
const limits = { bytes: 32 * megabyte, freshFor: 60_000, staleFor: 240_000 };

export interface AnswersParts {
  environment: Environment;
  isReady: () => boolean;
  /** Writes that were not heard of must have reached what visitors read from, before answers are kept. */
  replicas?: Pick<Replicas, "written">;
  log: Logger;
}

export interface Answers {
  /** Puts the kept answers before the framework's own listener. */
  front: (listener: RequestListener) => RequestListener;
  /** Begins to keep answers, as soon as and as long as the writes of all processes are heard. */
  start(): void;
  figures(): AnswerFigures;
  stop(): Promise<void>;
}

/** The answers that this process keeps. */
export function createAnswers({ environment, isReady, replicas, log }: AnswersParts): Answers {
  const { databaseUrl, mode, publicUrl, trustedProxies } = environment;
  const cache = new AnswerCache(limits);
  const forget = onWrite((tags) => cache.drop(tags));
  let stopListening = (): Promise<void> => Promise.resolve();
  return {
    front: answerFront({ cache, isReady, publicUrl, behindProxy: trustedProxies > 0, log }),
    start: () => {
      // Pages change with the sources there, of which no write tells.
      if (mode === "development") return;
      // The embedded engine has one process, which hears itself.
      if (databaseUrl === null) return cache.start();
      stopListening = listen(databaseUrl, newsChannel, {
        hearing: () => {
          replicas?.written();
          cache.start();
        },
        heard: (payload) => {
          const tags = readNews(payload);
          if (tags) tellWrite(tags);
        },
        deaf: (error) => {
          log.warn({ err: error }, "writes of other processes are not heard, so no answers are kept");
          cache.stop();
        },
      });
    },
    figures: () => cache.figures,
    stop: async () => {
      await stopListening();
      cache.stop();
      forget();
    },
  };
}
