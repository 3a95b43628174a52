import { write } from "../../../../core/write/write";
import { AuditEntry } from "../../../../core/audit/auditEntry.entity";
import {
  buildAuthor,
  buildEvent,
  buildBrand,
  buildCelebrity,
  buildItem,
  buildOutfit,
  buildPage,
  buildPost,
  buildProduct,
  buildShow,
} from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { OutfitPicture } from "../../../content/outfit/pieces/outfitPicture.entity";
import { addUsedPictures } from "./addUsedPictures.service";
import { Picture } from "./picture.entity";
import { picturePlaces } from "./picturePlaces";
import { recordPicture } from "./savePicture.service";

const contributor = {
  ...editor,
  id: "6a4d9a52-2f7c-4a4f-9d7c-333333333333",
  name: "Noa",
  role: "contributor" as const,
};

let next = 0;
/** Returns the address of a picture that no other test uses. */
const newAddress = (size = "800x1000"): string => `/pictures/${(++next).toString(16).padStart(32, "a")}-${size}.webp`;

describe("the media library", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const run = (text: string, variables: object = {}, actor: typeof editor | null = editor) =>
    api.run(text, variables as Record<string, unknown>, { actor });
  async function add(values: Partial<Picture> = {}): Promise<Picture> {
    const { address = newAddress(), width = 800, height = 1000, ...details } = values;
    const id = await write(db(), editor, (change) => recordPicture(change, { address, width, height }, details));
    return db().findOneByOrFail(Picture, { id });
  }
  const list = async (filter: object = {}): Promise<string[]> => {
    const { data, errors } = await run(
      "query ($filter: PictureFilter) { pictures(first: 100, filter: $filter) { nodes { id } totalCount } }",
      { filter },
    );
    expect(errors).toEqual([]);
    expect(data.pictures.totalCount).toBe(data.pictures.nodes.length);
    return data.pictures.nodes.map(({ id }: { id: string }) => id);
  };
  const readUses = async (id: string) => {
    const { data } = await run(
      "query ($id: ID!) { picture(id: $id) { useCount uses { kind id title isTrashed isScheduled } } }",
      { id },
    );
    return data.picture;
  };
  const update = (input: object, actor = editor) =>
    run(
      "mutation ($input: UpdatePictureInput!) { updatePicture(input: $input) { alt credit license version focalPoint { x y } } }",
      { input },
      actor,
    );
  const replace = async (input: object) => {
    const { data, errors } = await run(
      "mutation ($input: ReplacePictureInput!) { replacePicture(input: $input) { matched changed undoId } }",
      { input },
    );
    return { change: data?.replacePicture, errors };
  };
  const deleteUnused = async (input: object): Promise<number> => {
    const { data } = await run(
      "mutation ($input: DeleteUnusedPicturesInput!) { deleteUnusedPictures(input: $input) }",
      { input },
    );
    return data.deleteUnusedPictures;
  };

  /** Uses a picture in every place. */
  async function useEverywhere(address: string) {
    const outfit = await buildOutfit(db(), { title: "Navy Suit", image: address, aspectRatio: 0.8 });
    const gallery = await buildOutfit(db(), { title: "Camel Coat", image: "https://example.com/a.jpg" });
    await db().insert(OutfitPicture, { outfitId: gallery.id, image: address, aspectRatio: 0.8, place: 0 });
    await db().insert(OutfitPicture, { outfitId: outfit.id, image: address, aspectRatio: 0.8, place: 0 });
    const text = `One ![a](${address}) two ![b](${address}) three.`;
    const [testimonial] = await db().query("INSERT INTO testimonials (name, avatar) VALUES ('Ida', $1) RETURNING id", [
      address,
    ]);
    const [post] = await db().query(
      "INSERT INTO social_posts (platform, username, image) VALUES ('instagram', 'wornby', $1) RETURNING id",
      [address],
    );
    const [account] = await db().query(
      "INSERT INTO admin_users (name, email, password_hash, avatar) VALUES ('Per', $1, '', $2) RETURNING id",
      [`${address.slice(10, 42)}@example.com`, address],
    );
    await db().query("UPDATE settings SET logo = $1", [address]);
    return {
      celebrity: (await buildCelebrity(db(), { name: "Ada Lane", image: address })).id,
      outfit: outfit.id,
      gallery: gallery.id,
      product: (await buildProduct(db(), { title: "Blazer", image: address, outfitId: outfit.id })).id,
      item: (await buildItem(db(), { title: "Dress", image: address, deletedAt: new Date() })).id,
      article: (await buildPost(db(), { title: "Both", image: address, content: text })).id,
      articleText: (await buildPost(db(), { title: "Text", content: text })).id,
      author: (await buildAuthor(db(), { name: address, image: address, content: text })).id,
      show: (await buildShow(db(), { title: address, image: address, content: text })).id,
      event: (await buildEvent(db(), { name: "Gala", image: address, content: text })).id,
      brand: (await buildBrand(db(), { name: address, image: address, content: text })).id,
      page: (await buildPage(db(), { title: "Press", image: address, ownText: text })).id,
      testimonial: testimonial.id as string,
      socialPost: post.id as string,
      account: account.id as string,
    };
  }

  /** Returns how often an address is stored, by column. */
  async function countAddresses(address: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const [key, { table, column }] of Object.entries(picturePlaces)) {
      const [{ count }] = await db().query(
        `SELECT COALESCE(sum((length(${column}) - length(replace(${column}, $1, ''))) / length($1)), 0)::int AS count FROM ${table}`,
        [address],
      );
      counts[key] = count;
    }
    return counts;
  }
  const everywhere = {
    ...{ celebrity: 1, outfit: 1, outfitPicture: 2, product: 1, item: 1, article: 1, articleText: 4 },
    ...{ author: 1, authorText: 2, event: 1, eventText: 2, show: 1, showText: 2 },
    ...{ brand: 1, brandText: 2, page: 1, pageText: 2 },
  };
  const alsoOutside = { ...everywhere, logo: 1, testimonial: 1, socialPost: 1, avatar: 1 };
  const nowhere = Object.fromEntries(Object.keys(picturePlaces).map((key) => [key, 0]));

  test("stores the same picture once, also when it is uploaded twice at the same time", async () => {
    const stored = { address: newAddress(), width: 800, height: 1000 };
    const names = ["a.jpg", "b.jpg", "c.jpg"];
    const ids = await Promise.all(
      names.map((fileName) => write(db(), editor, (change) => recordPicture(change, stored, { fileName }))),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await db().countBy(Picture, { address: stored.address })).toBe(1);
    expect(await db().countBy(AuditEntry, { entityType: "picture", title: stored.address })).toBe(3);
  });

  test("stores a file name without folders and control characters", async () => {
    const { fileName } = await add({ fileName: `C:\\photos/../\u0000\u202Egala\n${"x".repeat(300)}.jpg` });
    expect(fileName).toBe(`gala${"x".repeat(196)}`);
  });

  test("lists who uses a picture: every kind of row, each once, the trash last, and what is scheduled", async () => {
    const { id, address } = await add();
    const ids = await useEverywhere(address);
    const scheduled = await buildOutfit(db(), { title: "Later" });
    const [revision] = await db().query(
      "INSERT INTO revisions (row_type, row_id, version, snapshot) VALUES ('outfit', $1, 1, $2) RETURNING id",
      [scheduled.id, JSON.stringify({ title: "Later", image: address })],
    );
    const [release] = await db().query(
      "INSERT INTO releases (title, publish_at, time_zone) VALUES ('Later', now() + interval '1 day', 'UTC') RETURNING id",
    );
    await db().query(
      "INSERT INTO release_rows (release_id, row_id, row_type, revision_id) VALUES ($1, $2, 'outfit', $3)",
      [release.id, scheduled.id, revision.id],
    );
    const { useCount, uses } = await readUses(id);
    const use = (kind: string, rowId: string | null, title: string) => ({
      kind,
      id: rowId,
      title,
      isTrashed: false,
      isScheduled: false,
    });
    expect(uses.slice(0, -2)).toEqual([
      use("administrator", ids.account, "Per"),
      use("affiliateProduct", ids.product, "Blazer"),
      use("author", ids.author, address),
      use("blogPost", ids.article, "Both"),
      use("blogPost", ids.articleText, "Text"),
      use("brand", ids.brand, address),
      use("celebrity", ids.celebrity, "Ada Lane"),
      use("event", ids.event, "Gala"),
      use("outfit", ids.gallery, "Camel Coat"),
      use("outfit", ids.outfit, "Navy Suit"),
      use("page", ids.page, "Press"),
      use("settings", null, "Logo"),
      use("show", ids.show, address),
      use("socialPost", ids.socialPost, "wornby"),
      use("testimonial", ids.testimonial, "Ida"),
    ]);
    expect(uses.slice(-2)).toEqual([
      { ...use("outfit", scheduled.id, "Later"), isScheduled: true },
      { ...use("categoryItem", ids.item, "Dress"), isTrashed: true },
    ]);
    expect(useCount).toBe(17);
    expect((await readUses((await add()).id)).useCount).toBe(0);
  });

  test("knows every column of the database that can have the address of a picture", async () => {
    const columns: { name: string }[] = await db().query(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = current_schema() AND data_type = 'text' AND column_name ~ '(image|avatar|logo|picture|photo)$' ORDER BY 1`,
    );
    const known = Object.values(picturePlaces).map(({ table, column }) => `${table}.${column}`);
    // Hashes keep a copy to compare, questions an address of the private storage. What is followed and the trash are views.
    expect(columns.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([
      "followed_places.image",
      "look_hashes.image",
      "questions.picture",
      "trashed_rows.image",
    ]);
  });

  test("finds pictures by file name, alternative text, credit and the title of a row, and what they lack", async () => {
    const named = await add({ fileName: "Gala-Night 50%.jpg", alt: "A", credit: "B" });
    const described = await add({ alt: "Velvet gown", credit: "B" });
    const credited = await add({ alt: "A", credit: "Jo Ångström", license: "CC BY 4.0" });
    const used = await add();
    await buildCelebrity(db(), { name: "Zelda Quist", image: used.address });
    expect(await list({ search: "gala-night 50%" })).toEqual([named.id]);
    expect(await list({ search: "VELVET" })).toEqual([described.id]);
    expect(await list({ search: "angstrom" })).toEqual([credited.id]);
    expect(await list({ search: "quist" })).toEqual([used.id]);
    expect(await list({ search: "100%" })).toEqual([]);
    const all = await list();
    expect(all.indexOf(used.id)).toBeLessThan(all.indexOf(named.id));
    const unused = await list({ lacks: "USE" });
    expect([named, described, credited].every(({ id }) => unused.includes(id))).toBe(true);
    expect(unused).not.toContain(used.id);
    expect(await list({ lacks: "ALT" })).toContain(used.id);
    expect(await list({ lacks: "ALT" })).not.toContain(described.id);
    expect(await list({ lacks: "CREDIT", search: "velvet" })).toEqual([]);
  });

  test("an update shows on the pages of the rows that use the picture, and conflicts with an older version", async () => {
    const { id, version, address } = await add();
    const outfit = await buildOutfit(db(), { image: address });
    await db().insert(OutfitPicture, { outfitId: outfit.id, image: address, alt: "Own", place: 0 });
    const post = await buildPost(db(), { image: address });
    const celebrity = await buildCelebrity(db(), { image: address });
    const read = async (actor: typeof editor | null) => {
      const { data, errors } = await run(
        `query ($outfit: ID, $post: ID, $celebrity: ID) {
          outfit(id: $outfit) { imageAlt imageCredit morePictures { alt imageCredit } }
          blogPost(id: $post) { imageAlt imageCredit } celebrity(id: $celebrity) { imageAlt imageCredit } }`,
        { outfit: outfit.id, post: post.id, celebrity: celebrity.id },
        actor,
      );
      expect(errors).toEqual([]);
      return data;
    };
    const none = { imageAlt: "", imageCredit: null };
    expect(await read(null)).toEqual({
      outfit: { ...none, morePictures: [{ alt: "Own", imageCredit: null }] },
      blogPost: none,
      celebrity: none,
    });
    const input = {
      id,
      version,
      alt: " A red gown ",
      credit: "Jo Lane",
      license: "CC BY 4.0",
      focalPoint: { x: 0.25, y: 1 },
    };
    const { data } = await update(input);
    expect(data.updatePicture).toEqual({
      alt: "A red gown",
      credit: "Jo Lane",
      license: "CC BY 4.0",
      version: version + 1,
      focalPoint: { x: 0.25, y: 1 },
    });
    const texts = { imageAlt: "A red gown", imageCredit: "Jo Lane, CC BY 4.0" };
    expect(await read(null)).toEqual({
      outfit: { ...texts, morePictures: [{ alt: "Own", imageCredit: "Jo Lane, CC BY 4.0" }] },
      blogPost: texts,
      celebrity: texts,
    });
    const { errors } = await update(input);
    expect(errors[0].extensions.code).toBe("CONFLICT");
    const { data: same } = await update({ id, version: version + 1, alt: "A red gown" });
    expect(same.updatePicture.version).toBe(version + 1);
  });

  test("a form never gets the library's alternative text as the row's own", async () => {
    const { address } = await add({ alt: "From the library" });
    const { id, version } = await buildOutfit(db(), { image: address });
    const { data } = await run(
      "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { imageAlt title } }",
      { input: { id, version, title: "New" } },
    );
    expect(data.updateOutfit).toEqual({ imageAlt: "", title: "New" });
  });

  test("replaces a picture in every row of every kind, after a count, and undoes it", async () => {
    const from = await add({ fileName: "old.jpg" });
    const to = await add({ address: newAddress("1200x800"), width: 1200, height: 800 });
    const ids = await useEverywhere(from.address);
    const input = { id: from.id, replacementId: to.id };
    expect((await replace({ ...input, dryRun: true })).change).toEqual({ matched: 16, changed: 16, undoId: null });
    expect(await countAddresses(from.address)).toEqual(alsoOutside);

    const { change } = await replace(input);
    expect(change).toMatchObject({ matched: 16, changed: 16 });
    expect(await countAddresses(from.address)).toEqual(nowhere);
    expect(await countAddresses(to.address)).toEqual(alsoOutside);
    const readOutfit = () =>
      db().query<{ version: number; ratio: number | null }[]>(
        "SELECT version, aspect_ratio AS ratio FROM outfits WHERE id = ANY($1) ORDER BY title",
        [[ids.outfit, ids.gallery]],
      );
    expect(await readOutfit()).toEqual([
      { version: 2, ratio: null },
      { version: 2, ratio: 1.5 },
    ]);
    const [{ data: derived }] = await db().query("SELECT structured_data AS data FROM blog_posts WHERE id = $1", [
      ids.article,
    ]);
    expect(derived).toContain(to.address);
    const [note] = await db().findBy(AuditEntry, { action: "replace", entityId: from.id });
    expect([note.title, note.changes]).toEqual([
      "old.jpg: replaced in 16 places",
      { address: [from.address, to.address] },
    ]);

    // Someone chooses another picture meanwhile: Undo leaves it alone.
    await db().query("UPDATE celebrities SET image = 'https://example.com/c.jpg' WHERE id = $1", [ids.celebrity]);
    const undo = "mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }";
    const { data } = await run(undo, { input: { id: change.undoId } });
    expect(data.undo).toEqual({ undone: 15, skipped: 1 });
    expect(await countAddresses(from.address)).toEqual({ ...alsoOutside, celebrity: 0 });
    expect(await countAddresses(to.address)).toEqual(nowhere);
    expect((await readOutfit())[1].ratio).toBeCloseTo(0.8);
    expect((await run(undo, { input: { id: change.undoId } })).errors[0].extensions.code).toBe("NOT_FOUND");
  });

  test("undo restores the text of an article that had both pictures before", async () => {
    const [from, to] = [await add(), await add()];
    const content = `![a](${from.address}) ![b](${to.address})`;
    const { id } = await buildPost(db(), { content });
    const { change } = await replace({ id: from.id, replacementId: to.id });
    await run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", { input: { id: change.undoId } });
    const [row] = await db().query("SELECT content FROM blog_posts WHERE id = $1", [id]);
    expect(row.content).toBe(content);
  });

  test("does not replace a picture by itself, or by one that is gone", async () => {
    const { id } = await add();
    const gone = "6a4d9a52-2f7c-4a4f-9d7c-999999999999";
    expect((await replace({ id, replacementId: id })).errors[0].extensions.code).toBe("BAD_USER_INPUT");
    for (const other of [gone, "nonsense", ""]) {
      expect((await replace({ id, replacementId: other })).errors[0].extensions.code).toBe("NOT_FOUND");
      expect((await replace({ id: other, replacementId: id })).errors[0].extensions.code).toBe("NOT_FOUND");
    }
    expect((await replace({ id, replacementId: (await add()).id })).change).toEqual({
      matched: 0,
      changed: 0,
      undoId: null,
    });
  });

  test("deletes unused pictures only: some, or all, after a count", async () => {
    await deleteUnused({});
    const [used, first, second, third] = [await add(), await add(), await add(), await add()];
    await buildItem(db(), { image: used.address, deletedAt: new Date() });
    const remaining = async () =>
      (await list()).filter((id) => [used, first, second, third].some((one) => one.id === id));
    expect(await deleteUnused({ ids: [used.id, first.id, "nonsense"], dryRun: true })).toBe(1);
    expect(await deleteUnused({ ids: [used.id, first.id, "nonsense"] })).toBe(1);
    expect((await remaining()).sort()).toEqual([used.id, second.id, third.id].sort());
    expect(await deleteUnused({ ids: [] })).toBe(0);
    expect(await deleteUnused({ dryRun: true })).toBe(2);
    expect(await deleteUnused({})).toBe(2);
    expect(await remaining()).toEqual([used.id]);
    const notes = await db().findBy(AuditEntry, { entityType: "picture", action: "delete", title: first.address });
    expect(notes).toMatchObject([{ entityId: first.id, actorName: "Editor" }]);
  });

  test("adds pictures that rows use and the library does not have", async () => {
    await addUsedPictures(db());
    const address = newAddress("1920x1080");
    await buildPost(db(), { content: `![a](${address}) ![b](${address})` });
    await buildItem(db(), { image: "/pictures/nonsense.webp" });
    await buildItem(db(), { image: "https://example.com/a.jpg" });
    expect(await addUsedPictures(db())).toBe(1);
    expect(await db().findOneByOrFail(Picture, { address })).toMatchObject({ width: 1920, height: 1080, alt: "" });
    expect(await addUsedPictures(db())).toBe(0);
  });

  test("contributors see pictures, and only editors change, replace and delete them", async () => {
    const { id, version } = await add();
    const { data } = await run(
      "query ($id: ID!) { picture(id: $id) { id } pictures { nodes { id } } }",
      { id },
      contributor,
    );
    expect(data.picture).toEqual({ id });
    const calls: [string, object][] = [
      ["mutation ($input: UpdatePictureInput!) { updatePicture(input: $input) { id } }", { id, version, alt: "x" }],
      [
        "mutation ($input: ReplacePictureInput!) { replacePicture(input: $input) { matched } }",
        { id, replacementId: id },
      ],
      ["mutation ($input: DeleteUnusedPicturesInput!) { deleteUnusedPictures(input: $input) }", { ids: [id] }],
    ];
    for (const [text, input] of calls) {
      expect((await run(text, { input }, contributor)).errors[0].extensions.code).toBe("FORBIDDEN");
      expect((await run(text, { input }, null)).errors[0].extensions.code).toBe("UNAUTHENTICATED");
    }
    expect((await run("{ pictures { totalCount } }", {}, null)).errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  test("refuses a point outside the picture and texts that are too long", async () => {
    const { id, version } = await add();
    for (const input of [{ focalPoint: { x: 1.1, y: 0 } }, { alt: "x".repeat(1_001) }, { credit: "x".repeat(301) }]) {
      const { errors } = await update({ id, version, ...input });
      expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
    }
    const credit = "jo \u{1F4F8} '\"<script>";
    expect((await update({ id, version, credit })).data.updatePicture.credit).toBe(credit);
  });
});
