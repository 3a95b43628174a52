import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { buildCelebrity } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { Settings } from "../../features/site/settings/settings.entity";
import { testClient } from "../../testing/testSite";
import type { PageRequest, RenderedPage } from "./pageRenderer";
import { registerPages } from "./pages";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-pages-"));
const rendered: PageRequest[] = [];

/** Replaces the built client with an application without pages. */
const client = testClient((request: PageRequest) => {
  rendered.push(request);
  return Promise.resolve<RenderedPage>({
    status: 404,
    html: "<h1>Not found</h1>",
    styleHashes: [],
    scriptHashes: [],
  });
}, folder);

describe("pages", () => {
  let dataSource: DataSource;
  let app: FastifyInstance;
  let db: () => DataSource["manager"];

  beforeAll(async () => {
    fs.mkdirSync(path.join(folder, "assets"));
    const files = { "a.js": "as it is", "a.js.br": "small", "a.js.gz": "less small" };
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, "assets", name), text);
    for (const name of ["sw.js", "sw.js.br"]) fs.writeFileSync(path.join(folder, name), name);
    fs.writeFileSync(path.join(folder, "site.webmanifest"), JSON.stringify({ name: "x", display: "standalone" }));
    dataSource = await testDatabase();
    db = () => dataSource.manager;
    app = fastify();
    await registerPages(app, {
      client,
      publicUrl: null,
      readDb: () => db(),
      dataSource,
      executeFor: () => () => Promise.resolve({}),
      executeSave: () => () => Promise.resolve({}),
      refuseClient: () => null,
    });
  });
  beforeEach(() => rendered.splice(0));
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
    fs.rmSync(folder, { recursive: true });
  });

  test("are sent with files that the build has compressed", async () => {
    const ask = (accepted: string) => app.inject({ url: "/assets/a.js", headers: { "accept-encoding": accepted } });
    const [br, gzip, plain] = [await ask("gzip, br"), await ask("gzip"), await ask("identity")];
    expect([br.body, gzip.body, plain.body]).toEqual(["small", "less small", "as it is"]);
    expect([br, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
    expect(br.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": expect.stringContaining("javascript"),
      vary: "accept-encoding",
    });
  });

  test("come with a service worker that is always new and may send requests, as its own policy says", async () => {
    for (const [accepted, file] of Object.entries({ identity: "sw.js", br: "sw.js.br" })) {
      const { body, headers } = await app.inject({ url: "/sw.js", headers: { "accept-encoding": accepted } });
      expect(body).toBe(file);
      expect(headers).toMatchObject({
        "cache-control": "no-cache",
        "content-type": expect.stringContaining("javascript"),
        "content-security-policy": "default-src 'none'; connect-src 'self'",
      });
    }
  });

  test("come with a manifest that has the site's name", async () => {
    await dataSource.manager.update(Settings, { id: 1 }, { siteName: "Gala", siteTagline: "Red carpets" });
    const response = await app.inject("/site.webmanifest");
    expect(response.headers["content-type"]).toContain("application/manifest+json");
    expect(response.json()).toEqual({
      name: "Gala: Red carpets",
      short_name: "Gala",
      description: "Red carpets",
      display: "standalone",
    });
  });

  test("are offline without scripts, because their address is another page's", async () => {
    await app.inject("/offline");
    expect(rendered).toMatchObject([{ url: "/offline", withoutScripts: true }]);
  });

  test("of the admin area are stored by no browser, so that Back does not restore them after Logout", async () => {
    for (const url of ["/admin/dashboard", "/admin/login?next=%2Fadmin", "/admin/no-such-screen"])
      expect([url, (await app.inject(url)).headers["cache-control"]]).toEqual([url, "no-store"]);
    expect((await app.inject("/outfits")).headers["cache-control"]).toBe("no-cache");
  });

  test("are redirected, not rendered, at another spelling", async () => {
    const response = await app.inject("/terms?x=1");
    expect([response.statusCode, response.headers.location]).toEqual([301, "/terms-of-service?x=1"]);
    expect(response.headers["cache-control"]).toBe("no-cache");
    expect(rendered).toEqual([]);
  });

  test("return 410 for rows in the trash", async () => {
    const { id, slug } = await buildCelebrity(dataSource.manager, { deletedAt: new Date() });
    const response = await app.inject(`/celebrity/${slug}`);
    expect(response).toMatchObject({ statusCode: 410, body: "<h1>Not found</h1>" });
    expect(response.headers["x-robots-tag"]).toBe("noindex");
    expect((await app.inject(`/celebrity/id/${id}`)).statusCode).toBe(410);
    expect(rendered).toMatchObject([
      { url: `/celebrity/${slug}`, withoutScripts: false },
      { url: `/celebrity/${slug}`, withoutScripts: true },
    ]);
  });

  test("return the application's status for unknown addresses", async () => {
    expect((await app.inject("/celebrity/nobody")).statusCode).toBe(404);
    expect((await app.inject("/celebrity/id/nobody")).statusCode).toBe(404);
    expect(rendered).toMatchObject([{ url: "/celebrity/nobody" }, { url: "/celebrity/nobody", withoutScripts: true }]);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "/%5Cevil.example/",
    "//evil.example/x/",
    "/s/%0d%0aset-cookie:a=b/",
  ])("are not redirected from %s", async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });

  test("receive the origin of the request, which must be valid", async () => {
    await app.inject({ url: "/x", headers: { host: "worn.example:81" } });
    expect(rendered).toMatchObject([{ origin: "http://worn.example:81" }]);
    const hostile = await app.inject({ url: "/x", headers: { host: 'x"><script>' } });
    expect(hostile.statusCode).toBe(400);
    expect(hostile.body).not.toContain("script");
  });

  test("are rendered by the application while the database is unavailable", async () => {
    const { manager } = dataSource;
    db = () => ({ query: () => Promise.reject(new Error("away")) }) as unknown as typeof manager;
    expect((await app.inject("/celebrity/wren")).statusCode).toBe(404);
    expect(rendered).toMatchObject([{ url: "/celebrity/wren", withoutScripts: false }]);
    db = () => manager;
  });
});
