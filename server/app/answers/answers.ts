import type { RequestListener } from "node:http";
import type { Logger } from "pino";
import type { Environment } from "../../config/environment";
import { listen } from "../../database/listen";
import type { Replicas } from "../../database/replicas";
import type { Answer } from "../../shared/answerCache/answer";
import { createTallies, type Tallies } from "../../shared/cache/tallies";
import { type CacheFigures, TaggedCache } from "../../shared/cache/taggedCache";
import { onWrite, tellWrite } from "../../shared/content/write";
import { newsChannel, readNews } from "../../shared/content/writeNews";
import type { ClientBudget } from "../clientBudget";
import { answerFront } from "./answerFront";

const megabyte = 2 ** 20;

/**
 * Writes drop what they touch, so age matters only to what changes with the clock (whether a price is current) or behind the
 * server's back: a minute, and four more for the one visitor who comes after it.
 */
const options = {
  bytes: 32 * megabyte,
  sizeOf: ({ size }: Answer) => size,
  freshFor: 60_000,
  staleFor: 240_000,
};

export interface AnswersParts {
  environment: Environment;
  isReady: () => boolean;
  /** Writes that were not heard of must have reached what visitors read from, before answers are kept. */
  replicas?: Pick<Replicas, "written">;
  budget: ClientBudget;
  log: Logger;
}

export interface Answers {
  /** Puts the kept answers before the framework's own listener. */
  front: (listener: RequestListener) => RequestListener;
  /** Begins to keep answers, as soon as and as long as the writes of all processes are heard. */
  start(): void;
  /** What the answers were counted from, kept alike. */
  tallies: Tallies;
  figures(): CacheFigures;
  stop(): Promise<void>;
}

/** The answers that this process keeps. */
export function createAnswers({ environment, isReady, replicas, budget, log }: AnswersParts): Answers {
  const { databaseUrl, mode, publicUrl, trustedProxies } = environment;
  const cache = new TaggedCache(options);
  const tallies = createTallies();
  const both = [cache, tallies];
  const forget = onWrite((tags) => both.forEach((kept) => kept.drop(tags)));
  const open = () => both.forEach((kept) => kept.start());
  const close = () => both.forEach((kept) => kept.stop());
  let stopListening = (): Promise<void> => Promise.resolve();
  return {
    front: answerFront({ cache, isReady, publicUrl, behindProxy: trustedProxies > 0, budget, log }),
    start: () => {
      // Pages change with the sources there, of which no write tells.
      if (mode === "development") return;
      // The embedded engine has one process, which hears itself.
      if (databaseUrl === null) return open();
      stopListening = listen(databaseUrl, newsChannel, {
        hearing: () => {
          replicas?.written();
          open();
        },
        heard: (payload) => {
          const tags = readNews(payload);
          if (tags) tellWrite(tags);
        },
        deaf: (error) => {
          log.warn({ err: error }, "writes of other processes are not heard, so no answers are kept");
          close();
        },
      });
    },
    tallies,
    figures: () => cache.figures,
    stop: async () => {
      await stopListening();
      close();
      forget();
    },
  };
}
