import { randomUUID } from "node:crypto";
import { deleteOldCreateRequests } from "../../content/write/createOnce";
import { buildCelebrity, buildOutfit, buildProduct } from "../../testing/build";
import { editor } from "../../testing/editor";
import { isBusy, type TestApi, testApi } from "../../testing/testApi";
import { retryWhileBusy } from "../../testing/retryWhileBusy";

const description = "Sharp.";
const image = "https://example.com/a.jpg";

describe("the same create sent twice", () => {
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

  /** What each create needs, without what `named` makes different. */
  const creates: [string, string, (name: string) => object][] = [
    ["createCelebrity", "celebrities", (name) => ({ name })],
    ["createOutfit", "outfits", (title) => ({ title, image, description, celebrityId, tags: ["Navy"] })],
    ["createAffiliateProduct", "affiliate_products", (title) => ({ title, outfitId })],
    ["createCategoryItem", "category_items", (title) => ({ title, categoryName: "shoes" })],
    ["createBlogPost", "blog_posts", (title) => ({ title, ...article })],
    ["createTerm", "terms", (name) => ({ name, type: "occasion" })],
    ["createAffiliateProgram", "affiliate_programs", (name) => ({ name, ...program, hosts: [`${name}.example`] })],
  ];

  test.each(creates)(
    "%s: adds one row for one request id, and another for another",
    async (operation, table, named) => {
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
    },
  );

  test.each(creates)("%s: adds one row for 20 requests at once", async (operation, table, named) => {
    const before = await count(table);
    const input = { ...named("twenty"), requestId: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retryWhileBusy(() => send(operation, input), isBusy)),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.row.id)).size).toBe(1);
    expect(await count(table)).toBe(before + 1);
  });

  test("a copy of an outfit has its products once", async () => {
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

  test("the second request writes nothing to the audit log", async () => {
    const input = { name: "Noted Once", requestId: randomUUID() };
    await send("createCelebrity", input);
    await send("createCelebrity", input);
    const entries = await api.dataSource.query("SELECT FROM audit_log WHERE title = 'Noted Once'");
    expect(entries).toHaveLength(1);
  });

  test("another input with the same request id is a conflict, and no silent loss", async () => {
    const requestId = randomUUID();
    await send("createCelebrity", { name: "As Sent First", requestId });
    const { errors } = await send("createCelebrity", { name: "As Sent Then", requestId });
    expect(errors.map(({ message, extensions }) => [extensions.code, message])).toEqual([
      ["CONFLICT", "This was added already, with other values. Close the form, and edit what was added."],
    ]);
  });

  test("a request that failed can be sent again with the same request id", async () => {
    const input = { title: "Late", image, description, requestId: randomUUID() };
    const refused = await send("createOutfit", { ...input, celebrityId: randomUUID() });
    expect(refused.errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect((await send("createOutfit", { ...input, celebrityId })).errors).toEqual([]);
  });

  test("the row is returned from the trash, and NOT_FOUND says when it was deleted for good", async () => {
    const input = { name: "Short Lived", requestId: randomUUID() };
    const { id } = (await send("createCelebrity", input)).data.row;
    await api.dataSource.query("UPDATE celebrities SET deleted_at = now() WHERE id = $1", [id]);
    expect((await send("createCelebrity", input)).data.row.id).toBe(id);
    await api.dataSource.query("DELETE FROM celebrities WHERE id = $1", [id]);
    expect((await send("createCelebrity", input)).errors[0].extensions.code).toBe("NOT_FOUND");
  });

  test("request ids of two administrators have nothing to do with each other", async () => {
    const input = { name: "Twin", requestId: randomUUID() };
    const first = await send("createCelebrity", input);
    const second = await send("createCelebrity", input, { ...editor, id: randomUUID() });
    expect(second.data.row.id).not.toBe(first.data.row.id);
  });

  test("a request id that is no UUID is refused with a sentence", async () => {
    const { errors } = await send("createCelebrity", { name: "Wrong", requestId: "1" });
    expect(errors[0].extensions.fieldErrors).toEqual({ requestId: "The request id must be a UUID." });
  });

  test("request ids are deleted after a day", async () => {
    await send("createCelebrity", { name: "Old", requestId: randomUUID() });
    await api.dataSource.query("UPDATE create_requests SET created_at = now() - interval '25 hours'");
    await send("createCelebrity", { name: "New", requestId: randomUUID() });
    expect(await deleteOldCreateRequests(api.dataSource.manager)).toBeGreaterThan(0);
    expect(await count("create_requests")).toBe(1);
  });
});
