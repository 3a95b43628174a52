import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import type { Environment } from "../config/environment";
import { pictureStorageIn } from "../features/media/upload/folderStorage";
import { registerAnalyticsCsv } from "./api/analyticsCsv";
import { registerConversions } from "./api/conversions";
import { registerPictureUpload } from "./api/pictures";
import { registerProducts } from "./api/products";
import { type ApiRoutes, registerApi } from "./api/registerApi";
import { registerSubscribers } from "./api/subscribers";
import { registerArt } from "./art";
import { registerFeeds } from "./feeds";
import { registerLedger } from "./goLedger";
import { type ExecuteFor, registerPages } from "./pages";
import { registerPictures } from "./pictures";
import { registerRobots } from "./robots";
import { registerSitemaps } from "./sitemaps";

export interface WebParts {
  environment: Environment;
  log: Logger;
  dataSource: DataSource;
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

/** Everything a browser gets besides the API. */
export async function registerWeb(
  app: FastifyInstance,
  { environment, log, dataSource, executeFor }: WebParts,
): Promise<void> {
  const { mode, publicUrl, dataDir } = environment;
  const db = () => dataSource.manager;
  await registerApi(app, apiRoutes, { db, dataSource: () => dataSource, dataDir, log, publicUrl });
  registerArt(app, db, dataDir);
  registerPictures(app, pictureStorageIn(dataDir));
  registerRobots(app, publicUrl);
  registerSitemaps(app, db, publicUrl);
  registerFeeds(app, db, publicUrl);
  const showPage = await registerPages(app, { development: mode === "development", publicUrl, db, executeFor, log });
  registerLedger(app, { db, log, publicUrl, showPage });
}
