import { randomUUID } from "node:crypto";
import http from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { DataSource } from "typeorm";
import {
  buildCelebrity,
  buildEvent,
  buildItem,
  buildOutfit,
  buildProduct,
  buildScene,
  buildShow,
} from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestSite, testSite } from "../../testing/testSite";

const sold = { affiliateLink: "https://shop.example/p", retailer: "Shop" };

describe("the site for assistants", () => {
  let dataSource: DataSource;
  let site: TestSite;
  let client: Client;
  let dress: string;
  beforeAll(async () => {
    dataSource = await testDatabase();
    const { manager } = dataSource;
    site = await testSite(dataSource);
    const { id: celebrityId } = await buildCelebrity(manager, { name: "Ada Lane", slug: "ada-lane" });
    const look = { celebrityId, title: "Emerald Gown", slug: "emerald-gown", date: "2026-01-05" };
    const { id: outfitId } = await buildOutfit(manager, look);
    const pieceId = randomUUID();
    await dataSource.query("INSERT INTO outfit_pieces (id, outfit_id, name, place) VALUES ($1, $2, 'Dress', 1)", [
      pieceId,
      outfitId,
    ]);
    const exact = { outfitId, pieceId, matchKind: "EXACT" as const };
    const dressRow = { ...sold, ...exact, title: "Emerald Dress", image: "/art/product/1.svg", price: "$240" };
    // The shop raised its price before: no page shows it as a sale.
    const raised = { originalPrice: "$300", originalPriceAmount: 300, originalPriceCurrency: "USD" };
    dress = (await buildProduct(manager, { ...dressRow, ...raised })).id;
    await dataSource.query(
      `INSERT INTO price_days (offer_id, day, amount, currency, last_day)
       SELECT $1, current_date - 20, 200, 'USD', current_date - 10 ON CONFLICT DO NOTHING`,
      [dress],
    );
    await buildOutfit(manager, { celebrityId, title: "Emerald Draft", slug: "emerald-draft", status: "DRAFT" });
    await buildItem(manager, { title: "Emerald Ring", price: "$40" });
    client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } });
    await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${site.port}/mcp`)));
  });
  afterAll(async () => {
    await client.close();
    await site.stop();
    await dataSource.destroy();
  });

  const call = async (name: string, given: Record<string, unknown>) => {
    const { content, isError, structuredContent } = await client.callTool({ name, arguments: given });
    const [{ text }] = content as { text: string }[];
    // The client has checked it against the tool's schema.
    if (!isError) expect(structuredContent).toEqual(JSON.parse(text));
    return { isError: isError === true, text };
  };
  const read = async (name: string, given: Record<string, unknown>): Promise<unknown> =>
    JSON.parse((await call(name, given)).text);
  const origin = () => `http://127.0.0.1:${site.port}`;

  test("offers five tools, which only read", async () => {
    const { tools } = await client.listTools();
    const older = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: "legacy" } });
    await older.connect(new StreamableHTTPClientTransport(new URL(`${origin()}/mcp`)));
    expect((await older.listTools()).tools).toHaveLength(5);
    await older.close();
    expect(tools.map(({ name }) => name)).toEqual(["search", "outfit", "look_for_budget", "looks_at", "looks_in"]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(tools.every(({ outputSchema }) => outputSchema?.type === "object")).toBe(true);
  });

  test("finds what is public, with addresses of pages and counted shopping links", async () => {
    const found = await read("search", { text: "emerald" });
    expect(found).toMatchObject({
      outfits: [
        {
          title: "Emerald Gown",
          url: `${origin()}/outfit/emerald-gown`,
          celebrity: { name: "Ada Lane", url: `${origin()}/celebrity/ada-lane` },
        },
      ],
      products: [{ title: "Emerald Dress", price: "$240", buyUrl: `${origin()}/go/${dress}?from=assistant` }],
      disclosure: expect.stringContaining("affiliate links"),
    });
    const { items } = found as { items: object[] };
    expect(items).toMatchObject([{ title: "Emerald Ring" }]);
    // It has no link.
    expect(items[0]).not.toHaveProperty("buyUrl");
    expect(JSON.stringify(found)).not.toMatch(/Draft|__typename|shop\.example/);
  });

  test("tells who wore a look, and what fits a budget", async () => {
    expect(await read("outfit", { slug: "emerald-gown" })).toMatchObject({
      title: "Emerald Gown",
      date: "2026-01-05",
      pieces: [{ name: "Dress", products: [{ title: "Emerald Dress", matchKind: "EXACT", retailer: "Shop" }] }],
    });
    for (const budget of ["$100", 100])
      expect(await read("look_for_budget", { slug: "emerald-gown", budget })).toMatchObject({
        lookForBudget: { budget: 100, currency: "USD", total: null, cheapest: 240 },
      });
  });

  test("lists what was worn at an event and in a show, and nothing of hidden ones", async () => {
    const { manager } = dataSource;
    const gala = await buildEvent(manager, { name: "Lumen Gala", slug: "lumen-gala", place: "Lisbon" });
    const secret = await buildEvent(manager, { name: "Secret Gala", slug: "secret-gala", status: "DRAFT" });
    const show = await buildShow(manager, { title: "Harbor Lights", slug: "harbor-lights", firstYear: 2024 });
    const scene = { ...(await buildScene(manager, show.id)), minute: 12 };
    await buildOutfit(manager, { title: "Rose Gown", slug: "rose-gown", eventId: gala.id });
    await buildOutfit(manager, { title: "Plain Gown", eventId: secret.id });
    await buildOutfit(manager, { title: "Green Coat", slug: "green-coat", ...scene });
    await buildOutfit(manager, { title: "Gray Coat", showId: show.id });
    expect(await read("looks_at", { slug: "lumen-gala" })).toMatchObject({
      event: { name: "Lumen Gala", place: "Lisbon", url: `${origin()}/event/lumen-gala` },
      outfits: [{ title: "Rose Gown", url: `${origin()}/outfit/rose-gown` }],
    });
    const green = {
      title: "Green Coat",
      place: { season: { number: 2 }, character: { name: "Mara Quill" }, minute: 12 },
    };
    for (const part of [{ season: 2 }, { season: 2, episode: 5 }, { character: "mara-quill" }])
      expect(await read("looks_in", { slug: "harbor-lights", ...part })).toMatchObject({
        show: { title: "Harbor Lights", url: `${origin()}/show/harbor-lights` },
        outfits: [green],
      });
    expect(await read("looks_in", { slug: "harbor-lights" })).toMatchObject({
      outfits: [green, { title: "Gray Coat", place: { season: null, character: null } }],
    });
    expect(await read("looks_in", { slug: "harbor-lights", season: 3 })).toMatchObject({ outfits: [] });
    for (const [tool, noun] of Object.entries({ looks_at: "event", looks_in: "show" }))
      expect(await call(tool, { slug: "secret-gala" })).toEqual({
        isError: true,
        text: `There is no public ${noun} with this slug.`,
      });
    expect(await read("search", { text: "lumen gala" })).toMatchObject({
      outfits: [{ title: "Rose Gown" }],
      appearances: [{ event: { slug: "lumen-gala", url: `${origin()}/event/lumen-gala` }, scene: null }],
    });
  });

  test("gives pictures as addresses, and the prices that the pages show, with their day", async () => {
    const found = await read("outfit", { slug: "emerald-gown" });
    const [product] = (found as { products: object[] }).products;
    expect(product).toMatchObject({
      image: `${origin()}/art/product/1.svg`,
      price: "$240",
      priceAmount: 240,
      priceCurrency: "USD",
      priceAsOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      originalPrice: null,
    });
    expect(await read("search", { text: "emerald ring" })).toMatchObject({ items: [{ image: null }] });
  });

  test("finds nothing that is only near, and says which words it left out", async () => {
    const nothing = { outfits: [], products: [], items: [] };
    expect(await read("search", { text: "scarlet ring" })).toMatchObject({
      ...nothing,
      shownText: null,
      droppedWords: [],
    });
    expect(await read("search", { text: "stardust emerald ring" })).toMatchObject({
      items: [{ title: "Emerald Ring" }],
      shownText: "emerald ring",
      droppedWords: ["stardust"],
    });
  });

  test.each([
    ["outfit", { slug: "emerald-draft" }, "There is no public look with this slug."],
    ["outfit", {}, "slug"],
    ["search", { text: "", first: 1 }, "text"],
    ["search", { text: "x", first: 1000 }, "first"],
  ])("refuses %s of %j with a sentence", async (name, given, sentence) => {
    const { isError, text } = await call(name, given).catch(({ message }: Error) => ({ isError: true, text: message }));
    expect(isError).toBe(true);
    expect(text).toContain(sentence);
  });

  test("refuses subscriptions", async () => {
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow("Subscription limit reached");
  });

  test("gives an assistant the budget of a visitor", async () => {
    const limited = await testSite(dataSource, { clientBudgetMs: 50 });
    const responses = await Promise.all(
      Array.from({ length: 20 }, () =>
        fetch(`http://127.0.0.1:${limited.port}/mcp`, {
          method: "POST",
          body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
          headers: { "content-type": "application/json", accept: "application/json, text/event-stream" },
        }),
      ),
    );
    expect([...new Set(responses.map(({ status }) => status))].sort()).toEqual([200, 429]);
    await limited.stop();
  });

  test("refuses requests of other sites' pages, and names that are not its own", async () => {
    const post = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) =>
        http
          .request(`${origin()}/mcp`, {
            method: "POST",
            headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
          })
          .on("response", (response) => resolve(response.resume().statusCode ?? 0))
          .on("error", reject)
          .end(JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" })),
      );
    const foreign: Record<string, string>[] = [
      { origin: "http://evil.example" },
      { origin: "null" },
      { host: "evil.example" },
      { host: `evil.example:${site.port}`, origin: `http://evil.example:${site.port}` },
      { host: "127.0.0.1.evil.example" },
    ];
    for (const headers of foreign) expect([headers, await post(headers)]).toEqual([headers, 403]);
    const own: Record<string, string>[] = [
      {},
      { origin: origin() },
      { host: `localhost:${site.port}` },
      { host: `[::1]:${site.port}` },
    ];
    for (const headers of own) expect([headers, await post(headers)]).toEqual([headers, 200]);
  });

  test("keeps no session, holds no connection, and reads no large body", async () => {
    const send = (body: string, headers: Record<string, string> = {}) =>
      fetch(`${origin()}/mcp`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
      });
    expect((await site.get("/mcp", { accept: "text/event-stream" })).status).toBe(405);
    expect((await send("{")).status).toBe(400);
    expect((await send(`"${"x".repeat(70_000)}"`)).status).toBe(413);
    expect((await send("{}", { "content-type": "text/plain" })).status).toBe(415);
  });
});
