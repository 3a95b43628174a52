import http from "node:http";
import { parse } from "graphql";
import type { DataSource } from "typeorm";
import { PublicationStatus } from "../../core/kinds/publishableRow";
import { startSession } from "../../features/people/accounts/session.service";
import { buildAdministrator, buildCelebrity, buildOutfit, buildPost } from "../../testing/build";
import { readDatabaseState } from "../../testing/database/databaseState";
import { dayFromToday } from "../../testing/time/days";
import { testDatabase } from "../../testing/database/testDatabase";
import { testSite, type TestSite, testClient } from "../../testing/testSite";
import type { PageRequest } from "./pageRenderer";

/** An application whose pages are what their query reads. */
const client = testClient(async (request: PageRequest) => {
  const [, page, slug] = request.url.split("/");
  const result = (await request.execute(parse(queries[page as keyof typeof queries]), { slug })) as { data: object };
  return {
    status: 200,
    html: JSON.stringify({ ...result.data, url: request.url, withoutScripts: request.withoutScripts }),
    styleHashes: [],
    scriptHashes: [],
  };
});
const queries = {
  "": "{ settings { siteName enableTracking branding { accent } homeSections } }",
  outfit: `query ($slug: String!) {
    outfit(slug: $slug) { title date seoTitle celebrity { name } tags } outfits { nodes { title } }
    settings { enableTracking } }`,
  celebrity: "query ($slug: String!) { celebrity(slug: $slug) { name bio } }",
  blog: "query ($slug: String!) { blogPost(slug: $slug) { title metaDescription parts { html } } }",
};
const { DRAFT } = PublicationStatus;

