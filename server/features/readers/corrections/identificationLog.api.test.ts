import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { parseOutfitFile, writeOutfitFile } from "../../../testing/files/outfitFile";
import { type TestApi, testApi } from "../../../testing/testApi";
import { exportOutfits } from "../../content/product/outfitCsv/exportOutfits.service";
import { importOutfits } from "../../content/product/outfitCsv/importOutfits.service";
import { publishDue } from "../../newsroom/publishing/releases/publishDue.service";

const columns = ["title", "match_kind", "affiliate_link", "outfit_id", "piece_id", "basis", "basis_on", "basis_source"];

type State = Record<string, string | null>;
interface Line {
  kind: string;
  is_hidden: boolean;
  changes: Record<string, [string | null, string | null]>;
}
interface Made {
  id: string;
  outfitId: string;
  slug: string;
}

describe("log of identifications", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, variables: object = {}) => {
    const { data, errors } = await api.run(text, variables as Record<string, unknown>, { actor: editor });
    expect(errors).toEqual([]);
    return Object.values(data as object)[0];
  };
  const read = async (id: string): Promise<State> => {
    const [row] = await db().query<[Record<string, unknown>]>(
      "SELECT to_jsonb(product) AS row FROM affiliate_products product WHERE id = $1",
      [id],
    );
    return Object.fromEntries(columns.map((column) => [column, (row.row as State)[column]]));
  };
  const lines = ({ id, outfitId }: Made): Promise<Line[]> =>
    db().query(
      "SELECT kind, is_hidden, changes FROM identification_log WHERE product_id = $1 AND outfit_id = $2 ORDER BY id",
      [id, outfitId],
    );
  /** Applies the lines to an earlier state. */
  const replay = (before: State, log: readonly Line[]): State =>
    Object.assign(
      { ...before },
      ...log.map(({ changes }) =>
        Object.fromEntries(
          Object.entries(changes)
            .filter(([column]) => columns.includes(column))
            .map(([column, [, after]]) => [column, after]),
        ),
      ),
    );
  const addPiece = async (outfitId: string, name: string): Promise<string> => {
    const id = randomUUID();
    await db().query("INSERT INTO outfit_pieces (id, outfit_id, name) VALUES ($1, $2, $3)", [id, outfitId, name]);
    return id;
  };
  const build = async (): Promise<Made> => {
    const outfit = await buildOutfit(db(), { image: "https://example.com/a.jpg", description: "Worn in May." });
    const pieceId = await addPiece(outfit.id, "Coat");
    const affiliateLink = "https://old.example/maxi";
    const { id } = await buildProduct(db(), { outfitId: outfit.id, pieceId, title: "Maxi Coat", affiliateLink });
    return { id, outfitId: outfit.id, slug: outfit.slug };
  };
  const version = async (id: string): Promise<number> =>
    (await db().query<[{ version: number }]>("SELECT version FROM affiliate_products WHERE id = $1", [id]))[0].version;
  const update = async (id: string, input: object) =>
    run("mutation ($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { id } }", {
      input: { id, version: await version(id), ...input },
    });
  const bulk = (id: string, set: object): Promise<{ undoId: string }> =>
    run("mutation ($input: BulkAffiliateProductsInput!) { bulkAffiliateProducts(input: $input) { undoId } }", {
      input: { ids: [id], set },
    }) as Promise<{ undoId: string }>;
  const undo = ({ undoId }: { undoId: string }) =>
    run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", { input: { id: undoId } });
  const savePieces = async ({ outfitId }: Made, pieces: object[]) => {
    const [outfit] = await db().query<[{ version: number }]>("SELECT version FROM outfits WHERE id = $1", [outfitId]);
    await run("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      input: { id: outfitId, version: outfit.version, pieces },
    });
  };
  const restoreFirst = async ({ outfitId }: Made) => {
    const [row] = await db().query<[{ version: number; revision: string }]>(
      "SELECT version, (SELECT min(id) FROM revisions WHERE row_id = $1) AS revision FROM outfits WHERE id = $1",
      [outfitId],
    );
    await run("mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }", {
      input: { type: "outfit", id: outfitId, version: row.version, revisionId: row.revision },
    });
  };
  const importCells = async ({ outfitId }: Made, cells: Record<string, string>) => {
    const exported: string[] = [];
    for await (const text of exportOutfits(db(), undefined)) exported.push(text);
    const rows = parseOutfitFile(exported.join("")).filter((row) => row.outfit_id === outfitId);
    const file = writeOutfitFile(rows.map((row) => ({ ...row, ...cells })));
    expect(
      (
        await importOutfits(
          db(),
          null,
          { open: () => Readable.from([Buffer.from(file)]) },
          { dryRun: false, fileName: "outfits.csv" },
        )
      ).problems.first,
    ).toEqual([]);
  };
  const remove = (id: string): Promise<{ undoId: string }> =>
    run("mutation ($input: IdInput!) { deleteAffiliateProduct(input: $input) { undoId } }", {
      input: { id },
    }) as Promise<{ undoId: string }>;

  const ways: Record<string, (made: Made) => Promise<unknown>> = {
    "the form": ({ id }) =>
      update(id, { title: "Midi Coat", matchKind: "EXACT", basis: "BRAND", basisOn: "2026-11-03" }),
    "the link in the form": ({ id }) => update(id, { affiliateLink: "https://shop.example/midi" }),
    "another piece": async ({ id, outfitId }) => update(id, { pieceId: await addPiece(outfitId, "Cape") }),
    "another look": async ({ id }) => update(id, { outfitId: (await buildOutfit(db())).id }),
    "a bulk change of the match": ({ id }) => bulk(id, { matchKind: "EXACT" }),
    "a bulk change of the basis": ({ id }) => bulk(id, { basis: "TIP" }),
    "a bulk change of the link": ({ id }) => bulk(id, { affiliateLink: "https://shop.example/midi" }),
    undo: async ({ id }) => undo(await bulk(id, { basis: "TIP" })),
    "a replaced host": async () =>
      run("mutation ($input: ReplaceHostInput!) { replaceHost(input: $input) { undoId } }", {
        input: { from: "old.example", to: "new.example" },
      }),
    "the import": (made) =>
      importCells(made, { product_title: "Midi Coat", product_basis: "guess", product_match: "budget" }),
    "a deleted piece": (made) => savePieces(made, []),
    "the pieces editor": (made) => savePieces(made, [{ id: randomUUID(), name: "Cape", productIds: [made.id] }]),
    "the trash and back": async ({ id }) => {
      await undo(await remove(id));
      await update(id, { title: "Back" });
    },
    "a restored revision": async (made) => {
      await update(made.id, { title: "Midi Coat" });
      await update(made.id, { title: "Mini Coat", basis: "GUESS" });
      await restoreFirst(made);
    },
    "a release": async (made) => {
      const [{ version: published }] = await db().query<[{ version: number }]>(
        "SELECT version FROM outfits WHERE id = $1",
        [made.outfitId],
      );
      await run("mutation ($input: StatusInput!) { changeStatus(input: $input) { version } }", {
        input: { type: "outfit", id: made.outfitId, version: published, status: "DRAFT" },
      });
      await update(made.id, { title: "Midi Coat" });
      const [outfit] = await db().query<[{ version: number }]>("SELECT version FROM outfits WHERE id = $1", [
        made.outfitId,
      ]);
      await run("mutation ($input: ScheduleReleaseInput!) { scheduleRelease(input: $input) { id } }", {
        input: {
          rows: [{ type: "outfit", id: made.outfitId, version: outfit.version }],
          at: "2090-01-01T10:00",
          timeZone: "UTC",
        },
      });
      await update(made.id, { title: "Later" });
      await publishDue(db(), new Date("2090-01-01T12:00:00Z"));
      expect((await read(made.id)).title).toBe("Midi Coat");
    },
    "a statement of another program": ({ id }) =>
      db().query("UPDATE affiliate_products SET title = 'Midi Coat', match_kind = 'EXACT' WHERE id = $1", [id]),
  };

  test.each(Object.entries(ways))("has what %s changes", async (_way, change) => {
    const made = await build();
    const before = await read(made.id);
    await change(made);
    const log = await lines(made);
    expect(log).not.toEqual([]);
    expect(replay(before, log)).toEqual(await read(made.id));
  });

  test("has no line for a price, an order, a draft, or a look that goes to the trash and back", async () => {
    const made = await build();
    await update(made.id, { price: "$99", description: "Warm.", rating: 4 });
    await undo(
      (await run("mutation ($input: IdInput!) { deleteOutfit(input: $input) { undoId } }", {
        input: { id: made.outfitId },
      })) as { undoId: string },
    );
    expect(await lines(made)).toEqual([]);
    const outfit = await buildOutfit(db(), { status: PublicationStatus.DRAFT });
    const { id } = await buildProduct(db(), { outfitId: outfit.id });
    await update(id, { title: "Draft Coat" });
    expect(await lines({ id, outfitId: outfit.id, slug: outfit.slug })).toEqual([]);
  });

  const visitorReads = async (outfitId: string) =>
    (
      await api.run(
        "query ($id: ID!) { outfit(id: $id) { corrections { totalCount entries { isCorrection text } } } }",
        { id: outfitId },
      )
    ).data.outfit.corrections as { totalCount: number; entries: { isCorrection: boolean; text: string }[] };

  test("visitors read it in plain words, newest first, at most 20 lines, without shop links", async () => {
    const made = await build();
    await update(made.id, { matchKind: "EXACT", basis: "GUESS" });
    await update(made.id, { title: "Midi Coat" });
    await update(made.id, { affiliateLink: "https://shop.example/midi" });
    await update(made.id, { pieceId: null });
    await remove(made.id);
    expect((await visitorReads(made.outfitId)).entries.map(({ text }) => text)).toEqual([
      "“Midi Coat” was removed from this look.",
      "“Midi Coat” is no longer under a piece, before under “Coat”.",
      "“Midi Coat” now leads to another page of a shop.",
      "“Maxi Coat” is now “Midi Coat”.",
      "“Maxi Coat” is now marked as the exact piece, before as a similar piece; it rests on: an editor's guess (before: not stated).",
    ]);
    await db().query(
      "INSERT INTO identification_log (outfit_id, kind, title) SELECT $1, 'REMOVED', 'Hat' FROM generate_series(1, 30)",
      [made.outfitId],
    );
    const { totalCount, entries } = await visitorReads(made.outfitId);
    expect([totalCount, entries.length]).toEqual([35, 20]);
  });

  test("values of a withdrawn look stay hidden", async () => {
    const made = await build();
    await db().query("UPDATE outfits SET status = 'DRAFT' WHERE id = $1", [made.outfitId]);
    await update(made.id, { title: "Secret Coat" });
    await update(made.id, { title: "Midi Coat" });
    await db().query("UPDATE outfits SET status = 'PUBLISHED' WHERE id = $1", [made.outfitId]);
    const sentence = "“Midi Coat” was changed while this look was not public.";
    expect((await visitorReads(made.outfitId)).entries.map(({ text }) => text)).toEqual([sentence, sentence]);
  });

  test("values of a look that was never public stay hidden when its product moves here, and from here there", async () => {
    const made = await build();
    const draft = await buildOutfit(db(), { status: PublicationStatus.DRAFT });
    const { id } = await buildProduct(db(), { outfitId: draft.id, title: "SECRET NAME" });
    await update(id, { outfitId: made.outfitId, title: "Coat" });
    await update(made.id, { outfitId: draft.id, title: "SECRET COAT" });
    const moved = "was moved from one look to another while one of them was not public.";
    expect((await visitorReads(made.outfitId)).entries.map(({ text }) => text)).toEqual([
      `A product ${moved}`,
      `“Coat” ${moved}`,
    ]);
    // Between two public looks there is nothing to hide.
    await update(id, { outfitId: (await buildOutfit(db())).id });
    expect((await visitorReads(made.outfitId)).entries[0].text).toBe("“Coat” was moved from one look to another.");
  });

  test("after a fault there are both or neither", async () => {
    const made = await build();
    const before = await read(made.id);
    const change = "UPDATE affiliate_products SET title = 'Midi Coat' WHERE id = $1";
    // A fault after the change: everything is rolled back.
    const failing = db().transaction(async (transaction) => {
      await transaction.query(change, [made.id]);
      await transaction.query("SELECT 1 / 0");
    });
    await expect(failing).rejects.toThrow("division by zero");
    // The line cannot be written: the change is not stored either.
    await db().query("ALTER TABLE identification_log ADD CONSTRAINT fault CHECK (kind <> 'CHANGED') NOT VALID");
    const { errors } = await api.run(
      "mutation ($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { id } }",
      { input: { id: made.id, version: await version(made.id), title: "Midi Coat" } },
      { actor: editor },
    );
    expect(errors).toHaveLength(1);
    await db().query("ALTER TABLE identification_log DROP CONSTRAINT fault");
    // The connection is lost before the commit.
    const runner = api.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(change, [made.id]);
    if (process.env.TEST_DATABASE_URL) {
      const [{ pid }] = (await runner.query("SELECT pg_backend_pid() AS pid")) as [{ pid: number }];
      await db().query("SELECT pg_terminate_backend($1)", [pid]);
      await runner.rollbackTransaction().catch(() => undefined);
    } else await runner.rollbackTransaction();
    await runner.release().catch(() => undefined);
    // The pool notices the lost connection at its next use.
    await db()
      .query("SELECT 1")
      .catch(() => undefined);
    expect([await read(made.id), await lines(made)]).toEqual([before, []]);
    await db().query(change, [made.id]);
    expect([(await read(made.id)).title, (await lines(made)).length]).toEqual(["Midi Coat", 1]);
  });
});
