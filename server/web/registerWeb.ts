import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import type { Environment } from "../config/environment";
import type { Recorder } from "../features/analytics/recorder";
import { storagesOf } from "../features/media/upload/storages";
import { registerAnalyticsCsv } from "./api/analyticsCsv";
import { registerConversions } from "./api/conversions";
import { registerPictureUpload } from "./api/pictures";
import { registerProducts } from "./api/products";
import { type ApiRoutes, registerApi } from "./api/registerApi";
import { registerSubscribers } from "./api/subscribers";
import { registerArt } from "./art";
import { registerFeeds } from "./feeds";
import { registerLedger } from "./goLedger";
import { registerNewsletter } from "./newsletter";
import { type ExecuteFor, registerPages } from "./pages";
import { registerPictures } from "./pictures";
import { registerRobots } from "./robots";
import { registerSitemaps } from "./sitemaps";

export interface WebParts {
  environment: Environment;
  log: Logger;
  dataSource: DataSource;
  /** Where visitors' reads go, asked for each of them. */
  readDb: () => EntityManager;
  executeFor: ExecuteFor;
}

/** One line for each file of routes below /api. */
export const apiRoutes: readonly ApiRoutes[] = [
  registerAnalyticsCsv,
  registerConversions,
  registerPictureUpload,
  registerProducts,
  registerSubscribers,
];

/** Everything a browser gets besides the API. @returns what records clicks and views. */
export async function registerWeb(
  app: FastifyInstance,
  { environment, log, dataSource, readDb, executeFor }: WebParts,
): Promise<Recorder> {
  const { mode, publicUrl } = environment;
  const { pictures, previews } = storagesOf(environment);
  const db = () => dataSource.manager;
  await registerApi(app, apiRoutes, { db, dataSource: () => dataSource, pictures, log, publicUrl });
  registerArt(app, readDb, previews);
  registerPictures(app, pictures);
  registerRobots(app, publicUrl);
  registerSitemaps(app, readDb, publicUrl);
  registerFeeds(app, readDb, publicUrl);
  const showPage = await registerPages(app, {
    development: mode === "development",
    publicUrl,
    db: readDb,
    executeFor,
    log,
  });
  await registerNewsletter(app, { db, log, publicUrl, showPage });
  return registerLedger(app, { db, readDb, log, publicUrl, showPage });
}
