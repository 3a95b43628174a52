import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { FastifyRequest } from "fastify";
import { parse } from "graphql";
import type { DataSource } from "typeorm";
import type { Environment } from "../../config/environment";
import { mailPaths } from "../../../site/mailPages";
import { parseTrustedProxies } from "../../config/trustedProxies";
import { buildAdministrator, buildApiToken, buildCelebrity, buildOutfit } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { fakeOnly } from "../../testing/time/fakeTimers";
import { buildPersistedQueryPath, type TestSite, testSite, testClient } from "../../testing/testSite";
import type { PageRequest, RenderedPage } from "../../web/pages/pageRenderer";
import { ClientBudget } from "./clientBudget";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-budget-"));

/** Replaces the built client: every page queries the settings. */
const client = testClient(async ({ execute }: PageRequest): Promise<RenderedPage> => {
  await execute(parse("{ settings { siteName } }"), {});
  return { status: 200, html: "<h1>A page</h1>", styleHashes: [], scriptHashes: [] };
}, folder);

const search = (text: string) => ({
  query: "query ($text: String!) { search(text: $text) { outfitCount productCount } }",
  variables: { text },
});
/** Takes longer than one search, because the embedded engine serves the requests of a token one by one. */
const tenSearches = (text: string) => ({
  query: `{ ${Array.from({ length: 10 }, (_, n) => `a${n}: search(text: "${text} ${n}") { outfitCount productCount }`).join(" ")} }`,
});
const minute = 60_000;
const isTrustedProxy = parseTrustedProxies("1");
const visit = { headers: {}, cookies: {}, ip: "192.0.2.1", raw: {} } as unknown as FastifyRequest;
const from = (address: string) => ({ "x-forwarded-for": address });

