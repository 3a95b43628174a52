import type { DataSource } from "typeorm";
import { buildOutfit } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { fakeOnly } from "../../testing/time/fakeTimers";
import { buildPersistedQueryPath, type TestSite, testSite, testClient } from "../../testing/testSite";
import type { RenderedPage } from "../../web/pages/pageRenderer";
import { rememberSession } from "./knownSessions";
import { createAdmission } from "./loadShedding";

const mockMonitor = { isOverloaded: jest.fn(() => false), stop: jest.fn() };
const mockWatch = jest.fn((_maxEventLoopDelayMs: number) => mockMonitor);
jest.mock("./loadShedding", () => ({
  ...jest.requireActual<object>("./loadShedding"),
  watchEventLoopDelay: (maxEventLoopDelayMs: number) => mockWatch(maxEventLoopDelayMs),
}));
const { watchEventLoopDelay } = jest.requireActual<typeof import("./loadShedding")>("./loadShedding");

const client = testClient((): Promise<RenderedPage> =>
  Promise.resolve({ status: 200, html: "<p>A page</p>", styleHashes: [], scriptHashes: [] }),
);

const signIn = "mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }";

describe("load shedding", () => {
  let dataSource: DataSource;
  let site: TestSite;
  const cachedUrl = buildPersistedQueryPath("SiteSettings");

  beforeAll(async () => {
    dataSource = await testDatabase();
    site = await testSite(dataSource, { maxEventLoopDelayMs: 80 }, { client });
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  const query = (text: string): string => `/graphql?query=${encodeURIComponent(text)}`;
  const preflight = { "apollo-require-preflight": "1" };

  test("rejects page renders and operations only", async () => {
    const { slug } = await buildOutfit(dataSource.manager);
    await site.get(cachedUrl);
    expect((await site.get("/privacy-policy?a=1")).status).toBe(200);
    expect(mockWatch).toHaveBeenCalledWith(80);
    mockMonitor.isOverloaded.mockReturnValue(true);
    const page = await site.get("/blog", { accept: "text/html,*/*;q=0.8" });
    expect(page.status).toBe(503);
    const [ofApi, ofMissing, ofCached, ofLife, ofEditor, ofChange, ofSignIn, ofAdmin] = await Promise.all([
      site.get(query("{ settings { siteName } }"), preflight),
      site.get(buildPersistedQueryPath("OutfitPage", { slug })),
      site.get(cachedUrl),
      site.get("/livez"),
      site.get(query("{ settings { siteName } }"), { ...preflight, cookie: site.cookie }),
      site.edit("mutation { signOut }"),
      site.post({
        operationName: "SignIn",
        query: signIn,
        variables: { input: { email: "a@b.example", password: "wrong!" } },
      }),
      site.get("/admin/login"),
    ]);
    expect(page.headers).toMatchObject({ "retry-after": "2", "content-type": "text/html; charset=utf-8" });
    expect(page.body.toString()).toContain('<meta http-equiv="refresh" content="2">');
    expect(page.body.toString()).toContain("The site is too busy at the moment.");
    const ofProgram = await site.get("/blog", { accept: "application/json" });
    expect(ofProgram.headers).toMatchObject({ "retry-after": "2", "content-type": "application/json; charset=utf-8" });
    expect(JSON.parse(ofProgram.body.toString()).errors[0].extensions).toEqual({ code: "SERVICE_UNAVAILABLE" });
    for (const response of [ofApi, ofMissing]) {
      expect(response).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
      expect(JSON.parse(response.body.toString())).toMatchObject({
        errors: [{ extensions: { code: "SERVICE_UNAVAILABLE" } }],
      });
    }
    expect([ofCached, ofLife, ofEditor, ofAdmin].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(ofChange).toEqual({ signOut: true });
    expect(ofSignIn).toMatchObject({ status: 200 });
    expect(ofSignIn.body.toString()).toContain("SignInFailed");
  });

  test("accepts all requests again after recovery", async () => {
    mockMonitor.isOverloaded.mockReturnValue(false);
    expect((await site.get(query("{ settings { siteName } }"), preflight)).status).toBe(200);
  });

  test("ignores a single delay, ends after a second without one, and can be disabled", () => {
    jest.useFakeTimers();
    const clock = jest.spyOn(performance, "now").mockReturnValue(0);
    /** The monitor measures every 100 ms. */
    const turn = (delayMs: number) => {
      clock.mockReturnValue(performance.now() + 100 + delayMs);
      jest.advanceTimersByTime(100);
    };
    const lags = [watchEventLoopDelay(300), watchEventLoopDelay(0)];
    for (const delayMs of [0, 500, 0, 500]) turn(delayMs);
    expect(lags[0].isOverloaded()).toBe(false);
    turn(500);
    expect(lags.map((lag) => lag.isOverloaded())).toEqual([true, false]);
    for (let quick = 0; quick < 10; quick += 1) turn(0);
    expect(lags[0].isOverloaded()).toBe(false);
    lags.forEach((lag) => lag.stop());
    clock.mockRestore();
    jest.useRealTimers();
  });
});

describe("load shedding: while overloaded", () => {
  afterEach(() => jest.useRealTimers());

  type Request = [url: string, session?: string, operationName?: string];

  test.each<[string, (n: number) => Request]>([
    ["call what they ask SignIn", () => ["/graphql", undefined, "SignIn"]],
    ["make a session up", (n) => ["/celebrities", `${"x".repeat(40)}${n + 100}`]],
    ["ask for the admin area", (n) => [`/admin/login?n=${n}`]],
  ])("admits only a few requests that %s, but all editors", async (_, request) => {
    jest.useFakeTimers(fakeOnly("Date", "setTimeout", "clearTimeout"));
    rememberSession("known");
    const admit = createAdmission({ isOverloaded: () => true });
    const isAdmitted = ([url, session, operationName]: Request) => admit({ url, cookies: { session } }, operationName);
    const admitted = await Promise.all(Array.from({ length: 40 }, (_request, n) => isAdmitted(request(n))));
    expect(admitted.filter(Boolean)).toHaveLength(10);
    const asked: Request[] = [["/graphql", "known"], ["/celebrities", "known"], ["/celebrities"]];
    expect(await Promise.all(asked.map(isAdmitted))).toEqual([true, true, false]);
  });
});
