import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { OutboundLinks } from "../features/analytics/outboundLinks.service";
import { Recorder } from "../features/analytics/recorder";
import { openCookies } from "../features/auth/session.service";
import { onWrite } from "../shared/content/write";
import { pageReader, registerBeacon } from "./beacon";
import { registerGo } from "./go";
import type { ShowPage } from "./pages";

export interface LedgerParts {
  db: () => EntityManager;
  /** Where visitors' reads go. */
  readDb: () => EntityManager;
  log: Logger;
  publicUrl: string | null;
  showPage?: ShowPage;
}

/** The ways out and the views, with the recorder behind them; it writes what is left when the server closes. */
export function registerLedger(app: FastifyInstance, { db, readDb, log, publicUrl, showPage }: LedgerParts): Recorder {
  const links = new OutboundLinks(readDb);
  const recorder = new Recorder({ db, log, ownCookies: openCookies, pageOf: pageReader() });
  const listening = onWrite((tags) => links.forgetTouched(tags));
  app.addHook("onClose", async () => {
    listening();
    await recorder.stop();
  });
  registerGo(app, { links, recorder, publicUrl, showPage });
  registerBeacon(app, { links, recorder, publicUrl });
  return recorder;
}
