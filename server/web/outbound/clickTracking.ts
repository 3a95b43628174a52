import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { OutboundLinks } from "../../features/clicks/outboundLinks.service";
import { ClickRecorder } from "../../features/clicks/clickRecorder";
import { filterOpenCookies } from "../../features/accounts/session.service";
import { onWrite } from "../../core/cache/invalidation";
import { createPageReader, registerBeacon } from "./beacon";
import { registerOutboundRedirect } from "./outboundRedirect";
import type { SendPage } from "../pages/pages";

export interface ClickTrackingDeps {
  db: () => EntityManager;
  /** Returns the read source for visitors. */
  readDb: () => EntityManager;
  log: Logger;
  publicUrl: string | null;
  showPage?: SendPage;
}

/** Registers outbound redirects and page views with their recorder, which writes its queue when the server closes. */
export function registerClickTracking(
  app: FastifyInstance,
  { db, readDb, log, publicUrl, showPage }: ClickTrackingDeps,
): ClickRecorder {
  const links = new OutboundLinks(readDb);
  const recorder = new ClickRecorder({ db, log, filterAdminCookies: filterOpenCookies, findPage: createPageReader() });
  const listening = onWrite((tags) => links.forgetByTags(tags));
  app.addHook("onClose", async () => {
    listening();
    await recorder.stop();
  });
  registerOutboundRedirect(app, { links, recorder, publicUrl, showPage });
  registerBeacon(app, { links, recorder, publicUrl });
  return recorder;
}
