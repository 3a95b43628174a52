import type { FastifyInstance } from "fastify";
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
import { registerContact } from "./contactForm";
import { registerCorrections } from "./correctionForm";
import { registerClickTracking } from "./outbound/clickTracking";
import { registerMailLinks } from "./mailLinks";
import { registerNewsletter } from "./newsletterForm";
import { registerMcp } from "./assistants/mcp";
import { registerOutbox } from "./outbox";
import { registerPostback } from "./postback";
import { clientBuild } from "./pages/pageRenderer";
import { registerPages } from "./pages/pages";
import { registerPictures } from "./images/pictures";
import { registerRobots } from "./seo/robots";
import { registerProductFeed } from "./seo/productFeed";
import { registerQuestionFeed } from "./seo/questionFeed";
import { registerWellKnown } from "./seo/wellKnown";
import { registerSitemaps } from "./seo/sitemaps";
import type { Routes, WebDeps } from "./routes";

const routes: readonly Routes[] = [
  registerArt,
  registerPictures,
  registerRobots,
  registerWellKnown,
  registerSitemaps,
  registerFeeds,
  registerProductFeed,
  registerQuestionFeed,
  registerPersonalFeeds,
  registerMcp,
  registerPostback,
  registerOutbox,
  registerContact,
  registerCorrections,
  registerQuestions,
  registerNewsletter,
  registerMailLinks,
];

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

interface Site extends Pick<WebDeps, "log" | "dataSource" | "readDb" | "executeFor" | "executeSave" | "refuseClient"> {
  environment: Environment;
  client?: WebDeps["client"];
}

/** Registers everything that browsers get besides GraphQL. @returns the click recorder. */
export async function registerWeb(
  app: FastifyInstance,
  { environment, client = environment.mode === "development" ? null : clientBuild, ...site }: Site,
): Promise<ClickRecorder> {
  const { publicUrl, isLocal, isReadOnly } = environment;
  const given = { ...site, ...createStorages(environment), client, publicUrl, isLocal, isReadOnly };
  const pages = await registerPages(app, given);
  const db = () => site.dataSource.manager;
  const deps = { ...given, ...pages, db, art: folderStorage(samplePictures) };
  for (const register of routes) await register(app, deps);
  await registerApi(app, apiRoutes, deps);
  return registerClickTracking(app, deps);
}
