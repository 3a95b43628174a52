import fc from "fast-check";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { write } from "../../../core/write/write";
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { dayFromToday } from "../../../testing/time/days";
import { changesQuery, Mirror, type ReadPage } from "../../../testing/changes/mirror";
import { randomEdit } from "../../../testing/changes/randomEdits";
import { type TestApi, testApi } from "../../../testing/testApi";
import { announceDue } from "../../../core/publicChanges/announceDue";
import { deleteOldChanges } from "../../../core/publicChanges/changeLog";
import type { ChangePage } from "../../../core/publicChanges/publicChange.types";

const { DRAFT } = PublicationStatus;

describe("changes", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, input: object) => {
    const { data, errors } = await api.run(text, { input }, { actor: editor });
    expect(errors).toEqual([]);
    return data;
  };
  const read: ReadPage = async (variables) => {
    const { data, errors } = await api.run(changesQuery, variables);
    expect(errors).toEqual([]);
    return data.changes as ChangePage;
  };
  const refusal = async (since: string | null) => {
    const { errors } = await api.run(changesQuery, { since, first: 10 });
    return errors.map(({ message, extensions }) => `${extensions.code} ${message}`);
  };
  const startAgain = ["BAD_USER_INPUT Start again without a cursor."];

  /** Follows the changes, which must prove that the mirror is equal. @returns what changed. */
  const follow = async (mirror: Mirror) => {
    const { own, theirs, nodes } = await mirror.follow();
    expect(own).toEqual(theirs);
    return nodes.map(({ kind, id, deleted }) => ({ kind, id, deleted }));
  };
  const startMirror = async (first = 100) => {
    const mirror = new Mirror(read, first);
    await follow(mirror);
    return mirror;
  };

  test("tell of each step in the life of a record", async () => {
    const mirror = await startMirror();
    const create = "mutation ($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id version } }";
    const { id } = (await run(create, { name: "Ada Lace" })).createCelebrity;
    const shown = [{ kind: "celebrity", id, deleted: false }];
    const hidden = [{ kind: "celebrity", id, deleted: true }];
    expect(await follow(mirror)).toEqual(shown);
    const update = "mutation ($input: UpdateCelebrityInput!) { updateCelebrity(input: $input) { id } }";
    await run(update, { id, version: 1, bio: "An actor." });
    expect(await follow(mirror)).toEqual(shown);
    const changeStatus = "mutation ($input: StatusInput!) { changeStatus(input: $input) { id } }";
    await run(changeStatus, { type: "celebrity", id, version: 2, status: "DRAFT" });
    expect(await follow(mirror)).toEqual(hidden);
    await run(update, { id, version: 3, bio: "A draft." });
    expect(await follow(mirror)).toEqual([]);
    await run(changeStatus, { type: "celebrity", id, version: 4, status: "PUBLISHED" });
    expect(await follow(mirror)).toEqual(shown);
    await run("mutation ($input: IdInput!) { deleteCelebrity(input: $input) { __typename } }", { id });
    expect(await follow(mirror)).toEqual(hidden);
    await run("mutation ($input: TrashedRowsInput!) { restore(input: $input) }", { type: "celebrity", ids: [id] });
    expect(await follow(mirror)).toEqual(shown);
  });

  test("of a product, a piece or a tag are those of its outfit, and of the one that it leaves", async () => {
    const [outfit, other] = [await buildOutfit(db()), await buildOutfit(db())];
    const mirror = await startMirror();
    const change = ({ id }: { id: string }) => ({ kind: "outfit", id, deleted: false });
    const product = await buildProduct(db(), { outfitId: outfit.id });
    expect(await follow(mirror)).toEqual([change(outfit)]);
    await db().query("UPDATE affiliate_products SET outfit_id = $1 WHERE id = $2", [other.id, product.id]);
    expect(await follow(mirror)).toEqual(expect.arrayContaining([change(outfit), change(other)]));
    for (const text of [
      "INSERT INTO outfit_pieces (outfit_id, name) VALUES ($1, 'Coat')",
      "INSERT INTO outfit_tags (outfit_id, tag_name) VALUES ($1, 'evening')",
      "DELETE FROM outfit_pieces WHERE outfit_id = $1",
    ]) {
      await db().query(text, [outfit.id]);
      expect(await follow(mirror)).toEqual([change(outfit)]);
    }
    // Not content.
    await db().query("UPDATE affiliate_products SET price_checked_at = now() + interval '1 hour', version = 9");
    expect(await follow(mirror)).toEqual([]);
  });

  /** Changes rows as if they were always so: triggers write nothing. */
  const quietly = async (text: string, values: unknown[]) =>
    db().transaction(async (transaction) => {
      await transaction.query("SET LOCAL session_replication_role = replica");
      await transaction.query(text, values);
    });

  test("never name what is not public yet, until its day comes", async () => {
    const mirror = await startMirror(3);
    const draft = await buildPost(db(), { status: DRAFT });
    const look = await buildOutfit(db(), { status: DRAFT });
    await buildProduct(db(), { outfitId: look.id });
    const later = await buildPost(db(), { date: dayFromToday(9) });
    await announceDue(db());
    await follow(mirror);
    await db().query("UPDATE blog_posts SET title = 'New' WHERE id = ANY($1)", [[draft.id, later.id]]);
    await follow(mirror);
    const fresh = await startMirror(2);
    for (const { id } of [draft, look, later])
      expect([mirror.seen.has(id), fresh.seen.has(id)]).toEqual([false, false]);
    // As if its day came since the job ran last: by itself, without a write.
    await quietly("UPDATE blog_posts SET date = $2 WHERE id = $1", [later.id, dayFromToday(0)]);
    await db().query("UPDATE public_change_log SET day = day - 1");
    expect((await mirror.step()).checksums).toBeNull();
    expect(await announceDue(db())).toBe(1);
    expect(await announceDue(db())).toBe(0);
    expect(await follow(mirror)).toEqual([{ kind: "blogPost", id: later.id, deleted: false }]);
  });

  test("name what a save announced on its day, before the job", async () => {
    const later = await buildPost(db(), { date: dayFromToday(9) });
    await announceDue(db());
    const mirror = await startMirror();
    await quietly("UPDATE blog_posts SET date = $2 WHERE id = $1", [later.id, dayFromToday(0)]);
    await write(db(), editor, async (change) => change.recordRows("blogPost", [later.id]));
    expect(await announceDue(db())).toBe(0);
    expect(await follow(mirror)).toEqual([{ kind: "blogPost", id: later.id, deleted: false }]);
  });

  test("are found by a mirror whose listing they interrupt, in one node for each record and page", async () => {
    const posts = await Promise.all(Array.from({ length: 5 }, () => buildPost(db())));
    const mirror = new Mirror(read, 2);
    for (let page = 0; page < 3; page += 1) {
      await mirror.step();
      await db().query("UPDATE blog_posts SET title = title || $1, status = $2", [String(page), "PUBLISHED"]);
      await buildItem(db());
    }
    await follow(mirror);
    expect(posts.every(({ id }) => mirror.seen.has(id))).toBe(true);
    const [{ id }] = posts;
    for (const title of ["a", "b", "c"])
      await db().query("UPDATE blog_posts SET title = $1 WHERE id = $2", [title, id]);
    await db().query("DELETE FROM blog_posts WHERE id = $1", [id]);
    expect((await follow(mirror)).at(-1)).toEqual({ kind: "blogPost", id, deleted: true });
  });

  test("refuse a cursor of another log, of deleted changes, or of no log", async () => {
    const mirror = await startMirror();
    const former = mirror.cursor;
    await buildCelebrity(db());
    await follow(mirror);
    await buildCelebrity(db());
    await db().query("UPDATE public_changes SET changed_at = now() - interval '91 days' WHERE xid < $1::bigint", [
      (JSON.parse(Buffer.from(mirror.cursor ?? "", "base64url").toString()) as string[])[1],
    ]);
    expect(await deleteOldChanges(db())).toBe(true);
    expect(await deleteOldChanges(db())).toBe(false);
    expect(await refusal(former)).toEqual(startAgain);
    expect(await follow(mirror)).toHaveLength(1);
    expect((await refusal("x"))[0]).toMatch(/^BAD_USER_INPUT/);
    const forge = (...values: string[]) => Buffer.from(JSON.stringify(values)).toString("base64url");
    const [{ identity }] = await db().query<[{ identity: string }]>("SELECT identity FROM public_change_log");
    for (const values of [
      ["9e15", "0", "", ""],
      ["9000000000000000000", "0", "", ""],
      ["1", "1'", "", ""],
    ])
      expect((await refusal(forge(identity, ...values)))[0]).toMatch(/^BAD_USER_INPUT/);
    expect((await refusal(forge(identity, String(2 ** 40), "0", "celebrity", "x")))[0]).toMatch(/^BAD_USER_INPUT/);
    await db().query("UPDATE public_change_log SET identity = gen_random_uuid()");
    expect(await refusal(mirror.cursor)).toEqual(startAgain);
    expect(await refusal(null)).toEqual([]);
  });

  test("begin another log when this one was copied from a server with higher transaction numbers", async () => {
    const { cursor } = await startMirror();
    await db().query(
      "INSERT INTO public_changes (xid, kind, record_id) VALUES (1000000000000, 'outfit', gen_random_uuid())",
    );
    expect((await read({ since: cursor, first: 1 })).checksums).toBeNull();
    await announceDue(db());
    expect(await refusal(cursor)).toEqual(startAgain);
    await startMirror();
  });

  test("prove that a mirror is equal after 300 random edits", async () => {
    const numbers = fc.sample(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
      numRuns: 3_000,
      seed: 41,
    });
    const random = () => numbers.pop() ?? 0;
    const mirror = await startMirror(7);
    let refused = 0;
    for (let edit = 0; edit < 300; edit += 1) {
      const { text, values } = randomEdit(random);
      // Rules of the tables refuse some, such as a tag that is there.
      await db()
        .query(text, values)
        .catch(() => (refused += 1));
      if (random() < 0.2) await mirror.step();
    }
    expect(refused).toBeLessThan(30);
    await follow(mirror);
    const fresh = await startMirror(50);
    expect(Object.fromEntries(mirror.records)).toEqual(Object.fromEntries(fresh.records));
  });
});
