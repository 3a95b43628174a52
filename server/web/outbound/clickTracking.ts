import type { FastifyInstance } from "fastify";
import { OutboundLinks } from "../../features/money/clicks/outboundLinks.service";
import { ClickRecorder } from "../../features/money/clicks/clickRecorder";
import { filterOpenCookies } from "../../features/people/accounts/session.service";
import { onWrite } from "../../core/cache/invalidation";
import { createPageReader, registerBeacon } from "./beacon";
import { registerOutboundRedirect } from "./outboundRedirect";
import type { WebDeps } from "../routes";

const silent: Pick<ClickRecorder, "click" | "view"> = { click: () => undefined, view: () => undefined };

/** Without pages, a link that leads nowhere is answered with a sentence. */
type ClickTrackingDeps = Pick<WebDeps, "db" | "readDb" | "log" | "publicUrl"> &
  Partial<Pick<WebDeps, "isReadOnly" | "showPage">>;

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
