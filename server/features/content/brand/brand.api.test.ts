// On both engines: triggers and expression indexes of the migration.
import { buildBrand, buildCelebrity, buildOutfit, buildPiece, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("brands", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const update = (input: object) =>
    run("mutation ($input: UpdateBrandInput!) { updateBrand(input: $input) { name spellings version } }", input);

  /** A look whose first piece has an exact product. */
  async function buildLook(slug: string, names: { piece?: string; product?: string }, row: object = {}) {
    const celebrity = await buildCelebrity(db(), { name: `Wearer of ${slug}` });
    const look = await buildOutfit(db(), { title: slug, slug, celebrityId: celebrity.id, ...row });
    const piece = await buildPiece(db(), {
      outfitId: look.id,
      name: "Navy Coat",
      ownFacts: ["garment:coat", "color:navy"],
      brandName: names.piece ?? "",
    });
    await buildPiece(db(), {
      outfitId: look.id,
      place: 1,
      name: "Red Scarf",
      ownFacts: ["garment:scarf", "color:red"],
    });
    const product = await buildProduct(db(), {
      outfitId: look.id,
      pieceId: piece.id,
      matchKind: "EXACT",
      brandName: names.product ?? "",
      retailer: "Velvet Row",
    });
    return { look, piece, product };
  }

  const readPiece = async (slug: string): Promise<unknown> =>
    (await api.run("query ($slug: String!) { outfit(slug: $slug) { pieces { brand { slug } } } }", { slug })).data
      .outfit.pieces[0].brand;

  const findLooks = async (filter: object): Promise<string[]> =>
    (
      await api.run("query ($filter: OutfitFilter) { outfits(filter: $filter) { nodes { slug } } }", { filter })
    ).data.outfits.nodes.map(({ slug }: { slug: string }) => slug);

  test("a piece has the brand that an editor named, else that of its exact product, in any case", async () => {
    await buildBrand(db(), { name: "Ardenne", slug: "ardenne", spellings: ["Ardenne Paris"] });
    await buildBrand(db(), { name: "Kestrel", slug: "kestrel" });
    await buildLook("own", { piece: "ARDENNE  paris", product: "Kestrel" });
    await buildLook("exact", { product: "kestrel" });
    await buildLook("unknown", { piece: "Ardenne Milano" });
    expect(await readPiece("own")).toEqual({ slug: "ardenne" });
    expect(await readPiece("exact")).toEqual({ slug: "kestrel" });
    expect(await readPiece("unknown")).toBeNull();
    expect(await findLooks({ brand: "ardenne" })).toEqual(["own"]);
    expect(await findLooks({ brand: "kestrel" })).toEqual(["exact"]);
    // Both belong to one piece.
    expect(await findLooks({ brand: "ardenne", garment: "coat" })).toEqual(["own"]);
    expect(await findLooks({ brand: "ardenne", garment: "scarf" })).toEqual([]);
  });

  test("a brand knows who wears it, what is sold of it and where; a hidden look adds nothing", async () => {
    await buildBrand(db(), { name: "Solstreet", slug: "solstreet" });
    const { piece } = await buildLook("shown", { piece: "Solstreet" });
    await buildLook("draft", { product: "Solstreet" }, { status: "DRAFT" });
    const { data } = await api.run(`{
      brand(slug: "solstreet") { retailers garments { id } }
      celebrities(filter: { brand: "solstreet" }) { nodes { name } }
      affiliateProducts(filter: { brand: "solstreet" }) { nodes { pieceId brand { name } } }
    }`);
    expect(data).toEqual({
      brand: { retailers: ["Velvet Row"], garments: [] },
      celebrities: { nodes: [{ name: "Wearer of shown" }] },
      affiliateProducts: { nodes: [{ pieceId: piece.id, brand: { name: "Solstreet" } }] },
    });
  });

  test("a product shows the brand of the piece that it is, also after a change of the piece, the product or how they match", async () => {
    await buildBrand(db(), { name: "Fennimore", slug: "fennimore" });
    const { piece, product } = await buildLook("fennimore", {});
    const find = async (): Promise<number[]> => {
      const { data } = await api.run(`{
        affiliateProducts(filter: { brand: "fennimore" }) { totalCount }
        outfits(filter: { brand: "fennimore" }) { totalCount }
      }`);
      return [data.affiliateProducts.totalCount, data.outfits.totalCount];
    };
    const setPiece = (name: string) =>
      db().query("UPDATE outfit_pieces SET brand_name = $2 WHERE id = $1", [piece.id, name]);
    const setProduct = (values: string) =>
      db().query(`UPDATE affiliate_products SET ${values} WHERE id = $1`, [product.id]);
    expect(await find()).toEqual([0, 0]);
    await setPiece("fennimore");
    expect(await find()).toEqual([1, 1]);
    await setProduct("match_kind = 'SIMILAR'");
    expect(await find()).toEqual([0, 1]);
    await setProduct("match_kind = 'EXACT', brand_name = 'Another', shown_brand = 'x'");
    expect(await find()).toEqual([0, 1]);
    await setProduct("brand_name = 'Fennimore '");
    await setPiece("Another");
    expect(await find()).toEqual([1, 0]);
    await setPiece("");
    expect(await find()).toEqual([1, 1]);
    await setProduct("piece_id = NULL");
    expect(await find()).toEqual([1, 1]);
    await setProduct(`piece_id = '${piece.id}', brand_name = ''`);
    expect(await find()).toEqual([0, 0]);
    await setPiece("Fennimore");
    await db().query("DELETE FROM outfit_pieces WHERE id = $1", [piece.id]);
    expect(await find()).toEqual([0, 0]);
  });

  test("a draft is seen in no output", async () => {
    await buildBrand(db(), { name: "Hidden House", slug: "hidden-house", status: "DRAFT" });
    await buildLook("by-hidden-house", { piece: "Hidden House" });
    expect(await readPiece("by-hidden-house")).toBeNull();
    expect(await findLooks({ brand: "hidden-house" })).toEqual([]);
    const { data } = await api.run(`{ brand(slug: "hidden-house") { id }
      celebrities(filter: { brand: "hidden-house" }) { nodes { id } }
      affiliateProducts(filter: { brand: "hidden-house" }) { nodes { id brand { id } } } }`);
    expect(data).toEqual({ brand: null, celebrities: { nodes: [] }, affiliateProducts: { nodes: [] } });
  });

  test("a former name stays a spelling, so that no piece loses its brand", async () => {
    const { id } = await buildBrand(db(), { name: "Pellier", slug: "pellier" });
    await buildLook("renamed", { piece: "Pellier" });
    const { errors, data } = await update({ id, version: 1, name: "Pellier & Fils", slug: "" });
    expect(errors).toEqual([]);
    expect(data.updateBrand.spellings).toEqual(["Pellier"]);
    expect(await readPiece("renamed")).toEqual({ slug: "pellier-fils" });
  });

  test("a name belongs to one brand", async () => {
    await buildBrand(db(), { name: "Halden & Co", slug: "halden" });
    const { id } = await buildBrand(db(), { name: "Halden", slug: "halden-2" });
    const { errors } = await update({ id, version: 1, spellings: ["HALDEN & CO"] });
    expect(errors[0]).toMatchObject({
      extensions: { code: "BAD_USER_INPUT", fieldErrors: { spellings: expect.any(String) } },
    });
    expect(errors[0].message).toBe("“halden & co” is a name of the brand Halden & Co already. Remove it there first.");
  });

  test("a brand that published outfits show is not withdrawn", async () => {
    const { id } = await buildBrand(db(), { name: "Corso", slug: "corso" });
    await buildLook("with-corso", { piece: "Corso" });
    const remove = () => run("mutation ($input: IdInput!) { deleteBrand(input: $input) { undoId } }", { id });
    const { errors } = await remove();
    expect(errors[0]).toMatchObject({
      message: "Corso has published outfits. Take the outfits offline first.",
      extensions: { code: "CONFLICT" },
    });
    await db().query("UPDATE outfits SET status = 'DRAFT' WHERE slug = 'with-corso'");
    expect((await remove()).errors).toEqual([]);
  });

  test("the list has the brands of a letter", async () => {
    await buildBrand(db(), { name: "Élan", slug: "elan" });
    await buildBrand(db(), { name: "7 Seas", slug: "7-seas" });
    const { data, errors } = await api.run(`{ brandLetters
      e: brands(filter: { letter: "E" }) { nodes { name } } other: brands(filter: { letter: "#" }) { nodes { name } } }`);
    expect(errors).toEqual([]);
    expect(data.brandLetters).toEqual(expect.arrayContaining(["E", "#"]));
    expect([data.e.nodes, data.other.nodes]).toEqual([[{ name: "Élan" }], [{ name: "7 Seas" }]]);
  });
});