describe("POST /api/preview-draft", () => {
  let dataSource: DataSource;
  let site: TestSite;
  beforeAll(async () => {
    dataSource = await testDatabase();
    site = await testSite(dataSource, {}, { client });
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  const send = async (body: object, cookie: string | null = site.cookie) => {
    const headers = { "content-type": "application/json", ...(cookie && { cookie }) };
    const { status, headers: sent, text } = await post(site.port, JSON.stringify(body), headers);
    return { status, headers: sent, json: JSON.parse(text) as { html: string; errors: SentError[] } };
  };
  const show = async (body: object, cookie?: string) => {
    const { status, json } = await send(body, cookie);
    expect({ status, errors: json.errors }).toEqual({ status: 200 });
    return JSON.parse(json.html) as Record<string, Record<string, unknown>>;
  };
  const contributor = async (email: string) => {
    const { id } = await buildAdministrator(dataSource.manager, {
      email,
      password: "long enough",
      role: "contributor",
    });
    return { id, cookie: `session=${(await startSession(dataSource.manager, id, "A browser")).cookie}` };
  };
  const image = "https://example.com/a.jpg";

  test("shows the unsaved changes of an unpublished outfit in its page, without scripts, and stores nothing", async () => {
    const { manager } = dataSource;
    const { id: celebrityId } = await buildCelebrity(manager, { name: "Ada Lace", status: DRAFT });
    const { id } = await buildOutfit(manager, { celebrityId, title: "Cape", status: DRAFT, date: dayFromToday(3) });
    await buildOutfit(manager, { celebrityId, title: "Other Draft", status: DRAFT });
    const before = await readDatabaseState(dataSource);
    const input = { id, version: 1, title: "Coat", slug: "new-coat", seoTitle: "Own", tags: ["never stored"] };
    expect(await show({ type: "outfit", input })).toEqual({
      outfit: {
        title: "Coat",
        date: dayFromToday(0),
        seoTitle: "Own",
        celebrity: { name: "Ada Lace" },
        tags: ["never stored"],
      },
      outfits: { nodes: [{ title: "Coat" }] },
      settings: { enableTracking: false },
      url: "/outfit/new-coat",
      withoutScripts: true,
    });
    expect(await readDatabaseState(dataSource)).toEqual(before);
  });

  test("shows new rows that were never saved", async () => {
    const { id: celebrityId } = await buildCelebrity(dataSource.manager, { name: "Bo Reed" });
    const before = await readDatabaseState(dataSource);
    const article = { title: "Loafers", image, category: "Shoes", author: "Io", excerpt: "Short.", content: "# Hello" };
    const [outfit, celebrity, post] = [
      await show({ type: "outfit", input: { title: "Gown", image, celebrityId, description: "Long." } }),
      await show({ type: "celebrity", input: { name: "Cy Young", bio: "Tall." } }),
      await show({ type: "blogPost", input: { ...article, seoDescription: "Own." } }),
    ];
    expect(outfit.outfit).toMatchObject({ title: "Gown", date: null });
    expect(celebrity.celebrity).toEqual({ name: "Cy Young", bio: "Tall." });
    expect(post.blogPost).toMatchObject({ title: "Loafers", metaDescription: "Own." });
    expect(await readDatabaseState(dataSource)).toEqual(before);
  });

  test("keeps every cached response, and leaves the public page as it was", async () => {
    const { manager } = dataSource;
    const { id: celebrityId } = await buildCelebrity(manager, { name: "Di Moor" });
    const { id, slug } = await buildOutfit(manager, { celebrityId, title: "Public Cape" });
    const { headers, body } = await site.get(`/outfit/${slug}`);
    expect(body.toString()).toContain("Public Cape");
    await show({ type: "outfit", input: { id, version: 1, title: "Unsaved" } });
    const again = await site.get(`/outfit/${slug}`, { "if-none-match": headers.etag });
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  });

  test("shows the site with settings that were never saved, on its newest public pages", async () => {
    const { manager } = dataSource;
    const { id: celebrityId } = await buildCelebrity(manager, { name: "Eve Hart" });
    await buildOutfit(manager, { celebrityId, title: "Newest", date: dayFromToday(0) });
    await buildOutfit(manager, { celebrityId, title: "Next week", date: dayFromToday(7) });
    await buildPost(manager, { title: "Boots", date: dayFromToday(0) });
    const before = await readDatabaseState(dataSource);
    const branding = { accent: "#0b5d4e", fonts: "MODERN", corners: "ROUND", density: "COMPACT" };
    const input = { version: 1, siteName: "Gloss", branding };
    const home = await show({ type: "settings", page: "home", input });
    expect(home.settings).toMatchObject({ siteName: "Gloss", enableTracking: false, branding: { accent: "#0b5d4e" } });
    expect((await show({ type: "settings", page: "outfit", input })).outfit).toMatchObject({ title: "Newest" });
    expect((await show({ type: "settings", page: "blogPost", input })).blogPost).toMatchObject({ title: "Boots" });
    expect(await readDatabaseState(dataSource)).toEqual(before);
    const wrong = await send({
      type: "settings",
      page: "home",
      input: { version: 1, branding: { ...branding, accent: "x" } },
    });
    expect([wrong.status, JSON.stringify(wrong.json.errors)]).toEqual([400, expect.stringContaining("Choose a color")]);
    const { cookie } = await contributor("settings@example.com");
    expect((await send({ type: "settings", page: "home", input }, cookie)).status).toBe(403);
  });

  test("is refused with the sentences of saving", async () => {
    const { id } = await buildPost(dataSource.manager, { title: "Loafers" });
    const input = { title: " ", image, celebrityId: "", description: "" };
    const invalid = await send({ type: "outfit", input });
    expect([invalid.status, invalid.json.errors[0].extensions]).toEqual([
      400,
      {
        code: "BAD_USER_INPUT",
        fieldErrors: { title: "Title is required" },
      },
    ]);
    const stale = await send({ type: "blogPost", input: { id, version: 7, title: "Mine" } });
    expect([stale.status, stale.json.errors[0].extensions.code]).toEqual([409, "CONFLICT"]);
    for (const body of [{}, { type: "settings", input: {} }, { type: "outfit", input: [] }, { type: "outfit" }, []])
      expect((await send(body)).json.errors[0].extensions.code).toBe("BAD_USER_INPUT");
    const unknown = await send({ type: "celebrity", input: { name: "Ada", role: "admin" } });
    expect([unknown.status, unknown.json.errors[0].extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
  });

  test("is closed to visitors, and shows contributors only what they may save", async () => {
    const { manager } = dataSource;
    expect((await send({ type: "celebrity", input: { name: "Ada" } }, null)).status).toBe(401);
    const { id: authorId, cookie } = await contributor("noa@example.com");
    const own = await buildPost(manager, { title: "Mine", status: DRAFT, authorId });
    const foreign = await buildPost(manager, { title: "Theirs", status: DRAFT });
    const body = ({ id }: { id: string }) => ({ type: "blogPost", input: { id, version: 1, title: "Changed" } });
    expect((await show(body(own), cookie)).blogPost.title).toBe("Changed");
    const refused = await send(body(foreign), cookie);
    expect([refused.status, refused.json.errors[0].message]).toEqual([
      403,
      "You can change only your own drafts. Ask an editor to change this one.",
    ]);
    expect((await show({ type: "celebrity", input: { name: "New" } }, cookie)).celebrity.name).toBe("New");
  });

  test("is limited to 60 a minute for each session, and never stored", async () => {
    const { cookie } = await contributor("many@example.com");
    const draft = { type: "celebrity", input: {} };
    for (let sent = 0; sent < 60; sent++) expect((await send(draft, cookie)).status).toBe(400);
    const { status, headers, json } = await send(draft, cookie);
    expect([status, headers["cache-control"], json.errors[0].message]).toEqual([
      429,
      "no-store",
      "The preview takes a short break. Try again in a minute.",
    ]);
    expect((await send({ type: "celebrity", input: { name: "Ada" } })).status).toBe(200);
  });
});

interface SentError {
  message: string;
  extensions: { code: string; fieldErrors?: Record<string, string> };
}

const post = (port: number, body: string, headers: http.OutgoingHttpHeaders) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const request = http.request({ port, path: "/api/preview-draft", method: "POST", headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on("error", reject).end(body);
  });
