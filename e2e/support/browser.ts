import { randomInt } from "node:crypto";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import flags from "../../scripts/browserFlags.json";

export const siteUrl = (): string => process.env.SITE_ADDRESS ?? "";

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** A page, and what went wrong in it: errors, failed hydration, refused scripts, requests for data. */
export interface WatchedPage {
  page: Page;
  /** Errors of the console and of scripts, breaches of the content security policy among them. */
  problems: string[];
  /** Requests to the API that the browser made. */
  dataRequests: string[];
  close(): Promise<void>;
}

/** In the browser: whether React has taken over what the server rendered, on pages that have scripts. */
export const isHydrated = (): boolean =>
  !document.querySelector("script[type=module], #late-scripts") ||
  Object.keys(document.querySelector("main a, main button, main p, p") ?? {}).some((key) => key.startsWith("__react"));

/** In the browser, before any script of the page: tells of everything that the page's policy did not allow. */
const reportPolicyViolations = (): void =>
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
    const { noteBreach } = window as unknown as { noteBreach(breach: string): void };
    noteBreach(`${effectiveDirective}: ${blockedURI} ${sourceFile}`);
  });

export interface TestBrowser {
  open(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** What pages did against their policies; anything left in here fails the test. */
  policyViolations: string[];
}

/** One browser per test file, without windows; a test of painting needs the whole one (`CHROME_PATH`). */
export function setUpBrowser(executablePath = process.env.HEADLESS_PATH): TestBrowser {
  let browser: Browser;
  const breaches: string[] = [];
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: flags });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(breaches.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  return {
    policyViolations: breaches,
    async open(path, options = {}) {
      const context = await browser.newContext({
        viewport: desktop,
        baseURL: siteUrl(),
        // A visitor with an address of its own, as a proxy would tell it: limits count each test by itself.
        extraHTTPHeaders: { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
        ...options,
      });
      contexts.push(context);
      await context.exposeFunction("noteBreach", (breach: string) => breaches.push(breach));
      await context.addInitScript(reportPolicyViolations);
      const page = await context.newPage();
      const problems: string[] = [];
      const dataRequests: string[] = [];
      // A page that answers 404 on purpose makes the browser say so in the console.
      page.on(
        "console",
        (message) =>
          void (message.type() === "error" && !/status of 404/.test(message.text()) && problems.push(message.text())),
      );
      page.on("pageerror", (error) => void problems.push(error.message));
      page.on(
        "request",
        (request) =>
          void (request.url().includes("/graphql") && dataRequests.push(request.postData() ?? request.url())),
      );
      await page.goto(path, { waitUntil: "networkidle" });
      if (options.javaScriptEnabled !== false) await page.waitForFunction(isHydrated);
      return { page, problems, dataRequests, close: () => context.close() };
    },
  };
}

/** Waits until a person can see the text. */
export const waitForText = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor({ state: "visible", timeout: 10_000 });

/** Waits until a person can see the toast, in the region that screen readers read out. */
export async function waitForToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator("[aria-live] > *").filter({ hasText: title }).first();
  await toast.getByText(title).first().waitFor({ state: "visible", timeout: 10_000 });
  if (text) expect(await toast.textContent()).toContain(text);
}

/** Lets the browser's requests to the API fail as if the network were down, or be answered with an error. */
export const failApiRequests = (page: Page, how: "network" | "server"): Promise<unknown> =>
  page.route("**/graphql**", (route) =>
    how === "network"
      ? route.abort("connectionrefused")
      : route.fulfill({
          json: { data: null, errors: [{ message: "Down.", extensions: { code: "SERVICE_UNAVAILABLE" } }] },
        }),
  );
