import type { BrowserContextOptions } from "playwright-core";
import { demoAdministrator, post, signInByApi } from "./api";
import { connectBrowser, setUpBrowser, type WatchedPage } from "./browser";
import { copyFilledSite, type FilledSite, removeFilledSite, startFilledSite } from "./filledSite";
import { getWorkerSite, type WorkerSite } from "./run";
import type { SiteProcess } from "./server";

export interface AdminSite {
  /** Origin of the site. */
  url(): string;
  /** Opens a page as the demo administrator, in the session that all tests of the site share. */
  openAdmin(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** The same in a session of its own, which the test may end. */
  openAdminInNewSession(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Opens a page as a visitor. */
  openAsVisitor(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Runs an operation as the demo administrator to prepare test data; rejects on GraphQL errors. */
  graphql<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
}

function administer(getSite: () => Pick<WorkerSite, "url" | "session">, startBrowser = connectBrowser): AdminSite {
  const browser = setUpBrowser(startBrowser);
  const openIn = (session: WorkerSite["session"], target: string, options?: BrowserContextOptions) => {
    const { url } = getSite();
    const cookie = { ...session, domain: new URL(url).hostname, path: "/", expires: -1, httpOnly: true, secure: false };
    const storageState = { cookies: [{ ...cookie, sameSite: "Lax" as const }], origins: [] };
    return browser.open(target, { baseURL: url, storageState, ...options });
  };
  return {
    url: () => getSite().url,
    openAsVisitor: (target, options) => browser.open(target, { baseURL: getSite().url, ...options }),
    openAdmin: (target, options) => openIn(getSite().session, target, options),
    openAdminInNewSession: async (target, options) => openIn(await signInByApi(getSite().url), target, options),
    async graphql<Data>(query: string, variables = {}) {
      const { url, session } = getSite();
      const { body } = await post(url, { query, variables }, { cookie: `${session.name}=${session.value}` });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data as Data;
    },
  };
}

/** The worker's site, for tests that only add rows, with titles that no other test uses. */
export function setUpAdminSite(startBrowser = connectBrowser): AdminSite {
  const admin = administer(getWorkerSite, startBrowser);
  // The files of a worker share its session for longer than the ten minutes for which a password counts.
  beforeAll(() =>
    admin.graphql("mutation ($input: ConfirmPasswordInput!) { reauthenticate(input: $input) }", {
      input: { currentPassword: demoAdministrator.password },
    }),
  );
  return admin;
}

/**
 * A site of its own, for tests that change what others see: settings, sample rows, accounts.
 * @param variables more of the server's environment
 */
export function setUpOwnSite(variables: Record<string, string> = {}): AdminSite {
  let copy: FilledSite;
  let server: SiteProcess;
  let site: Pick<WorkerSite, "url" | "session">;
  beforeAll(async () => {
    copy = await copyFilledSite();
    server = startFilledSite(copy, variables);
    const url = await server.waitUntilReady();
    site = { url, session: await signInByApi(url) };
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await removeFilledSite(copy);
  });
  return administer(() => site);
}
