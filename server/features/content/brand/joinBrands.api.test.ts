import { buildBrand, buildItem, buildOutfit, buildPiece } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { resolveUrl } from "../../../web/pages/resolveUrl";
import { brandProposer } from "./proposeBrands";

describe("joining of brands", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;
  beforeEach(() => db().query("TRUNCATE celebrities, brands, category_items, slug_history, audit_log CASCADE"));

  const run = async (text: string, input: object) => {
    const { data, errors } = await api.run(text, { input }, { actor: editor });
    return { change: Object.values(data ?? {})[0] as { changed: number; undoId: string | null }, errors };
  };
  const join = (input: object) =>
    run("mutation ($input: JoinBrandNameInput!) { joinBrandName(input: $input) { changed undoId } }", input);
  const merge = (input: object) =>
    run("mutation ($input: MergeBrandsInput!) { mergeBrands(input: $input) { changed undoId } }", input);
  const undo = async (id: string | null) =>
    (await run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id })).change;

  const listNames = async () =>
    (
      await api.run("{ unknownBrandNames { name uses proposals { slug } } }", {}, { actor: editor })
    ).data.unknownBrandNames.map(
      ({ name, uses, proposals }: { name: string; uses: number; proposals: { slug: string }[] }) => [
        name,
        uses,
        ...proposals.map(({ slug }) => slug),
      ],
    );

  /** A look with a piece of the brand. */
  async function buildLook(slug: string, brandName: string, row: object = {}) {
    const look = await buildOutfit(db(), { slug, title: slug, ...row });
    await buildPiece(db(), { outfitId: look.id, brandName });
  }
  const brandOf = async (slug: string): Promise<string | null> =>
    (await api.run("query ($slug: String!) { outfit(slug: $slug) { pieces { brand { slug } } } }", { slug })).data
      .outfit.pieces[0].brand?.slug ?? null;

  test("names without a brand are listed once, with the brands that they may mean; of the trash there are none", async () => {
    await buildBrand(db(), { name: "Maison Verre", slug: "verre" });
    await buildBrand(db(), { name: "Kestrel", slug: "kestrel", deletedAt: new Date() });
    await buildLook("one", "MAISON VERRE PARIS");
    await buildLook("two", "Maison Verre  Paris");
    await buildLook("gone", "Only Gone", { deletedAt: new Date() });
    await buildItem(db(), { brandName: "maison verre paris" });
    await buildItem(db(), { brandName: "maison verre" });
    await buildItem(db(), { brandName: "Kestrel" });
    const names = await listNames();
    expect(names.map(([, ...rest]: unknown[]) => rest)).toEqual([[3, "verre"], [1]]);
    expect(names[0][0].toLowerCase().replaceAll(/\s+/g, " ")).toBe("maison verre paris");
    expect(names[1][0]).toBe("Kestrel");
  });

  test("a name becomes a spelling of a brand, and no longer after the undo", async () => {
    const { id } = await buildBrand(db(), { name: "Maison Verre", slug: "verre" });
    await buildLook("one", "MAISON VERRE PARIS");
    const { change, errors } = await join({ name: "MAISON VERRE PARIS", brandId: id });
    expect(errors).toEqual([]);
    expect([await brandOf("one"), await listNames()]).toEqual(["verre", []]);
    expect(await undo(change.undoId)).toEqual({ undone: 1, skipped: 0 });
    expect([await brandOf("one"), await listNames()]).toEqual([null, [["MAISON VERRE PARIS", 1, "verre"]]]);
  });

  test("a name becomes a brand, and none after the undo although a published outfit shows it", async () => {
    await buildLook("one", "Northloom");
    const { change } = await join({ name: "Northloom" });
    expect(await brandOf("one")).toBe("northloom");
    expect(await undo(change.undoId)).toEqual({ undone: 1, skipped: 0 });
    expect([await brandOf("one"), await listNames()]).toEqual([null, [["Northloom", 1]]]);
    await join({ name: "Northloom" });
    expect((await join({ name: "NORTHLOOM" })).errors[0].message).toBe(
      "“northloom” is a name of the brand Northloom already. Remove it there first.",
    );
  });

  test("two brands become one with all names and addresses, and two again after the undo", async () => {
    const verre = await buildBrand(db(), { name: "Maison Verre", slug: "verre" });
    const twin = await buildBrand(db(), { name: "Verre Paris", slug: "verre-paris", spellings: ["VP"] });
    await db().query("INSERT INTO slug_history (entity_type, slug, entity_id) VALUES ('brand', 'vp', $1)", [twin.id]);
    await buildLook("one", "Maison Verre");
    await buildLook("two", "vp");
    const { change, errors } = await merge({ id: twin.id, intoId: verre.id });
    expect(errors).toEqual([]);
    expect([await brandOf("one"), await brandOf("two")]).toEqual(["verre", "verre"]);
    const find = async (slug: string) => resolveUrl(db(), `/brand/${slug}`);
    expect([await find("verre-paris"), await find("vp")]).toEqual([
      { moved: "/brand/verre" },
      { moved: "/brand/verre" },
    ]);
    const spellings = async () =>
      db().query("SELECT slug, spellings FROM brands WHERE deleted_at IS NULL ORDER BY slug");
    expect(await spellings()).toEqual([{ slug: "verre", spellings: ["Verre Paris", "VP"] }]);
    expect(await undo(change.undoId)).toEqual({ undone: 2, skipped: 0 });
    expect([await brandOf("one"), await brandOf("two")]).toEqual(["verre", "verre-paris"]);
    expect([await find("verre-paris"), await find("vp")]).toEqual([null, { moved: "/brand/verre-paris" }]);
    expect(await spellings()).toEqual([
      { slug: "verre", spellings: [] },
      { slug: "verre-paris", spellings: ["VP"] },
    ]);
  });

  test("two brands become two again when another field of the remaining one was saved before the undo", async () => {
    const verre = await buildBrand(db(), { name: "Maison Verre", slug: "verre" });
    const twin = await buildBrand(db(), { name: "Verre Paris", slug: "verre-paris" });
    await buildLook("two", "Verre Paris");
    const { change } = await merge({ id: twin.id, intoId: verre.id });
    await db().query("UPDATE brands SET version = version + 1, home_page = 'https://verre.example' WHERE id = $1", [
      verre.id,
    ]);
    expect(await undo(change.undoId)).toEqual({ undone: 2, skipped: 0 });
    expect(await brandOf("two")).toBe("verre-paris");
  });

  test("no look loses its brand when the remaining brand got another name before the undo", async () => {
    const verre = await buildBrand(db(), { name: "Maison Verre", slug: "verre" });
    const twin = await buildBrand(db(), { name: "Verre Paris", slug: "verre-paris" });
    await buildLook("two", "Verre Paris");
    const { change } = await merge({ id: twin.id, intoId: verre.id });
    await join({ name: "V. Paris", brandId: verre.id });
    expect(await undo(change.undoId)).toEqual({ undone: 1, skipped: 1 });
    expect(await brandOf("two")).toBe("verre");
  });

  test("a brand is not merged with itself, nor one in the trash", async () => {
    const { id } = await buildBrand(db(), { name: "Maison Verre" });
    const gone = await buildBrand(db(), { name: "Gone", deletedAt: new Date() });
    expect((await merge({ id, intoId: id })).errors[0].message).toBe("Choose two different brands.");
    expect((await merge({ id: gone.id, intoId: id })).errors[0].message).toBe(
      "This brand no longer exists. It may be in the trash.",
    );
  });
});

describe("brandProposer", () => {
  const brands = [
    { id: "verre", names: ["Maison Verre", "M.V."] },
    { id: "verre-noir", names: ["Maison Verre Noir"] },
    { id: "elan", names: ["Élan & Fils"] },
  ];
  test.each([
    ["MAISON VERRE PARIS", ["verre"]],
    ["Maison", ["verre", "verre-noir"]],
    ["maison-verre noir 2026", ["verre-noir", "verre"]],
    ["Verre, Maison", ["verre"]],
    ["Fils Elan", ["elan"]],
    ["Verre", []],
    ["Maisons Verre", []],
    ["&", []],
  ])("%s may mean %j", (name, ids) => expect(brandProposer(brands)(name)).toEqual(ids));
});