describe("budget of a client", () => {
  let dataSource: DataSource;
  const sites: TestSite[] = [];
  beforeAll(async () => {
    dataSource = await testDatabase();
    const { id } = await buildCelebrity(dataSource.manager);
    await buildOutfit(dataSource.manager, { celebrityId: id, title: "Navy Gown" });
  });
  afterEach(() => jest.useRealTimers());
  afterAll(async () => {
    for (const site of sites) await site.stop();
    await dataSource.destroy();
    fs.rmSync(folder, { recursive: true });
  });

  /** A burst of 30 searches exhausts the budget, one does not. */
  const siteWith = async (variables: Partial<Environment>): Promise<TestSite> => {
    const site = await testSite(dataSource, { clientBudgetMs: 100, ...variables }, { client });
    sites.push(site);
    // Nothing is paid back on its own, and the start is paid.
    jest.useFakeTimers(fakeOnly("Date"));
    jest.advanceTimersByTime(minute);
    return site;
  };
  const statuses = async (count: number, ask: (n: number) => Promise<{ status: number }>): Promise<Set<number>> =>
    new Set((await Promise.all(Array.from({ length: count }, (_, n) => ask(n)))).map(({ status }) => status));

  test("limits operations, with TOO_MANY_REQUESTS and Retry-After", async () => {
    const site = await siteWith({ isTrustedProxy });
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, n) => site.post(search(`x${n}`), from("192.0.2.1"))),
    );
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { body } of refused) {
      expect(JSON.parse(body.toString()).errors[0]).toMatchObject({ extensions: { code: "TOO_MANY_REQUESTS" } });
    }
    for (const { headers } of refused) expect(headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    // Another network has its own budget; the addresses of one IPv6 network share one.
    expect((await site.post(search("y"), from("192.0.2.2"))).status).toBe(200);
    const network = await statuses(30, (n) => site.post(search(`z${n}`), from(`2001:db8:1:2::${n + 1}`)));
    expect([...network].sort()).toEqual([200, 429]);
  });

  test("limits repeated operations too", async () => {
    const site = await siteWith({ isTrustedProxy, publicUrl: "http://wornby.example" });
    for (let n = 0; n < 5; n += 1) await site.post(search("same"), from(`192.0.2.${n}`));
    expect([...(await statuses(30, () => site.post(search("same"), from("192.0.2.9"))))].sort()).toEqual([200, 429]);
  });

  test("limits uncached pages, and serves cached ones free of charge", async () => {
    const site = await siteWith({ isTrustedProxy });
    expect((await site.get("/blog", from("192.0.2.30"))).status).toBe(200);
    const rendered = await statuses(30, (n) => site.get(`/search?q=x${n}`, from("192.0.2.31")));
    expect([...rendered].sort()).toEqual([200, 429]);
    // Cached, so it is served although this address has no budget left.
    expect(await statuses(30, () => site.get("/blog", from("192.0.2.31")))).toEqual(new Set([200]));
    expect(await statuses(30, () => site.get(buildPersistedQueryPath("SiteSettings"), from("192.0.2.31")))).toEqual(
      new Set([200]),
    );
  });

  test("shows people a page that loads again, and gives programs JSON", async () => {
    const site = await siteWith({ isTrustedProxy });
    const visitBy = async (accept: string) => {
      const responses = await Promise.all(
        Array.from({ length: 30 }, (_, n) => site.get(`/search?q="><b>${n}`, { ...from("192.0.2.33"), accept })),
      );
      return responses.find(({ status }) => status === 429);
    };
    const page = await visitBy("text/html,application/xhtml+xml,*/*;q=0.8");
    const seconds = String(page?.headers["retry-after"]);
    expect(page?.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; /),
    });
    const html = page?.body.toString() ?? "";
    expect(html).toContain("<h1>Too many pages at once</h1>");
    expect(html).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
    expect(html).toContain('<a href="">Load the page now</a><a href="/">Return to Home</a>');
    const data = await visitBy("*/*");
    expect(JSON.parse(data?.body.toString() ?? "").errors[0].extensions.code).toBe("TOO_MANY_REQUESTS");
  });

  test("limits the pages of mail links with a wrong signature, refused forms and unknown shopping links", async () => {
    const site = await siteWith({ isTrustedProxy });
    /** The forms have limits of their own, with other sentences. */
    const isLimited = async (ask: () => Promise<{ body: Buffer }>): Promise<boolean> =>
      (await Promise.all(Array.from({ length: 30 }, ask))).some(({ body }) => body.includes("in one second"));
    const addresses = [
      mailPaths.preferences.pattern,
      mailPaths.answer.pattern,
      "/go/6a4d9a52-2f7c-4a4f-9d7c-111111111111",
      "/feeds/products.xml",
      "/sitemap.xml",
    ];
    for (const [at, address] of addresses.entries())
      expect([address, await isLimited(() => site.get(address, from(`192.0.2.5${at}`)))]).toEqual([address, true]);
    const forms = [
      ["/newsletter", "email=x&source=footer"],
      ["/outfit/navy-gown/correct", "text="],
      ["/ask?question=x", "email=x"],
      [mailPaths.preferences.pattern, "press=delete"],
    ];
    for (const [at, [address, body]] of forms.entries()) {
      const send = () => site.sendForm(address, body, from(`192.0.2.6${at}`));
      expect([address, await isLimited(send)]).toEqual([address, true]);
    }
    const accept = { ...from("192.0.2.60"), accept: "text/html" };
    const page = (await site.sendForm("/newsletter", "email=x&source=footer", accept)).body.toString();
    expect(page).toContain("go back in your browser and send it again: what you typed is still there");
    expect(page).not.toContain("http-equiv");
  });

  test("does not limit administrators", async () => {
    const site = await siteWith({ isTrustedProxy });
    const headers = { ...from("192.0.2.40"), cookie: site.cookie };
    expect((await site.post(search("first"), headers)).status).toBe(200);
    expect(await statuses(30, (n) => site.post(search(`x${n}`), headers))).toEqual(new Set([200]));
  });

  test("gives each API token a separate budget, apart from that of visitors", async () => {
    const site = await siteWith({ isTrustedProxy, tokenBudgetMs: 100 });
    const address = from("192.0.2.45");
    const withToken = async (name: string) => {
      const owner = { email: `${name}@example.com`, password: "a long password" };
      const { id: adminUserId } = await buildAdministrator(dataSource.manager, owner);
      return { ...address, authorization: `Bearer ${await buildApiToken(dataSource.manager, { adminUserId })}` };
    };
    const [importing, syncing] = [await withToken("import"), await withToken("sync")];
    await statuses(30, (n) => site.post(search(`x${n}`), address));
    expect((await site.post(search("visitor"), address)).status).toBe(429);
    const program = await Promise.all(Array.from({ length: 30 }, (_, n) => site.post(tenSearches(`y${n}`), importing)));
    expect([...new Set(program.map(({ status }) => status))].sort()).toEqual([200, 429]);
    const refused = program.find(({ status }) => status === 429);
    expect(JSON.parse(refused?.body.toString() ?? "").errors[0].message).toBe(
      "This API token has used up its budget of one second. Please try again in a few seconds.",
    );
    expect((await site.post(search("z"), syncing)).status).toBe(200);
    jest.advanceTimersByTime(minute);
    await statuses(30, (n) => site.post(tenSearches(`again${n}`), importing));
    expect((await site.post(search("visitor"), address)).status).toBe(200);
  });

  test("tells what is left of the budget, and programs what their operation cost", async () => {
    const site = await siteWith({ isTrustedProxy, tokenBudgetMs: 100 });
    const read = (response: { headers: Record<string, unknown> }): number => {
      expect(response.headers["ratelimit-policy"]).toBe('"time";q=100;w=1');
      return Number(/^"time";r=(\d+);t=1$/.exec(String(response.headers.ratelimit))?.[1]);
    };
    const visitor = await site.post(search("visitor"), from("192.0.2.60"));
    const [first, second] = [read(visitor), read(await site.post(search("again"), from("192.0.2.60")))];
    expect(first).toBeLessThan(100);
    expect(second).toBeLessThan(first);
    expect(JSON.parse(visitor.body.toString()).extensions).toBeUndefined();
    const owner = await buildAdministrator(dataSource.manager, {
      email: "cost@example.com",
      password: "a long password",
    });
    const token = await buildApiToken(dataSource.manager, { adminUserId: owner.id });
    const program = await site.post(
      { query: "{ outfits(first: 20) { nodes { title } } }" },
      {
        ...from("192.0.2.60"),
        authorization: `Bearer ${token}`,
      },
    );
    const leftMs = read(program);
    expect(JSON.parse(program.body.toString()).extensions).toEqual({
      cost: { rows: 20, maxRows: 50_000, budgetMs: 100, leftMs },
    });
    // Shared by all who wait for it.
    const cached = await site.get(buildPersistedQueryPath("SiteSettings"), from("192.0.2.61"));
    expect(cached.headers.ratelimit).toBeUndefined();
  });

  test("uses the connection's address when no proxy is trusted", async () => {
    const site = await siteWith({ isTrustedProxy: null, isReadOnly: false });
    const all = await statuses(30, (n) => site.post(search(`x${n}`), from(`192.0.2.${n}`)));
    expect([...all].sort()).toEqual([200, 429]);
  });

  test("answers again after the seconds of Retry-After", async () => {
    const site = await siteWith({ isTrustedProxy });
    await statuses(30, (n) => site.post(search(`x${n}`), from("192.0.2.50")));
    const { status, headers } = await site.post(search("again"), from("192.0.2.50"));
    expect(status).toBe(429);
    jest.advanceTimersByTime(1_000 * Number(headers["retry-after"]));
    expect((await site.post(search("again"), from("192.0.2.50"))).status).toBe(200);
  });

  test("can be disabled", async () => {
    const site = await siteWith({ clientBudgetMs: 0 });
    expect(await statuses(30, (n) => site.post(search(`x${n}`)))).toEqual(new Set([200]));
  });

  test("makes a client wait until it has paid back an expensive operation", () => {
    jest.useFakeTimers(fakeOnly("Date"));
    const budget = new ClientBudget({ clientBudgetMs: 100, tokenBudgetMs: 0, isTrustedProxy: null, isReadOnly: false });
    const operation = budget.ofVisitor(visit);
    const release = operation?.hold(0.5);
    operation?.charge(260);
    release?.();
    expect(budget.refuse(visit, 1)).toMatchObject({ status: 429, headers: { "retry-after": "2" } });
    expect(() => operation?.hold(0.1)).toThrow("Too many requests came from your network in one second.");
    jest.advanceTimersByTime(1_590);
    expect(budget.isSpent("192.0.2.1")).toBe(true);
    jest.advanceTimersByTime(20);
    expect(budget.refuse(visit, 1)).toBeNull();
  });

  test("lets a request pass after its wait, with what it is charged before its operation", () => {
    jest.useFakeTimers(fakeOnly("Date"));
    const budget = new ClientBudget({ clientBudgetMs: 100, tokenBudgetMs: 0, isTrustedProxy: null, isReadOnly: false });
    budget.ofVisitor(visit)?.charge(199.9);
    jest.advanceTimersByTime(1_000 * Number(budget.refuse(visit, 1)?.headers?.["retry-after"]));
    expect(budget.refuse(visit, 1)).toBeNull();
    expect(budget.ofVisitor(visit)?.hold(0.1)).toBeDefined();
  });

  test("limits operations that run at the same time by the share that each holds", () => {
    const budget = new ClientBudget({ clientBudgetMs: 100, tokenBudgetMs: 0, isTrustedProxy: null, isReadOnly: false });
    const hold = () => budget.ofVisitor(visit)?.hold(0.5);
    jest.useFakeTimers(fakeOnly("Date"));
    const releases = [hold(), hold()];
    expect(hold).toThrow("Too many requests");
    for (const release of releases) release?.();
    expect(hold()).toBeDefined();
  });
});
