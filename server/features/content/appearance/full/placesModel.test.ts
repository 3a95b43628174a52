import { buildBrand, buildCelebrity, buildEvent, buildOutfit, buildPiece, buildShow } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { changeAtRandom, pieceNames } from "../../../../testing/places/changeAtRandom";
import { expectPublic, mustStayPublic, type PlacesModel } from "../../../../testing/places/placesModel";
import { readPlaces } from "../../../../testing/places/readPlaces";
import { createRandom } from "../../../../testing/random";
import { type TestApi, testApi } from "../../../../testing/testApi";

describe("events, shows and brands of looks, in random orders with undo", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  async function build(): Promise<PlacesModel> {
    const db = api.dataSource.manager;
    await db.query("TRUNCATE celebrities, brands, events, shows, slug_history, audit_log CASCADE");
    const model: PlacesModel = { event: {}, show: {}, brand: {}, outfit: {} };
    const shown = { isPublic: true, inTrash: false };
    for (const slug of ["gala", "premiere", "awards"])
      model.event[(await buildEvent(db, { name: slug, slug })).id] = { ...shown, slug };
    const parts = { harbor: [1, 2], orchard: [2, 3], quay: [3] };
    for (const [slug, seasons] of Object.entries(parts)) {
      const { id } = await buildShow(db, { title: slug, slug });
      const characters = ["Mara", ...seasons.map((number) => `Guest ${number}`)];
      await db.query("INSERT INTO show_seasons (show_id, number) SELECT $1, unnest($2::int[])", [id, seasons]);
      const insert =
        "INSERT INTO show_characters (show_id, name, slug) SELECT $1, name, md5(name) FROM unnest($2::text[]) name";
      await db.query(insert, [id, characters]);
      model.show[id] = { ...shown, slug, seasons, characters };
    }
    for (const name of ["Northloom", "Verre", "Kestrel"]) {
      const slug = name.toLowerCase();
      model.brand[(await buildBrand(db, { name, slug })).id] = { ...shown, slug, name, spellings: [] };
    }
    const { id: celebrityId } = await buildCelebrity(db);
    for (const [place, brandName] of pieceNames.entries()) {
      const slug = `look-${place}`;
      const { id } = await buildOutfit(db, { slug, title: slug, celebrityId });
      await buildPiece(db, { outfitId: id, brandName });
      model.outfit[id] = { ...shown, slug, brandName, eventId: null, showId: null, season: null, character: null };
    }
    return model;
  }

  const undo = async (id: string): Promise<{ undone: number; skipped: number }> => {
    const text = "mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }";
    const { data, errors } = await api.run(text, { input: { id } }, { actor: editor });
    expect(errors).toEqual([]);
    return data.undo;
  };

  test.each([1, 2, 3, 4])(
    "500 steps leave what a plain model has (seed %i)",
    async (seed) => {
      const random = createRandom(seed);
      let model = await build();
      const counts = { changed: 0, undone: 0 };
      /** The changes that can be undone, with the models before them, since the last one that cannot. */
      let undoable: { before: PlacesModel; undoId: string }[] = [];
      for (let at = 0; at < 500; at += 1) {
        // By then most rows are in the trash.
        if (at % 100 === 99) [model, undoable] = [await build(), []];
        const last = random() < 0.3 ? undoable.pop() : undefined;
        if (last) {
          const isRefused = mustStayPublic(model, last.before);
          const expected = isRefused ? { undone: 0, skipped: 1 } : { undone: expect.any(Number), skipped: 0 };
          expect([at, await undo(last.undoId)]).toEqual([at, expected]);
          counts.undone += 1;
          if (isRefused) undoable = [];
          else model = last.before;
        } else {
          const done = await changeAtRandom(api, model, random, at);
          if (done) {
            const { next, undoId } = done;
            undoable = undoId ? [...undoable, { before: model, undoId }] : [];
            model = next;
            counts.changed += 1;
          }
        }
        expect({ at, ...(await readPlaces(api, model)) }).toEqual({ at, ...expectPublic(model) });
      }
      expect(Math.min(counts.changed, counts.undone)).toBeGreaterThan(50);
    },
    180_000,
  );
});
