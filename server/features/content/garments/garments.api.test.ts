import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { buildCelebrity, buildOutfit, buildProduct } from "../../../testing/build";
import { dayFromToday } from "../../../testing/time/days";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { Piece } from "../outfit/pieces/piece.entity";
import type { Outfit } from "../outfit/outfit.entity";

describe("garments", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE celebrities, garments, slug_history, audit_log CASCADE"));

  const db = () => api.dataSource.manager;
  const addPiece = async (outfitId: string, name = "Camel Coat") => {
    const id = randomUUID();
    await db().insert(Piece, { id, outfitId, name, note: "", place: 0 } as never);
    return id;
  };
  /** A look with one piece. */
  const wear = async (row: Partial<Outfit> = {}, name?: string) => {
    const outfit = await buildOutfit(db(), row);
    return { outfit, piece: await addPiece(outfit.id, name) };
  };
  const run = async (text: string, input: object, actor: Parameters<TestApi["run"]>[2] = { actor: editor }) => {
    const { data, errors } = await api.run(text, { input }, actor);
    return errors.length ? { error: errors[0].extensions.code, message: errors[0].message } : Object.values(data)[0];
  };
  const garmentOf = async (piece: string) => {
    const [row] = await db().query(
      "SELECT id, slug, version FROM garments WHERE id = (SELECT garment_id FROM garment_pieces WHERE piece_id = $1)",
      [piece],
    );
    return (row ?? null) as { id: string; slug: string; version: number } | null;
  };
  const link = async (pieceId: string, otherId: string, versions: object = {}) =>
    run("mutation ($input: LinkPiecesInput!) { linkPieces(input: $input) { changed undoId } }", {
      pieceId,
      otherId,
      version: (await garmentOf(pieceId))?.version ?? null,
      otherVersion: (await garmentOf(otherId))?.version ?? null,
      ...versions,
    }) as Promise<{ changed: number; undoId: string; error?: string; message?: string }>;
  const unlink = async (piece: string, more: object = {}) => {
    const garment = await garmentOf(piece);
    return run("mutation ($input: UnlinkPiecesInput!) { unlinkPieces(input: $input) { changed undoId } }", {
      garmentId: garment?.id,
      version: garment?.version,
      pieceIds: [piece],
      ...more,
    }) as Promise<{ undoId: string; error?: string }>;
  };
  const undo = (id: string) => run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id });
  /** Everything but versions and times, which only increase. */
  const state = async () => ({
    garments: await db().query("SELECT id, slug, name, created_at FROM garments ORDER BY id"),
    pieces: await db().query("SELECT piece_id, garment_id FROM garment_pieces ORDER BY piece_id"),
  });
  const look = async (id: string) => {
    const { data, errors } = await api.run(
      `query ($id: ID!) { outfit(id: $id) { celebrity { rewornCount rewornGarments { slug } }
        pieces { garment { slug name } wornAgain { id celebrity { name } } alsoWorn { id } } } }`,
      { id },
    );
    expect(errors).toEqual([]);
    return data.outfit;
  };
  const page = async (slug: string) => {
    const { data, errors } = await api.run(
      "query ($slug: String!) { garment(slug: $slug) { slug name looks { id } products { title } } }",
      { slug },
    );
    expect(errors).toEqual([]);
    return data.garment;
  };

  test("show later looks as worn again, newest first, and other looks apart, on two celebrities", async () => {
    const ava = await buildCelebrity(db(), { name: "Ava Stone" });
    const older = await wear({ date: "2024-03-03", celebrityId: ava.id });
    const newer = await wear({ date: "2025-01-01" });
    const newest = await wear({ date: "2025-06-01", celebrityId: ava.id });
    expect(await look(older.outfit.id)).toMatchObject({
      pieces: [{ garment: null, wornAgain: [], alsoWorn: [] }],
    });
    await link(newer.piece, older.piece);
    await link(newest.piece, newer.piece);
    const slug = "camel-coat";
    expect(await look(newer.outfit.id)).toMatchObject({
      // Who wore it once did not wear it again.
      celebrity: { rewornCount: 0, rewornGarments: [] },
      pieces: [
        {
          garment: { slug, name: "Camel Coat" },
          wornAgain: [{ id: newest.outfit.id, celebrity: { name: "Ava Stone" } }],
          alsoWorn: [{ id: older.outfit.id }],
        },
      ],
    });
    expect(await look(older.outfit.id)).toMatchObject({
      celebrity: { rewornCount: 1, rewornGarments: [{ slug }] },
      pieces: [{ wornAgain: [{ id: newest.outfit.id }, { id: newer.outfit.id }], alsoWorn: [] }],
    });
    expect((await page(slug)).looks.map(({ id }: Outfit) => id)).toEqual(
      [newest, newer, older].map(({ outfit }) => outfit.id),
    );
  });

  test("of a look of the same day, or of an unknown day, are not worn again", async () => {
    const dated = await wear({ date: "2025-01-01" });
    const sameDay = await wear({ date: "2025-01-01" });
    const undated = await wear({ date: null });
    await link(dated.piece, sameDay.piece);
    await link(dated.piece, undated.piece);
    for (const { outfit } of [dated, sameDay, undated]) {
      const [{ wornAgain, alsoWorn }] = (await look(outfit.id)).pieces;
      expect(wornAgain).toEqual([]);
      expect(alsoWorn).toHaveLength(2);
    }
  });

  test("list the products of all pieces, each link once", async () => {
    const [one, other] = [await wear(), await wear()];
    const sold = (title: string, { outfit, piece }: typeof one, affiliateLink: string) =>
      buildProduct(db(), { title, outfitId: outfit.id, pieceId: piece, affiliateLink });
    await sold("Coat", one, "https://shop.example/coat");
    await sold("Coat again", other, "https://shop.example/coat");
    await sold("Cheaper coat", other, "https://shop.example/cheaper");
    await link(one.piece, other.piece);
    expect((await page("camel-coat")).products.map(({ title }: { title: string }) => title)).toEqual([
      "Coat",
      "Cheaper coat",
    ]);
  });

  test("of looks that are not public are not shown, and one public look is no page", async () => {
    const shown = await wear();
    const states: Partial<Outfit>[] = [
      { status: PublicationStatus.DRAFT },
      { status: PublicationStatus.IN_REVIEW },
      { date: dayFromToday(2) },
      { deletedAt: new Date() } as never,
    ];
    for (const hidden of states) {
      const { piece, outfit } = await wear({ ...hidden, deletedAt: null } as never);
      await link(shown.piece, piece);
      if ("deletedAt" in hidden) await db().query("UPDATE outfits SET deleted_at = now() WHERE id = $1", [outfit.id]);
      expect(await look(shown.outfit.id)).toEqual({
        celebrity: { rewornCount: 0, rewornGarments: [] },
        pieces: [{ garment: null, wornAgain: [], alsoWorn: [] }],
      });
    }
    expect(await page("camel-coat")).toBeNull();
    const second = await wear();
    await link(shown.piece, second.piece);
    expect((await page("camel-coat")).looks).toHaveLength(2);
  });

  test("merge, and the address of the newer one leads to the older one until that is undone", async () => {
    const looks = [await wear(), await wear(), await wear(), await wear()];
    const [a, b, c, d] = looks.map(({ piece }) => piece);
    await link(a, b);
    await link(c, d);
    const before = await state();
    const { undoId } = await link(d, a);
    expect(await db().query("SELECT slug FROM garments")).toEqual([{ slug: "camel-coat" }]);
    expect((await page("camel-coat-1")).slug).toBe("camel-coat");
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
    expect(await state()).toEqual(before);
    expect((await page("camel-coat-1")).slug).toBe("camel-coat-1");
  });

  test("end with the second last piece, and undo brings them back", async () => {
    const [one, other] = [await wear(), await wear()];
    await link(one.piece, other.piece);
    const before = await state();
    const { undoId } = await unlink(other.piece);
    expect(await state()).toEqual({ garments: [], pieces: [] });
    expect(await page("camel-coat")).toBeNull();
    await undo(undoId);
    expect(await state()).toEqual(before);
  });

  /** Three garments of two pieces each: the addresses are alpha, beta and gamma. */
  const threeGarments = async () => {
    const pieces: [string, string][] = [];
    for (const name of ["Alpha", "Beta", "Gamma"]) {
      const [one, other] = [await wear({}, name), await wear({}, name)];
      await link(one.piece, other.piece);
      pieces.push([one.piece, other.piece]);
    }
    return pieces;
  };

  test("have their former addresses again when a merge is undone", async () => {
    const [alpha, beta, gamma] = await threeGarments();
    await link(gamma[0], beta[0]);
    const { undoId } = await link(beta[0], alpha[0]);
    expect((await page("gamma")).slug).toBe("alpha");
    await undo(undoId);
    expect([(await page("beta")).slug, (await page("gamma")).slug]).toEqual(["beta", "beta"]);
  });

  test.each([
    ["again when their end is undone", "beta", 0],
    ["no longer when another one took them meanwhile", "gamma", 1],
    ["no longer when another one left them behind meanwhile", "alpha", 2],
  ])("have their former addresses %s", async (_when, leadsTo, linkCount) => {
    const [alpha, beta, gamma] = await threeGarments();
    await link(gamma[0], beta[0]);
    for (const piece of gamma) await unlink(piece);
    const { undoId } = await unlink(beta[0]);
    expect(await page("gamma")).toBeNull();
    for (const other of [gamma[1], alpha[0]].slice(0, linkCount)) await link(gamma[0], other);
    await undo(undoId);
    expect([(await page("beta")).slug, (await page("gamma")).slug]).toEqual(["beta", leadsTo]);
  });

  test("are as before when each change is undone, and undo leaves later changes alone", async () => {
    const pieces: string[] = [];
    for (let count = 0; count < 5; count += 1) pieces.push((await wear()).piece);
    const place = fc.integer({ min: 0, max: 4 });
    const step = fc.tuple(place, place, fc.boolean()).filter(([one, other]) => one !== other);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        await db().query("TRUNCATE garments CASCADE");
        const done: [Awaited<ReturnType<typeof state>>, string][] = [];
        for (const [one, other, joins] of steps) {
          const before = await state();
          const result = joins ? await link(pieces[one], pieces[other]) : await unlink(pieces[one]);
          if (result.undoId) done.push([before, result.undoId]);
        }
        for (const [before, undoId] of done.reverse()) {
          expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
          expect(await state()).toEqual(before);
        }
      }),
      { numRuns: 8 },
    );
    const { undoId } = await link(pieces[0], pieces[1]);
    await link(pieces[1], pieces[2]);
    const later = await state();
    expect(await undo(undoId)).toEqual({ undone: 0, skipped: 1 });
    expect(await state()).toEqual(later);
  });

  test("refuse outdated versions, one look, missing pieces and lower roles, and nothing changes", async () => {
    const [one, other, third] = [await wear(), await wear(), await wear()];
    await link(one.piece, other.piece);
    const before = await state();
    expect((await link(one.piece, third.piece, { version: null })).error).toBe("CONFLICT");
    expect((await link(third.piece, one.piece, { otherVersion: 7 })).error).toBe("CONFLICT");
    expect((await unlink(one.piece, { version: 7 })).error).toBe("CONFLICT");
    expect((await unlink(one.piece, { garmentId: randomUUID() })).error).toBe("CONFLICT");
    expect((await unlink(one.piece, { pieceIds: [one.piece, third.piece] })).error).toBe("BAD_USER_INPUT");
    const twin = await addPiece(one.outfit.id);
    expect((await link(one.piece, twin)).message).toBe(
      "Both pieces are in the same look. A garment is worn once in a look.",
    );
    // Nor when their garments have pieces of one look.
    const [fourth, fifth] = [await wear(), await wear()];
    await link(twin, fourth.piece);
    await link(fourth.piece, fifth.piece);
    const apart = await state();
    expect((await link(fifth.piece, other.piece)).message).toBe(
      "Both pieces are in the same look. A garment is worn once in a look.",
    );
    expect(await state()).toEqual(apart);
    await unlink(fifth.piece);
    await unlink(fourth.piece);
    expect((await link(one.piece, randomUUID())).error).toBe("BAD_USER_INPUT");
    const input = { pieceId: one.piece, otherId: third.piece };
    const text = "mutation ($input: LinkPiecesInput!) { linkPieces(input: $input) { changed } }";
    expect(await run(text, input, {})).toMatchObject({ error: "UNAUTHENTICATED" });
    const contributor = { ...editor, role: "contributor" as const };
    expect(await run(text, input, { actor: contributor })).toMatchObject({ error: "FORBIDDEN" });
    expect(await state()).toEqual(before);
  });

  test("are in the audit log with the looks", async () => {
    const [one, other] = [
      await wear({ title: "First", date: "2024-01-01" }),
      await wear({ title: "Second", date: "2024-02-01" }),
    ];
    await link(one.piece, other.piece);
    const { data } = await api.run(
      "{ auditEntries(first: 1) { nodes { entityType title changes { field before after } } } }",
      {},
      { actor: editor },
    );
    expect(data.auditEntries.nodes).toEqual([
      {
        entityType: "garment",
        title: "Camel Coat",
        changes: [{ field: "pieces", before: "", after: "Camel Coat in “First”, Camel Coat in “Second”" }],
      },
    ]);
  });

  test("survive the trash, and a revision that brings a removed piece back; they end with the outfit", async () => {
    const [one, other, third] = [await wear(), await wear(), await wear()];
    const save = async (pieces: object[]) => {
      const [{ version }] = await db().query("SELECT version FROM outfits WHERE id = $1", [one.outfit.id]);
      return run(`mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }`, {
        id: one.outfit.id,
        version,
        pieces,
      });
    };
    await save([{ id: one.piece, name: "Camel Coat" }]);
    await link(one.piece, other.piece);
    await link(one.piece, third.piece);
    await save([{ id: one.piece, name: "Beige Coat" }]);
    const before = await state();
    const again = async () => (await look(one.outfit.id)).pieces[0]?.alsoWorn.length;
    expect(await again()).toBe(2);

    await save([]);
    expect((await page("camel-coat")).looks).toHaveLength(2);
    const revisions = await api.run(
      `query ($id: ID!) { revisions(type: outfit, id: $id, first: 5) { nodes { id } } }`,
      { id: one.outfit.id },
      { actor: editor },
    );
    expect(revisions.errors).toEqual([]);
    const [{ version }] = await db().query("SELECT version FROM outfits WHERE id = $1", [one.outfit.id]);
    const restored = await run(
      "mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { __typename } }",
      { type: "outfit", id: one.outfit.id, version, revisionId: revisions.data.revisions.nodes[1].id },
    );
    expect(restored).not.toHaveProperty("error");
    expect(await again()).toBe(2);
    expect(await state()).toEqual(before);

    const { undoId } = (await run("mutation ($input: IdInput!) { deleteOutfit(input: $input) { undoId } }", {
      id: other.outfit.id,
    })) as { undoId: string };
    expect(await again()).toBe(1);
    await undo(undoId);
    expect(await again()).toBe(2);
    await db().query("DELETE FROM outfits WHERE id = $1", [other.outfit.id]);
    expect(await garmentOf(other.piece)).toBeNull();
    expect(await again()).toBe(1);
  });

  test("are suggested by words of the name and by links, or searched", async () => {
    const own = await wear({}, "Camel Coat");
    const coat = await wear({ title: "Airport" }, "Long Camel Coat");
    const shoes = await wear({ title: "Gala" }, "Red Shoes");
    const sold = { affiliateLink: "https://shop.example/coat" };
    await buildProduct(db(), { outfitId: own.outfit.id, pieceId: own.piece, ...sold });
    const suggest = async (search?: string) => {
      const { data, errors } = await api.run(
        `query ($pieceId: ID!, $search: String) { pieceSuggestions(pieceId: $pieceId, search: $search) { name reasons } }`,
        { pieceId: own.piece, search },
        { actor: editor },
      );
      expect(errors).toEqual([]);
      return data.pieceSuggestions;
    };
    expect(await suggest()).toEqual([{ name: "Long Camel Coat", reasons: ["camel", "coat"] }]);
    await buildProduct(db(), { outfitId: shoes.outfit.id, pieceId: shoes.piece, ...sold });
    expect(await suggest()).toEqual([
      { name: "Red Shoes", reasons: ["same link"] },
      { name: "Long Camel Coat", reasons: ["camel", "coat"] },
    ]);
    expect(await suggest("gala shoes")).toMatchObject([{ name: "Red Shoes" }]);
    expect(await suggest("halloway airport")).toMatchObject([{ name: "Long Camel Coat" }]);
    expect(await suggest("shoes red")).toMatchObject([{ name: "Red Shoes" }]);
    expect(await suggest("gala coat")).toEqual([]);
    expect(await suggest("!")).toHaveLength(2);
    await link(own.piece, coat.piece);
    expect(await suggest("coat")).toEqual([]);
  });
});
