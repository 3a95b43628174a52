import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setUpOwnSite } from "../support/admin";
import { removeDataDir } from "../support/servers/processes";
import { startServerProcess } from "../support/server";
import { waitUntil } from "../support/waiting";

// The headless browser's own user agent counts as a bot.
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const linked = "/outfit/beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport";

interface Totals {
  clicks: number;
  views: number;
}

/** Sends a request as the numbered visitor, each with its own IP address. */
const visit = (address: string, visitor: number, init: RequestInit = {}): Promise<Response> =>
  fetch(address, {
    redirect: "manual",
    ...init,
    headers: { "user-agent": userAgent, "x-forwarded-for": `10.9.0.${visitor}`, ...(init.headers as object) },
  });

async function firstProduct(address: string): Promise<string> {
  const response = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ affiliateProducts(first: 1) { nodes { id } } }" }),
  });
  const { data } = (await response.json()) as { data: { affiliateProducts: { nodes: { id: string }[] } } };
  return data.affiliateProducts.nodes[0].id;
}

describe("outbound clicks", () => {
  const site = setUpOwnSite();
  const readTotals = async (): Promise<Totals> => {
    const day = new Date().toISOString().slice(0, 10);
    const { analytics } = await site.graphql<{ analytics: { totals: Totals } }>(
      "query ($day: String!) { analytics(from: $day, to: $day) { totals { clicks views } } }",
      { day },
    );
    return analytics.totals;
  };
  /** Waits until the total has grown: a browser reports a page when it has rendered it, and the server writes later. */
  const waitForMore = async (before: Totals, total: keyof Totals, number: number): Promise<void> => {
    await waitUntil(async () => (await readTotals())[total] >= before[total] + number);
    expect((await readTotals())[total] - before[total]).toBe(number);
  };

  test("records page views, except for visitors who send Do Not Track", async () => {
    const before = await readTotals();
    const quiet = await site.openAsVisitor("/blog", {
      userAgent,
      extraHTTPHeaders: { dnt: "1", "x-forwarded-for": "10.9.1.1" },
    });
    // What the other visitor reports later is written after what this one would have reported.
    const { page, problems } = await site.openAsVisitor(linked, { userAgent });
    await page.getByRole("link", { name: /Back to Beatrix Thornquist/ }).click();
    await page.waitForURL("**/celebrity/beatrix-thornquist");
    await waitForMore(before, "views", 2);
    expect([...problems, ...quiet.problems]).toEqual([]);
  });

  test("links of programs that forbid redirects go directly to the retailer and are counted", async () => {
    const id = await firstProduct(site.url());
    const redirect = await visit(`${site.url()}/go/${id}`, 50, { method: "HEAD" });
    const shop = new URL(redirect.headers.get("location") ?? "");
    await site.graphql(
      "mutation ($input: CreateAffiliateProgramInput!) { createAffiliateProgram(input: $input) { id } }",
      { input: { name: "Straight", kind: "MARKETPLACE", hosts: [shop.hostname], direct: true } },
    );
    const { page } = await site.openAsVisitor("/shop", { userAgent });
    await page.context().route(`${shop.origin}/**`, (route) => route.fulfill({ body: "the retailer" }));
    const link = page.locator(`a[href^="${shop.origin}/"]`).first();
    const before = await readTotals();
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await tab.waitForURL(`${shop.origin}/**`);
    expect(tab.url()).toContain("utm_source=wornby");
    // Of what the browser reported twice, two clicks would be written before this one.
    await visit(`${site.url()}/go/${id}`, 51);
    await waitForMore(before, "clicks", 2);
  });
});

describe("click storage at shutdown", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-clicks-"));
  let running: ReturnType<typeof startServerProcess> | undefined;
  const start = async () => {
    running = startServerProcess(folder, { TRUST_PROXY: "1" });
    return { server: running, address: await running.waitUntilReady() };
  };
  afterEach(() => running?.stop("SIGKILL"));
  afterAll(() => removeDataDir(folder));

  const post = (address: string, query: string, cookie = ""): Promise<Response> =>
    fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ query }),
    });
  /** Returns the cookie of a session, which outlives the server. */
  async function signIn(address: string): Promise<string> {
    const credentials = '{ email: "demo@wornby.example", password: "wornby-demo" }';
    const response = await post(address, `mutation { signIn(input: ${credentials}) { __typename } }`);
    const cookies = response.headers.getSetCookie();
    return cookies.find((text) => text.startsWith("session="))?.split(";")[0] ?? "";
  }
  async function fetchClicks(address: string, cookie: string): Promise<number> {
    const response = await post(address, "{ dashboard { clicks { total } } }", cookie);
    const { data } = (await response.json()) as { data: { dashboard: { clicks: { total: number } } } };
    return data.dashboard.clicks.total;
  }

  test("stores every click at SIGTERM, and soon without it", async () => {
    const first = await start();
    const cookie = await signIn(first.address);
    const before = await fetchClicks(first.address, cookie);
    const id = await firstProduct(first.address);
    // Below the limit of counted clicks per network and minute.
    for (let n = 1; n <= 20; n++) await visit(`${first.address}/go/${id}`, n);
    expect(await first.server.stop("SIGTERM")).toBe(0);
    const second = await start();
    expect((await fetchClicks(second.address, cookie)) - before).toBe(20);
    for (let n = 21; n <= 40; n++) await visit(`${second.address}/go/${id}`, n);
    await waitUntil(async () => (await fetchClicks(second.address, cookie)) - before === 40);
    await second.server.stop("SIGKILL");
    const third = await start();
    expect((await fetchClicks(third.address, cookie)) - before).toBe(40);
  });
});
