import { randomBytes } from "node:crypto";
import { type TestApi, testApi } from "../../../testing/testApi";
import { maxContentBytes } from "./syncedList.entity";
import { deleteUnusedLists } from "./syncedList.service";

const open = "mutation ($input: OpenSyncedListInput!) { openSyncedList(input: $input) { version content } }";
const save = "mutation ($input: SaveSyncedListInput!) { saveSyncedList(input: $input) }";
const remove = "mutation ($input: DeleteSyncedListInput!) { deleteSyncedList(input: $input) }";

const secret = (bytes: number) => randomBytes(bytes).toString("base64url");
const newList = () => ({ id: secret(16), token: secret(32) });
const base64 = (text: string) => Buffer.from(text).toString("base64");

describe("synced lists", () => {
  let api: TestApi;
  let caller = 0;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const run = (text: string, input: object, clientAddress = `198.51.100.${caller++}`) =>
    api.run(text, { input }, { clientAddress });
  const read = async ({ id }: { id: string }) => (await run(open, { id })).data.openSyncedList as unknown;
  const code = async (text: string, input: object) => (await run(text, input)).errors[0]?.extensions.code;

  async function createList() {
    const list = newList();
    expect((await run(save, { ...list, version: 0, content: base64("first") })).data).toEqual({ saveSyncedList: 1 });
    return list;
  }

  test("are saved under the version that they are based on", async () => {
    const list = await createList();
    expect((await run(save, { ...list, version: 1, content: base64("second") })).data).toEqual({ saveSyncedList: 2 });
    const { errors } = await run(save, { ...list, version: 1, content: base64("outdated") });
    expect(errors[0]).toMatchObject({
      message: "The list has version 2. Open it, merge, and save again.",
      extensions: { code: "CONFLICT" },
    });
    expect(await read(list)).toEqual({ version: 2, content: base64("second") });
  });

  test("are created once, and a second creation changes nothing", async () => {
    const list = await createList();
    expect(await code(save, { ...list, version: 0, content: base64("again") })).toBe("CONFLICT");
    expect(await read(list)).toEqual({ version: 1, content: base64("first") });
  });

  test("take one of 30 simultaneous saves", async () => {
    const list = await createList();
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) => run(save, { ...list, version: 1, content: base64(`save ${index}`) })),
    );
    const saved = results.flatMap(({ data }, index) => (data ? [index] : []));
    expect(saved).toHaveLength(1);
    const codes = results.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.code));
    expect(codes).toEqual(Array.from({ length: 29 }, () => "CONFLICT"));
    expect(await read(list)).toEqual({ version: 2, content: base64(`save ${saved[0]}`) });
  });

  test("are changed and deleted only with their token", async () => {
    const list = await createList();
    const stranger = { id: list.id, token: secret(32) };
    expect(await code(save, { ...stranger, version: 1, content: base64("x") })).toBe("FORBIDDEN");
    expect(await code(remove, stranger)).toBe("FORBIDDEN");
    expect(await read(list)).toEqual({ version: 1, content: base64("first") });
    const [row]: { token_hash: string }[] = await api.dataSource.query(
      "SELECT token_hash FROM synced_lists WHERE id = $1",
      [list.id],
    );
    expect(row.token_hash).not.toContain(list.token);
  });

  test("cannot be read or changed after their deletion", async () => {
    const list = await createList();
    expect((await run(remove, list)).data).toEqual({ deleteSyncedList: true });
    expect(await read(list)).toBeNull();
    const { errors } = await run(save, { ...list, version: 1, content: base64("late") });
    expect(errors[0]).toMatchObject({
      message: "The code of this list has ended.",
      extensions: { code: "NOT_FOUND" },
    });
    expect(await read(list)).toBeNull();
    expect((await run(remove, list)).data).toEqual({ deleteSyncedList: false });
  });

  test("have at most 128 KiB", async () => {
    const list = newList();
    const longest = randomBytes(maxContentBytes).toString("base64");
    expect((await run(save, { ...list, version: 0, content: longest })).data).toEqual({ saveSyncedList: 1 });
    expect(await read(list)).toEqual({ version: 1, content: longest });
    const longer = randomBytes(maxContentBytes + 1).toString("base64");
    const { errors } = await run(save, { ...list, version: 1, content: longer });
    expect(errors[0].extensions).toEqual({
      code: "BAD_USER_INPUT",
      fieldErrors: { content: "The list is too long to sync." },
    });
  });

  test.each([
    [{ id: "short" }, "id"],
    [{ token: "x".repeat(44) }, "token"],
    [{ version: -1 }, "version"],
    [{ content: "" }, "content"],
    [{ content: "not base64!" }, "content"],
    [{ content: "aGk" }, "content"],
  ])("reject %j", async (wrong, field) => {
    const list = newList();
    const { errors } = await run(save, { ...list, version: 0, content: base64("x"), ...wrong });
    expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
    expect(Object.keys(errors[0].extensions.fieldErrors ?? {})).toEqual([field]);
    expect(await read(list)).toBeNull();
  });

  test("limit new lists per hour, and all requests per minute, from one address", async () => {
    const place = "203.0.113.1";
    const creations = await Promise.all(
      Array.from({ length: 21 }, () => run(save, { ...newList(), version: 0, content: base64("x") }, place)),
    );
    expect(creations.flatMap(({ errors }) => errors)).toMatchObject([{ extensions: { code: "TOO_MANY_REQUESTS" } }]);
    const { id } = newList();
    const reads = await Promise.all(Array.from({ length: 100 }, () => run(open, { id }, place)));
    expect(reads.flatMap(({ errors }) => errors)).toMatchObject([{ extensions: { code: "TOO_MANY_REQUESTS" } }]);
  });

  test("are deleted after 400 days without use", async () => {
    const [unused, used] = [await createList(), await createList()];
    await api.dataSource.query("UPDATE synced_lists SET used_at = now() - interval '401 days' WHERE id IN ($1, $2)", [
      unused.id,
      used.id,
    ]);
    await read(used);
    expect(await deleteUnusedLists(api.dataSource.manager)).toBe(1);
    expect(await read(unused)).toBeNull();
    expect(await read(used)).toEqual({ version: 1, content: base64("first") });
  });
});
