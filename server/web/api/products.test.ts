import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { buildAdministrator, buildApiToken } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { registerProducts } from "./products";
import { exportHeader } from "../../testing/feeds/feedFiles";
import { testIf } from "../../testing/skipped";

const wave = "wave,Wave Gown,<p>Blue.</p>,Tide,Dresses,,true,120,150,https://a.example/w.jpg";
const kite = "kite,Kite Sandal,,Tide,Shoes,,true,49.9,,";
const hat = "hat,Sun Mug,,Tide,Mugs,,true,20,,";
const broken = "bag,,,Tide,Bags,,true,20,,";

describe("POST /api/products", () => {
  let routes: TestRoutes;
  let db: DataSource;
  /** A private temporary folder, because other tests run at the same time. */
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-products-"));
  beforeAll(async () => {
    process.env.TMPDIR = folder;
    db = await testDatabase();
    routes = await testRoutes(db, registerProducts);
  });
  afterAll(async () => {
    await routes.app.close();
    await db.destroy();
    fs.rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    for (const table of ["category_items", "feeds", "audit_log"]) await db.query(`DELETE FROM ${table}`);
  });

  const send = (lines: string[], fields: Record<string, string> = { source: "tide", currency: "USD" }) =>
    routes.upload("/api/products", [exportHeader, ...lines].join("\n"), fields);
  const items = (): Promise<{ title: string; affiliate_link: string }[]> =>
    db.query("SELECT title, affiliate_link FROM category_items ORDER BY title");

  test("shows the columns of a file with their first rows, and what they seem to contain", async () => {
    const file = "Our products\n\nArticle Number;Product_Name;Price;Retail Price;EAN\n1;Hat;9;12;\n2;Bag;8;11;\n";
    const { headers, columns } = (await routes.upload("/api/products/columns", file)).json();
    expect(headers.slice(0, 2)).toEqual([
      { title: "Article Number", samples: ["1", "2"] },
      { title: "Product_Name", samples: ["Hat", "Bag"] },
    ]);
    const expected = { id: "Article Number", title: "Product_Name", price: "Price", salePrice: null, gtin: "EAN" };
    expect(columns).toMatchObject(expected);
    expect(await items()).toEqual([]);
  });

  test("imports the products and reports on each", async () => {
    const linkTemplate = "https://tide.example/p/{handle}";
    const response = await send([wave, kite, hat, broken], { source: "tide", currency: "USD", linkTemplate });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      source: "tide",
      dryRun: false,
      rows: 4,
      products: 4,
      categories: { dresses: 1, shoes: 1 },
      format: "product export in Shopify's CSV format",
      missing: 0,
      unavailable: 0,
      questions: [],
      decisions: expect.arrayContaining([
        expect.objectContaining({ category: "dresses", rule: expect.objectContaining({ phrase: "dress" }), count: 1 }),
      ]),
      created: 2,
      updated: 0,
      unchanged: 0,
      edited: { items: 0, fields: 0, first: [] },
      leftOut: { unpublished: 0, trashed: 0, faulty: 1, otherTypes: 1, types: [{ name: "Mugs", count: 1 }] },
      problemCount: 1,
      problems: [{ line: 5, sentence: "The product has no title." }],
      changes: [expect.objectContaining({ rows: "category items", created: 2, changed: 0 })],
      importId: expect.any(String),
      isUndoable: true,
      seconds: expect.any(Number),
    });
    expect(await items()).toEqual([
      { title: "Kite Sandal", affiliate_link: "https://tide.example/p/kite" },
      { title: "Wave Gown", affiliate_link: "https://tide.example/p/wave" },
    ]);
    const runs = await db.query("SELECT status, actor_name, message FROM feed_runs");
    expect(runs).toEqual([{ status: "DONE", actor_name: "Hanne", message: "2 created, 0 updated, 0 unchanged." }]);
    const notes = await db.query("SELECT actor_name, title FROM audit_log");
    expect(notes).toEqual([{ actor_name: "Hanne", title: "tide: 2 created, 0 updated" }]);
  });

  test("keeps the fields that an editor changed, and reports them", async () => {
    await send([wave]);
    await db.query("UPDATE category_items SET title = 'The Wave'");
    const response = await send([wave.replace("Wave Gown", "Wave Gown II")]);
    expect(response.json()).toMatchObject({
      updated: 0,
      edited: {
        items: 1,
        fields: 1,
        first: [{ title: "The Wave", fields: [{ label: "Title", item: "The Wave", source: "Wave Gown II" }] }],
      },
    });
    expect(await items()).toMatchObject([{ title: "The Wave" }]);
  });

  test("writes nothing in a dry run", async () => {
    const response = await send([wave], { source: "tide", currency: "USD", dryRun: "true" });
    expect(response.json()).toMatchObject({ dryRun: true, created: 1 });
    expect(await items()).toEqual([]);
    expect(await db.query("SELECT FROM audit_log")).toEqual([]);
  });

  test.each([
    [{ source: " " }, [wave], /^The feed needs a name/],
    [{}, [wave], /^The feed needs a name/],
    [{ source: "tide" }, [wave], /^Line 2 has a price without a currency: "120"\./],
    [{ source: "tide", currency: "EURO" }, [wave], /^The currency must be an ISO 4217 code/],
    [{ source: "tide", linkTemplate: "javascript:{handle}" }, [wave], /^The link template must be a URL/],
    [{ source: "tide", linkTemplate: "https://{handle}/" }, [wave], /^The link template must/],
    [{ source: "tide", currency: "USD" }, ['end,"End,,,,,true,1,,'], /is never closed\. Nothing was written\.$/],
  ])("rejects %j with a message and writes nothing", async (fields, lines, sentence) => {
    const response = await send(lines, fields);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      { message: expect.stringMatching(sentence), extensions: { code: "BAD_USER_INPUT", fieldErrors: {} } },
    ]);
    expect(await items()).toEqual([]);
  });

  test("rejects another kind of file, a file over 100 MB, a form without a file, and no form", async () => {
    const other = await routes.upload("/api/products", "a,b\n1,2", { source: "tide", currency: "USD" });
    expect(other.json().errors[0].message).toMatch(/^The format of the file is not known\. It is none of: Rakuten/);
    const large = await routes.upload("/api/products", Buffer.alloc(100 * 1024 * 1024 + 1, "x"), {
      source: "tide",
      currency: "USD",
    });
    expect([large.statusCode, large.json().errors[0].message]).toEqual([
      413,
      "This file is too large. Choose one of at most 100 MB.",
    ]);
    const signedIn = { cookie: routes.cookie };
    const form = { method: "POST", url: "/api/products" } as const;
    const type = "multipart/form-data; boundary=x";
    const payload = '--x\r\ncontent-disposition: form-data; name="source"\r\n\r\ntide\r\n--x--\r\n';
    const empty = await routes.app.inject({ ...form, payload, headers: { ...signedIn, "content-type": type } });
    expect([empty.statusCode, empty.json().errors[0].message]).toEqual([400, "Please choose a file."]);
    const cut = payload.replace(
      "--x--\r\n",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nHan',
    );
    const half = await routes.app.inject({ ...form, payload: cut, headers: { ...signedIn, "content-type": type } });
    expect([half.statusCode, half.json().errors[0].message]).toEqual([
      400,
      "The upload is incomplete. Please try again.",
    ]);
    const text = await routes.app.inject({
      ...form,
      payload: wave,
      headers: { ...signedIn, "content-type": "text/csv" },
    });
    expect(text.statusCode).toBe(400);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  test("a token without the scope to publish only tries it", async () => {
    const owner = { email: "token@example.com", password: "a long password" };
    const { id: adminUserId } = await buildAdministrator(db.manager, owner);
    const token = await buildApiToken(db.manager, { adminUserId, scopes: ["read", "content"] });
    const file = [exportHeader, wave].join("\n");
    const withToken = (fields: object) =>
      routes.upload(
        "/api/products",
        file,
        { source: "tide", currency: "USD", ...fields },
        { authorization: `Bearer ${token}` },
      );
    const refused = await withToken({});
    expect([refused.statusCode, refused.json().errors[0].message]).toEqual([
      403,
      "This API token does not have the scope “publish”.",
    ]);
    expect(await items()).toEqual([]);
    expect((await withToken({ dryRun: "true" })).statusCode).toBe(200);
  });

  test("requires a session", async () => {
    const response = await routes.upload(
      "/api/products",
      [exportHeader, wave].join("\n"),
      { source: "tide", currency: "USD" },
      {},
    );
    expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(await items()).toEqual([]);
  });

  const exports = path.resolve(__dirname, "../../../../shared/real-data");
  testIf(fs.existsSync(exports), "it reads a shop\'s own export, which is not published")(
    "takes a real export",
    async () => {
      const file = fs.readFileSync(path.join(exports, "shopify-fashion.csv"));
      const response = await routes.upload("/api/products", file, { source: "real", currency: "USD" });
      expect(response.json()).toMatchObject({ rows: 5024, products: 997, problemCount: 0 });
      const again = await routes.upload("/api/products", file, { source: "real", currency: "USD" });
      expect(again.json()).toMatchObject({ created: 0, updated: 0, unchanged: response.json().created });
    },
  );
});
