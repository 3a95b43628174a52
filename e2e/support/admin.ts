import type { BrowserContextOptions } from "playwright-core";
import { post, signInByApi } from "./api";
import { setUpBrowser, type WatchedPage } from "./browser";
import { copyFilledSite, type FilledSite, removeFilledSite, startFilledSite } from "./filledSite";
import type { SiteProcess } from "./server";

export interface AdminSite {
  /** Origin of this test file's site. */
  url(): string;
  /** Opens a page as the demo administrator, in a new session. */
  openAdmin(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Opens a page as a visitor. */
  openAsVisitor(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Runs an operation as the demo administrator to prepare test data; rejects on GraphQL errors. */
  graphql<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
}

/**
 * Starts a site with sample data for one test file: what editors change must not affect other files.
 * @param variables more of the server's environment
 */
export function setUpAdminSite(variables: Record<string, string> = {}): AdminSite {
  const browser = setUpBrowser();
  let copy: FilledSite;
  let server: SiteProcess;
  let site: string;
  beforeAll(async () => {
    copy = await copyFilledSite();
    server = startFilledSite(copy, variables);
    site = await server.waitUntilReady();
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await removeFilledSite(copy);
  });
  return {
    url: () => site,
    openAsVisitor: (target, options) => browser.open(target, { baseURL: site, ...options }),
    async openAdmin(target, options) {
      const { hostname: domain } = new URL(site);
      const cookie = { ...(await signInByApi(site)), domain, path: "/", expires: -1, httpOnly: true, secure: false };
      const storageState = { cookies: [{ ...cookie, sameSite: "Lax" as const }], origins: [] };
      return browser.open(target, { baseURL: site, storageState, ...options });
    },
    async graphql<Data>(query: string, variables = {}) {
      const { name, value } = await signInByApi(site);
      const { body } = await post(site, { query, variables }, { cookie: `${name}=${value}` });
      if (body.errors) throw new Error(JSON.stringify(body.errors));
      return body.data as Data;
    },
  };
}
