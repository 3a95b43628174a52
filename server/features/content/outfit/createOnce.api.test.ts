import { randomUUID } from "node:crypto";
import { deleteOldCreateRequests } from "../../../core/write/createOnce";
import { buildCelebrity, buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

const description = "Sharp.";
const image = "https://example.com/a.jpg";

describe("idempotent creation", () => {
  let api: TestApi;
  let celebrityId: string;
  let outfitId: string;
  beforeAll(async () => {
    api = await testApi();
    const { manager } = api.dataSource;
    celebrityId = (await buildCelebrity(manager)).id;
    outfitId = (await buildOutfit(manager, { celebrityId })).id;
    await buildProduct(manager, { outfitId });
  });
  afterAll(() => api.stop());

  const send = (operation: string, input: object, actor = editor) => {
    const type = operation.charAt(0).toUpperCase() + operation.slice(1);
    return api.run(
      `mutation ($input: ${type}Input!) { row: ${operation}(input: $input) { id } }`,
      { input },
      { actor },
    );
  };
  const count = async (table: string): Promise<number> => {
    const [{ rows }] = await api.dataSource.query(`SELECT count(*)::int AS rows FROM ${table}`);
    return rows as number;
  };
  const article = { image, category: "Style", author: "Desk", excerpt: "Short.", content: "Long." };
  const program = { kind: "MARKETPLACE", direct: false, subIdParameter: "" };

  /** Input of each create mutation except the field that `named` varies. */
  const creates: [string, string, (name: string) => object][] = [
    ["createCelebrity", "celebrities", (name) => ({ name })],
    ["createOutfit", "outfits", (title) => ({ title, image, description, celebrityId, tags: ["Navy"] })],
    ["createAffiliateProduct", "affiliate_products", (title) => ({ title, outfitId })],
    ["createCategoryItem", "category_items", (title) => ({ title, categoryName: "shoes" })],
    ["createBlogPost", "blog_posts", (title) => ({ title, ...article })],
    ["createTerm", "terms", (name) => ({ name, type: "occasion" })],
    ["createAffiliateProgram", "affiliate_programs", (name) => ({ name, ...program, hosts: [`${name}.example`] })],
  ];

  test.each(creates)("%s: creates one row per request id", async (operation, table, named) => {
    const before = await count(table);
    const requestId = randomUUID();
    const input = { ...named("first"), requestId };
    const first = await send(operation, input);
    expect(first.errors).toEqual([]);
    const again = await send(operation, input);
    expect(again).toEqual(first);
    expect(await count(table)).toBe(before + 1);
    const other = await send(operation, { ...named("second"), requestId: randomUUID() });
    expect(other.errors).toEqual([]);
    expect(other.data.row.id).not.toBe(first.data.row.id);
    expect(await count(table)).toBe(before + 2);
  });

  test.each(creates)("%s: creates one row for 20 simultaneous requests", async (operation, table, named) => {
    const before = await count(table);
    const input = { ...named("twenty"), requestId: randomUUID() };
    const results = await Promise.all(Array.from({ length: 20 }, () => send(operation, input)));
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(results.map(({ data }) => data.row.id)).size).toBe(1);
    expect(await count(table)).toBe(before + 1);
  });

  test("copies the products of an outfit once", async () => {
    const before = await count("affiliate_products");
    const input = { title: "Copy", image, description, celebrityId, productsOf: outfitId, requestId: randomUUID() };
    await send("createOutfit", input);
    await send("createOutfit", input);
    const copied = await api.dataSource.query(
      "SELECT count(*)::int AS n FROM affiliate_products WHERE outfit_id = $1",
      [outfitId],
    );
    expect(await count("affiliate_products")).toBe(before + copied[0].n);
  });

  test("does not log the repeated request", async () => {
    const input = { name: "Noted Once", requestId: randomUUID() };
    await send("createCelebrity", input);
    await send("createCelebrity", input);
    const entries = await api.dataSource.query("SELECT FROM audit_log WHERE title = 'Noted Once'");
    expect(entries).toHaveLength(1);
  });

  test("rejects another input with the same request id as a conflict", async () => {
    const requestId = randomUUID();
    await send("createCelebrity", { name: "As Sent First", requestId });
    const { errors } = await send("createCelebrity", { name: "As Sent Then", requestId });
    expect(errors.map(({ message, extensions }) => [extensions.code, message])).toEqual([
      ["CONFLICT", "This was already added with other values. Close the form and edit the existing entry."],
    ]);
  });

  test("allows the same request id after a failed request", async () => {
    const input = { title: "Late", image, description, requestId: randomUUID() };
    const refused = await send("createOutfit", { ...input, celebrityId: randomUUID() });
    expect(refused.errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect((await send("createOutfit", { ...input, celebrityId })).errors).toEqual([]);
  });

  test("returns the row from the trash, and NOT_FOUND after it was deleted permanently", async () => {
    const input = { name: "Short Lived", requestId: randomUUID() };
    const { id } = (await send("createCelebrity", input)).data.row;
    await api.dataSource.query("UPDATE celebrities SET deleted_at = now() WHERE id = $1", [id]);
    expect((await send("createCelebrity", input)).data.row.id).toBe(id);
    await api.dataSource.query("DELETE FROM celebrities WHERE id = $1", [id]);
    expect((await send("createCelebrity", input)).errors[0].extensions.code).toBe("NOT_FOUND");
  });

  test("separates the request ids of different administrators", async () => {
    const input = { name: "Twin", requestId: randomUUID() };
    const first = await send("createCelebrity", input);
    const second = await send("createCelebrity", input, { ...editor, id: randomUUID() });
    expect(second.data.row.id).not.toBe(first.data.row.id);
  });

  test("rejects a request id that is not a UUID", async () => {
    const { errors } = await send("createCelebrity", { name: "Wrong", requestId: "1" });
    expect(errors[0].extensions.fieldErrors).toEqual({ requestId: "The request id must be a UUID." });
  });

  test("deletes request ids after a day", async () => {
    await send("createCelebrity", { name: "Old", requestId: randomUUID() });
    await api.dataSource.query("UPDATE create_requests SET created_at = now() - interval '25 hours'");
    await send("createCelebrity", { name: "New", requestId: randomUUID() });
    expect(await deleteOldCreateRequests(api.dataSource.manager)).toBeGreaterThan(0);
    expect(await count("create_requests")).toBe(1);
  });
});
