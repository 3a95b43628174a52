import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { randomIpAddress } from "./api";
import { browserFlags, countStart, getWorkerSite } from "./run";
import { longestWaitMs } from "./waiting";

/** Origin of the site that visitors read. No test changes it. */
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

/** The browser of this worker, which all of its test files use; each page has a context of its own. */
export const connectBrowser = (): Promise<Browser> => chromium.connect(getWorkerSite().browser);

/** A browser with windows and a back/forward cache, for tests of what it paints and restores. */
export const launchWholeBrowser = (): Promise<Browser> => {
  countStart("browser");
  return chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: browserFlags,
    // Playwright disables the cache by default, and the headless shell has none.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
};

/** Opens pages in a browser and closes each after its test. */
export function setUpBrowser(start = connectBrowser): TestBrowser {
  let browser: Browser;
  const policyViolations: string[] = [];
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await start();
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
        // Its requests would escape the tests that count or fail requests.
        serviceWorkers: "block",
        // Rate limits count per client address, so each page gets its own, as a proxy would send it.
        extraHTTPHeaders: { "x-forwarded-for": randomIpAddress() },
        ...options,
      });
      context.setDefaultTimeout(longestWaitMs);
      contexts.push(context);
      await context.exposeFunction("recordPolicyViolation", (violation: string) => policyViolations.push(violation));
      await context.addInitScript(reportPolicyViolations);
      context.on("page", (opened) => void opened.on("domcontentloaded", () => countStart("page")));
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
      await (options.javaScriptEnabled === false ? page.goto(path) : goTo(page, path));
      return { page, problems, dataRequests, close: () => context.close() };
    },
  };
}

/** Loads a page and waits until React has hydrated it. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isHydrated);
}

/** Loads the page again and waits until React has hydrated it. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(isHydrated);
}

/** Changes the scheme that the system prefers, and waits until a page with scripts has it. */
export async function setColorScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((scheme) => {
    const shown = document.documentElement.dataset.colorScheme;
    return shown === undefined || shown === scheme;
  }, colorScheme);
}

/** Waits for the page that a link leads to: the former one, whose address is gone, remains until it is ready. */
export const waitForPage = (page: Page, heading: string): Promise<void> =>
  page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();

/** Waits until the text is visible. */
export const waitForText = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

/** Waits until the toast is visible in a live region, so that screen readers announce it. */
export async function waitForToast(page: Page, title: string, text?: string): Promise<void> {
  const toast = page.locator("[aria-live] > *").filter({ hasText: title }).first();
  await toast.getByText(title).first().waitFor();
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
