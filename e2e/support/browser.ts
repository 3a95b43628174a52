import { randomInt } from "node:crypto";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import flags from "../../scripts/browserFlags.json";

export const siteUrl = (): string => process.env.SITE_ADDRESS ?? "";

export const desktop = { width: 1280, height: 900 };
export const phone = { width: 390, height: 844 };

/** An open page with its errors and its requests for data. */
export interface WatchedPage {
  page: Page;
  /** Console errors and uncaught script errors, including violations of the content security policy. */
  problems: string[];
  /** GraphQL requests that the browser sent. */
  dataRequests: string[];
  close(): Promise<void>;
}

/** Runs in the browser: whether React has hydrated the page, or the page has no scripts. */
export const isHydrated = (): boolean =>
  !document.querySelector("script[type=module], #late-scripts") ||
  Object.keys(document.querySelector("main a, main button, main p, p") ?? {}).some((key) => key.startsWith("__react"));

/** Runs in the browser before any script of the page: reports violations of the content security policy. */
const reportPolicyViolations = (): void =>
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
    const { recordPolicyViolation } = window as unknown as { recordPolicyViolation(violation: string): void };
    recordPolicyViolation(`${effectiveDirective}: ${blockedURI} ${sourceFile}`);
  });

export interface TestBrowser {
  open(path: string, options?: BrowserContextOptions): Promise<WatchedPage>;
  /** Policy violations of all pages; a test fails when the list is not empty at its end. */
  policyViolations: string[];
}

/** Fewer threads and processes: they take a tenth of the processor time of tests, and the machine has two cores. */
const testFlags = ["--js-flags=--single-threaded", "--in-process-gpu"];

/** Launches one headless browser per test file. A test that measures painting needs full Chrome (`CHROME_PATH`). */
export function setUpBrowser(executablePath = process.env.HEADLESS_PATH): TestBrowser {
  let browser: Browser;
  const policyViolations: string[] = [];
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: [...flags, ...testFlags] });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(policyViolations.splice(0)).toEqual([]);
  });
  afterAll(() => browser.close());

  return {
    policyViolations,
    async open(path, options = {}) {
      const context = await browser.newContext({
        viewport: desktop,
        baseURL: siteUrl(),
        // Rate limits count per client address, so each page gets its own, as a proxy would send it.
        extraHTTPHeaders: { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` },
        ...options,
      });
      contexts.push(context);
      await context.exposeFunction("recordPolicyViolation", (violation: string) => policyViolations.push(violation));
      await context.addInitScript(reportPolicyViolations);
      const page = await context.newPage();
      const problems: string[] = [];
      const dataRequests: string[] = [];
      // The browser logs an error for pages that return 404 on purpose.
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

/** Waits until the text is visible. */
export const waitForText = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor({ state: "visible", timeout: 10_000 });

/** Waits until the toast is visible in a live region, so that screen readers announce it. */
export async function waitForToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator("[aria-live] > *").filter({ hasText: title }).first();
  await toast.getByText(title).first().waitFor({ state: "visible", timeout: 10_000 });
  if (text) expect(await toast.textContent()).toContain(text);
}

/** Makes the browser's GraphQL requests fail with a network error or with an error response. */
export const failApiRequests = (page: Page, how: "network" | "server"): Promise<unknown> =>
  page.route("**/graphql**", (route) =>
    how === "network"
      ? route.abort("connectionrefused")
      : route.fulfill({
          json: { data: null, errors: [{ message: "Down.", extensions: { code: "SERVICE_UNAVAILABLE" } }] },
        }),
  );
