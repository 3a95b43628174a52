import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { OutboundLinks } from "../../features/money/clicks/outboundLinks.service";
import { ClickRecorder } from "../../features/money/clicks/clickRecorder";
import { filterOpenCookies } from "../../features/people/accounts/session.service";
import { onWrite } from "../../core/cache/invalidation";
import { createPageReader, registerBeacon } from "./beacon";
import { registerOutboundRedirect } from "./outboundRedirect";
import type { SendPage } from "../pages/pages";

const silent: Pick<ClickRecorder, "click" | "view"> = { click: () => undefined, view: () => undefined };

export interface ClickTrackingDeps {
  db: () => EntityManager;
  /** Returns the read source for visitors. */
  readDb: () => EntityManager;
  log: Logger;
  publicUrl: string | null;
  /** Whether clicks and views are not recorded: the demo stores nothing. */
  isReadOnly?: boolean;
  showPage?: SendPage;
}

/** Registers outbound redirects and page views with their recorder, which writes its queue when the server closes. */
export function registerClickTracking(
  app: FastifyInstance,
  { db, readDb, log, publicUrl, isReadOnly = false, showPage }: ClickTrackingDeps,
): ClickRecorder {
  const links = new OutboundLinks(readDb);
  const recorder = new ClickRecorder({ db, log, filterAdminCookies: filterOpenCookies, findPage: createPageReader() });
  const listening = onWrite((tags) => links.forgetByTags(tags));
  app.addHook("onClose", async () => {
    listening();
    await recorder.stop();
  });
  const routes = { links, recorder: isReadOnly ? silent : recorder, publicUrl };
  registerOutboundRedirect(app, { ...routes, showPage });
  registerBeacon(app, routes);
  return recorder;
}
