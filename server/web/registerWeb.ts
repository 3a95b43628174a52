import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import type { Environment } from "../config/environment";
import { registerArt } from "./art";
import { registerFeeds } from "./feeds";
import { registerGo } from "./go";
import type { Execute } from "./pageRenderer";
import { registerPages } from "./pages";
import { registerRobots } from "./robots";
import { registerSitemaps } from "./sitemaps";

export interface WebParts {
  environment: Environment;
  log: Logger;
  db: () => EntityManager;
  /** Runs an operation of a page in this process, as a visitor. */
  execute: Execute;
}

/** Everything a browser gets besides the API. */
export async function registerWeb(app: FastifyInstance, { environment, log, db, execute }: WebParts): Promise<void> {
  const { mode, publicUrl } = environment;
  registerArt(app, db, environment.dataDir);
  registerGo(app, db);
  registerRobots(app, publicUrl);
  registerSitemaps(app, db, publicUrl);
  registerFeeds(app, db, publicUrl);
  await registerPages(app, { development: mode === "development", publicUrl, db, execute, log });
}
