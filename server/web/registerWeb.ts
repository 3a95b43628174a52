import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { DataSource, EntityManager } from "typeorm";
import type { Environment } from "../config/environment";
import type { ClickRecorder } from "../features/money/clicks/clickRecorder";
import { folderStorage } from "../features/newsroom/media/upload/folderStorage";
import { createStorages } from "../features/newsroom/media/upload/storages";
import { samplePictures } from "../features/imports/sampleData/sampleContent.service";
import { registerAnalyticsCsv } from "./api/analyticsCsv";
import { registerEarningsCsv } from "./api/earningsCsv";
import { registerConversions } from "./api/conversions";
import { registerDraftPreview } from "./pages/draftPreview";
import { registerLive } from "./api/live";
import { registerMailContent } from "./api/mailContent";
import { registerOutfits } from "./api/outfits";
import { registerPictureUpload, registerPictureCrops } from "./api/pictures";
import { registerProducts } from "./api/products";
import { registerQuestionPictures } from "./api/questionPictures";
import { type ApiRoutes, registerApi } from "./api/registerApi";
import { registerSiteImports } from "./api/siteImports";
import { registerSubscribers } from "./api/subscribers";
import { registerArt } from "./images/art";
import { registerFeeds } from "./seo/feeds";
import { registerPersonalFeeds } from "./seo/personalFeeds";
import { registerQuestions } from "./questionForm";
import { registerCorrections } from "./correctionForm";
import { registerClickTracking } from "./outbound/clickTracking";
import { registerMailLinks } from "./mailLinks";
import { registerNewsletter } from "./newsletterForm";
import { registerMcp } from "./assistants/mcp";
import { registerOutbox } from "./outbox";
import { registerPostback } from "./postback";
import { clientBuild } from "./pages/pageRenderer";
import { type PageDeps, registerPages } from "./pages/pages";
import { registerPictures } from "./images/pictures";
import { registerRobots } from "./seo/robots";
import { registerProductFeed } from "./seo/productFeed";
import { registerQuestionFeed } from "./seo/questionFeed";
import { registerWellKnown } from "./seo/wellKnown";
import { registerSitemaps } from "./seo/sitemaps";

export interface WebDeps extends Pick<PageDeps, "executeFor" | "executeSave" | "refuseClient"> {
  environment: Environment;
  log: Logger;
  dataSource: DataSource;
  /** Returns the read source for visitors. */
  readDb: () => EntityManager;
}

/** Route modules below /api. */
export const apiRoutes: readonly ApiRoutes[] = [
  registerAnalyticsCsv,
  registerEarningsCsv,
  registerConversions,
  registerDraftPreview,
  registerLive,
  registerMailContent,
  registerOutfits,
  registerPictureCrops,
  registerPictureUpload,
  registerProducts,
  registerQuestionPictures,
  registerSiteImports,
  registerSubscribers,
];

/** Registers everything that browsers get besides the API. @returns the click recorder. */
export async function registerWeb(
  app: FastifyInstance,
  { environment, log, dataSource, readDb, ...execution }: WebDeps,
): Promise<ClickRecorder> {
  const { mode, publicUrl, isReadOnly, isLocal } = environment;
  const { pictures, previews, questions } = createStorages(environment);
  const db = () => dataSource.manager;
  registerArt(app, folderStorage(samplePictures), previews);
  registerPictures(app, pictures);
  registerRobots(app, publicUrl);
  registerWellKnown(app, readDb, publicUrl);
  registerSitemaps(app, readDb, publicUrl);
  registerFeeds(app, readDb, publicUrl);
  registerProductFeed(app, readDb, publicUrl);
  registerQuestionFeed(app, db, publicUrl);
  await registerMcp(app, { executeFor: execution.executeFor, publicUrl, isLocal, log });
  registerPersonalFeeds(app, { db, readDb, publicUrl });
  const { sendPage: showPage, renderDraft } = await registerPages(app, {
    client: mode === "development" ? null : clientBuild,
    publicUrl,
    db: readDb,
    dataSource,
    ...execution,
  });
  await registerApi(app, apiRoutes, {
    db,
    dataSource: () => dataSource,
    pictures,
    questions,
    renderDraft,
    log,
    publicUrl,
  });
  registerPostback(app, db);
  registerOutbox(app, db);
  await registerCorrections(app, { db, publicUrl, showPage });
  await registerQuestions(app, { db, storage: questions, publicUrl, showPage });
  await registerNewsletter(app, { db, publicUrl, showPage });
  await registerMailLinks(app, { db, publicUrl, showPage });
  return registerClickTracking(app, { db, readDb, log, publicUrl, isReadOnly, showPage });
}
