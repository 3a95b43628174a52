import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import type { Actor } from "../../../core/graphql/context";

const admin = editor;
const writer: Actor = { ...editor, id: "6a4d9a52-2f7c-4a4f-9d7c-222222222222", name: "Writer", role: "contributor" };
const other: Actor = { ...editor, id: "6a4d9a52-2f7c-4a4f-9d7c-333333333333", name: "Other", role: "editor" };

describe("saved views", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE saved_views CASCADE"));

  const run = async (actor: Actor | null, text: string, input?: object) => {
    const { data, errors } = await api.run(text, { input }, { actor });
    return errors.length ? errors[0] : Object.values(data as object)[0];
  };
  const create = (actor: Actor | null, input: object = {}) =>
    run(actor, "mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { id query canChange } }", {
      screen: "PRODUCTS",
      name: "On sale",
      query: "retailer=Pellier&sort=TITLE",
      ...input,
    });
  const update = (actor: Actor, input: object) =>
    run(
      actor,
      "mutation ($input: UpdateSavedViewInput!) { updateSavedView(input: $input) { name query isShared } }",
      input,
    );
  const remove = (actor: Actor, id: string) =>
    run(actor, "mutation ($input: IdInput!) { deleteSavedView(input: $input) }", { id });
  const setDefault = (actor: Actor, viewId: string | null, screen = "PRODUCTS") =>
    run(actor, "mutation ($input: SetDefaultViewInput!) { setDefaultView(input: $input) { id } }", { screen, viewId });
  const getDefault = (actor: Actor) => run(actor, "{ defaultView(screen: PRODUCTS) { id } }");
  const list = (actor: Actor, screen = "PRODUCTS") =>
    run(actor, `{ savedViews(screen: ${screen}) { name isShared isOwn canChange authorName } }`);

  test("are private to their author, of every role, until they are shared", async () => {
    const { id } = await create(writer);
    expect(await list(writer)).toEqual([
      { name: "On sale", isShared: false, isOwn: true, canChange: true, authorName: "Writer" },
    ]);
    expect(await list(writer, "OUTFITS")).toEqual([]);
    for (const actor of [other, admin]) {
      expect(await list(actor)).toEqual([]);
      expect((await update(actor, { id, name: "Mine" })).extensions.code).toBe("NOT_FOUND");
      expect((await remove(actor, id)).extensions.code).toBe("NOT_FOUND");
      expect((await setDefault(actor, id)).extensions.code).toBe("NOT_FOUND");
    }
    await update(writer, { id, isShared: true });
    expect(await list(other)).toEqual([
      { name: "On sale", isShared: true, isOwn: false, canChange: false, authorName: "Writer" },
    ]);
  });

  test("are changed and deleted by their author, or by an admin if they are shared", async () => {
    const { id } = await create(writer, { isShared: true });
    expect((await update(other, { id, name: "Theirs" })).extensions.code).toBe("FORBIDDEN");
    expect((await remove(other, id)).extensions.code).toBe("FORBIDDEN");
    expect(await update(admin, { id, name: " Sale " })).toMatchObject({ name: "Sale", isShared: true });
    expect(await update(writer, { id, query: "price=UNDER_100" })).toMatchObject({ query: "price=UNDER_100" });
    expect(await remove(admin, id)).toBe(id);
    expect(await list(writer)).toEqual([]);
  });

  test("may be the default of one person, who loses it with the view", async () => {
    const { id } = await create(writer, { isShared: true });
    await setDefault(other, id);
    expect(await getDefault(other)).toEqual({ id });
    expect(await getDefault(writer)).toBeNull();
    expect((await setDefault(other, id, "OUTFITS")).extensions.code).toBe("NOT_FOUND");
    await update(writer, { id, isShared: false });
    expect(await getDefault(other)).toBeNull();
    await update(writer, { id, isShared: true });
    await setDefault(other, null);
    expect(await getDefault(other)).toBeNull();
    await setDefault(other, id);
    await remove(writer, id);
    expect(await getDefault(other)).toBeNull();
  });

  test("have names that are unique for their author and screen", async () => {
    await create(writer);
    expect((await create(writer, { name: "ON SALE" })).extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fieldErrors: { name: "You already have a view with this name on this screen." },
    });
    expect(await create(other)).toMatchObject({ canChange: true });
    expect(await create(writer, { screen: "ITEMS" })).toMatchObject({ canChange: true });
    const { id } = await create(writer, { name: "Second" });
    expect((await update(writer, { id, name: "on sale" })).extensions.code).toBe("BAD_USER_INPUT");
  });

  test.each([
    "after=cursor",
    "edit=7",
    "new=1",
    "search=a&search=b",
    "celebrity=1",
    "__proto__=1",
    "constructor=1",
    `search=${"x".repeat(201)}`,
    "x".repeat(2_001),
  ])("refuse the address %j", async (query) => {
    expect((await create(writer, { query })).extensions.code).toBe("BAD_USER_INPUT");
  });

  test("store the parameters in order, and blank names are refused", async () => {
    expect(await create(writer, { query: "?sort=TITLE&hide=image%2Cprice&search=a%26b" })).toMatchObject({
      query: "hide=image%2Cprice&search=a%26b&sort=TITLE",
    });
    for (const name of [" ", "x".repeat(61)])
      expect((await create(writer, { name })).extensions.code).toBe("BAD_USER_INPUT");
  });

  test("are closed to visitors, and limited to 50 for each screen", async () => {
    expect((await create(null)).extensions.code).toBe("UNAUTHENTICATED");
    await api.dataSource.query(
      `INSERT INTO saved_views (screen, name, author_id) SELECT 'PRODUCTS', 'View ' || n, $1 FROM generate_series(1, 50) n`,
      [writer.id],
    );
    expect((await create(writer)).message).toBe("You have 50 views on this screen. Delete one first.");
    expect(await create(writer, { screen: "BLOG", query: "" })).toMatchObject({ query: "" });
  });

  test("sent twice create one", async () => {
    const requestId = "6a4d9a52-2f7c-4a4f-9d7c-444444444444";
    const [one, two] = [await create(writer, { requestId }), await create(writer, { requestId })];
    expect(two.id).toBe(one.id);
  });
});
