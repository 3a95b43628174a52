import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { undoImport } from "../../core/imports/undoImport.service";
import { outfitsUndo } from "../../features/content/product/outfitCsv/importOutfits.service";
import { buildCelebrity, buildEvent, buildShow } from "../../testing/build";
import { type OutfitRow, parseOutfitFile, writeOutfitFile } from "../../testing/files/outfitFile";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { registerOutfits } from "./outfits";

describe("file of outfits: events, scenes and brands", () => {
  let routes: TestRoutes;
  let db: DataSource;
  beforeAll(async () => {
    db = await testDatabase();
    routes = await testRoutes(db, registerOutfits);
  });
  afterAll(async () => {
    await routes.app.close();
    await db.destroy();
  });
  beforeEach(async () => {
    await db.query("TRUNCATE celebrities, events, shows, audit_log, terms, imports CASCADE");
    await buildCelebrity(db.manager, { slug: "wren-halloway" });
    await buildEvent(db.manager, { name: "Lumen Film Gala 2025", slug: "lumen-film-gala-2025" });
    await buildHarborLights();
  });

  /** A series with the seasons 1 and 2, the episode 2x05 and two characters. */
  async function buildHarborLights() {
    const { id } = await buildShow(db.manager, { title: "Harbor Lights", slug: "harbor-lights" });
    const [first, second] = [randomUUID(), randomUUID()];
    await db.query("INSERT INTO show_seasons (id, show_id, number) VALUES ($1, $3, 1), ($2, $3, 2)", [
      first,
      second,
      id,
    ]);
    await db.query("INSERT INTO show_episodes (id, show_id, season_id, number) VALUES (gen_random_uuid(), $1, $2, 5)", [
      id,
      second,
    ]);
    await db.query(
      `INSERT INTO show_characters (id, show_id, name, slug)
       VALUES (gen_random_uuid(), $1, 'Mara Quill', 'mara-quill'), (gen_random_uuid(), $1, 'Tom Ash', 'tom-ash')`,
      [id],
    );
  }

  const rows = async (): Promise<OutfitRow[]> => parseOutfitFile((await routes.get("/api/outfits.csv")).body);
  const bring = async (file: readonly OutfitRow[], fields?: Record<string, string>) =>
    (await routes.upload("/api/outfits", writeOutfitFile(file), fields)).json();
  const look = (more: OutfitRow = {}): OutfitRow => ({
    outfit_slug: "cape-look",
    outfit_title: "Cape Look",
    celebrity: "wren-halloway",
    image: "https://example.com/cape.jpg",
    description: "A cape.",
    ...more,
  });
  const scene = {
    show: "Harbor Lights",
    season: "2",
    episode: "05",
    character: "Mara Quill",
    minute: "12",
  };
  const storedScene = { show: "harbor-lights", season: "2", episode: "5", character: "mara-quill", minute: "12" };
  const noScene = { show: "", season: "", episode: "", character: "", minute: "" };
  const one = { created: 0, updated: 0, unchanged: 0, skipped: 0 };

  test("names are read as they are called, and go out as slugs and numbers that come in unchanged", async () => {
    const file = [
      look({ ...scene, piece: "Cape", brand: "Maison Verre", product_title: "Wool Cape", product_brand: "VERRE" }),
      look({ outfit_slug: "gala-look", outfit_title: "Gala Look", event: "Lumen Film Gala 2025" }),
    ];
    expect(await bring(file)).toMatchObject({ outfits: { ...one, created: 2 }, problems: [] });
    const exported = await rows();
    expect(exported.find((row) => row.outfit_slug === "cape-look")).toMatchObject({
      event: "",
      ...storedScene,
      brand: "Maison Verre",
      product_brand: "VERRE",
    });
    expect(exported.find((row) => row.outfit_slug === "gala-look")).toMatchObject({
      event: "lumen-film-gala-2025",
      ...noScene,
    });
    for (const again of [exported, file])
      expect(await bring(again)).toMatchObject({ outfits: { ...one, unchanged: 2 }, problems: [], changes: [] });
  });

  test("the check shows what changes by name, and the undo takes it back", async () => {
    await bring([look({ ...scene, piece: "Cape", brand: "Maison Verre" })]);
    const before = await rows();
    const changed = [look({ ...noScene, event: "lumen-film-gala-2025", piece: "Cape", brand: "Verre" })];
    const check = await bring(changed, { dryRun: "true" });
    const fields = Object.fromEntries(
      check.changes.flatMap(({ changes }: { changes: { fields: { label: string; from: string; to: string }[] }[] }) =>
        changes.flatMap((row) => row.fields.map(({ label, from, to }) => [label, [from, to]])),
      ),
    );
    expect(fields).toEqual({
      Event: ["", "Lumen Film Gala 2025"],
      Show: ["Harbor Lights", ""],
      Season: ["2", ""],
      Episode: ["5", ""],
      Character: ["Mara Quill", ""],
      Minute: ["12", ""],
      Brand: ["Maison Verre", "Verre"],
    });
    const { importId } = await bring(changed);
    expect((await rows())[0]).toMatchObject({ event: "lumen-film-gala-2025", ...noScene, brand: "Verre" });
    await undoImport(db.manager, null, importId, outfitsUndo);
    expect(await rows()).toEqual(before);
  });

  test("columns that the file lacks stay; another show takes nothing of the former one", async () => {
    await buildShow(db.manager, { title: "Northern Line", slug: "northern-line" });
    await bring([look(scene)]);
    await bring([look({ minute: "40" })]);
    expect((await rows())[0]).toMatchObject({ ...storedScene, minute: "40" });
    await bring([look({ show: "northern-line" })]);
    expect((await rows())[0]).toMatchObject({ ...noScene, show: "northern-line" });
    await bring([look({ show: "" })]);
    expect((await rows())[0]).toMatchObject(noScene);
  });

  test.each<[string, string, OutfitRow]>([
    [
      "an unknown event",
      "event: No event has the slug or the name “Vesper Awards”. Add the event first.",
      { event: "Vesper Awards" },
    ],
    ["an unknown show", "show: No show has the slug or the title “Nowhere”. Add the show first.", { show: "Nowhere" }],
    ["a part without a show", "minute: Fill in show, too.", { minute: "5" }],
    [
      "an unknown season",
      "season: “Harbor Lights” has no season 3. Add it to the show first.",
      { show: "harbor-lights", season: "3" },
    ],
    [
      "an unknown episode",
      "episode: Season 2 of “Harbor Lights” has no episode 6. Add it to the show first.",
      { ...scene, episode: "6" },
    ],
    ["an episode of no season", "episode: Fill in season, too.", { show: "harbor-lights", episode: "5" }],
    [
      "an unknown character",
      "character: No character of “Harbor Lights” has the slug or the name “Mara”. Add the character first.",
      { ...scene, character: "Mara" },
    ],
    ["a minute that is none", "minute: Enter a whole number, for example 12.", { ...scene, minute: "1.5" }],
    ["a minute after the end", "minute: Enter a minute from 0 to 999.", { ...scene, minute: "1000" }],
    [
      "an event and a scene",
      "event: An outfit is worn at an event or in a show. Remove one of them.",
      { event: "lumen-film-gala-2025", show: "harbor-lights" },
    ],
  ])("skips an outfit and says why for %s", async (_, sentence, cells) => {
    const report = await bring([look(cells)]);
    expect(report.problems).toEqual([{ line: 2, sentence }]);
    expect(report.outfits).toEqual({ ...one, skipped: 1 });
    expect(await rows()).toEqual([]);
  });
});
