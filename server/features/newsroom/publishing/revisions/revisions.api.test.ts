import { buildCelebrity } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { pruneRevisions } from "./pruneRevisions.service";

interface Listed {
  id: string;
  version: number;
  authorName: string;
  changedFields: string[];
}

describe("revisions", () => {
  let api: TestApi;
  let celebrityId: string;
  beforeAll(async () => {
    api = await testApi();
    celebrityId = (await buildCelebrity(api.dataSource.manager)).id;
  });
  afterAll(() => api.stop());

  const run = async (text: string, variables: object) => {
    const { data, errors } = await api.run(text, variables as Record<string, unknown>, { actor: editor });
    expect(errors).toEqual([]);
    return Object.values(data)[0] as never;
  };
  const fields =
    "id version slug title occasion tags pieces { id name note } morePictures { image } products { id title price pieceId }";
  const create = (input: object): Promise<Saved> =>
    run(`mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { ${fields} } }`, {
      input: { title: "Coat", image: "https://example.com/a.jpg", description: "Long.", celebrityId, ...input },
    });
  const update = (input: object): Promise<Saved> =>
    run(`mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { ${fields} } }`, { input });
  const read = (id: string): Promise<Saved> => run(`query ($id: ID!) { outfit(id: $id) { ${fields} } }`, { id });
  const list = async (id: string): Promise<Listed[]> => {
    const query = `query ($id: ID!) { revisions(type: outfit, id: $id) { nodes { id version authorName changedFields } } }`;
    return ((await run(query, { id })) as { nodes: Listed[] }).nodes;
  };
  const addProduct = (input: object): Promise<{ id: string; version: number }> =>
    run("mutation ($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id version } }", {
      input,
    });
  interface Saved {
    id: string;
    version: number;
    slug: string;
    title: string;
    tags: string[];
    pieces: { id: string; name: string; note: string }[];
    products: { id: string; title: string; price: string; pieceId: string | null }[];
  }

  const piece = "b6a1d1c0-0000-4000-8000-000000000001";

  /** An outfit with a piece and a product, then with another title, tags, product and without the piece. */
  async function buildHistory(): Promise<{ id: string; before: Saved; after: Saved }> {
    await api.dataSource.query("DELETE FROM outfit_pieces");
    const { id } = await create({
      tags: ["Navy"],
      occasion: "Gala",
      pieces: [{ id: piece, name: "Cape", note: "Silk" }],
    });
    const { id: productId, version } = await addProduct({
      outfitId: id,
      pieceId: piece,
      title: "Silk Cape",
      price: "$90",
    });
    const before = await read(id);
    await update({
      id,
      version: before.version,
      title: "Long Coat",
      tags: ["Wool", "Red"],
      slug: "long-coat",
      pieces: [],
    });
    await run("mutation ($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { id } }", {
      input: { id: productId, version, price: "$70" },
    });
    await addProduct({ outfitId: id, title: "Belt" });
    return { id, before, after: await read(id) };
  }

  test("each save makes one, with its author; a save without a change makes none", async () => {
    const { id, after } = await buildHistory();
    await update({ id, version: after.version, title: after.title });
    const revisions = await list(id);
    expect(revisions.map(({ authorName }) => authorName)).toEqual(Array(5).fill("Editor"));
    expect(revisions.map(({ changedFields }) => changedFields)).toEqual([
      ["products"],
      ["products.price"],
      expect.arrayContaining(["title", "slug", "tags", "pieces"]),
      ["products"],
      [],
    ]);
  });

  test("two compare field by field", async () => {
    const { id } = await buildHistory();
    const revisions = await list(id);
    const changes = await run(
      "query ($from: ID!, $to: ID!) { revisionChanges(fromId: $from, toId: $to) { field item before after } }",
      { from: revisions[3].id, to: revisions[0].id },
    );
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: "title", item: null, before: "Coat", after: "Long Coat" },
        { field: "tags", item: null, before: "Navy", after: "Red, Wool" },
        { field: "pieces", item: null, before: "Cape", after: null },
        { field: "products.price", item: "Silk Cape", before: "$90", after: "$70" },
        { field: "products", item: null, before: null, after: "Belt" },
      ]),
    );
    const other = (await list((await create({})).id))[0].id;
    const { errors } = await api.run(
      `{ revisionChanges(fromId: "${other}", toId: "${revisions[0].id}") { field } }`,
      {},
      { actor: editor },
    );
    expect(errors[0].extensions.code).toBe("NOT_FOUND");
  });

  const restore = (input: object) =>
    api.run(
      "mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { __typename id version } }",
      { input },
      { actor: editor },
    );

  test("one is restored as a new save, with its tags, pieces and products", async () => {
    const { id, before, after } = await buildHistory();
    const revisions = await list(id);
    const input = { type: "outfit", id, version: after.version, revisionId: revisions[3].id };
    const { data, errors } = await restore(input);
    expect([errors, data?.restoreRevision]).toEqual([[], { __typename: "Outfit", id, version: after.version + 1 }]);
    expect(await read(id)).toEqual({ ...before, version: after.version + 1 });
    expect((await list(id)).length).toBe(6);
    expect((await restore(input)).errors[0].extensions.code).toBe("CONFLICT");
    const { data: bySlug } = await api.run(`{ outfit(slug: "${after.slug}") { slug } }`);
    expect(bySlug.outfit).toEqual({ slug: before.slug });
  });

  test("restores what was deleted permanently since, and leaves the trash of the outfit alone", async () => {
    const { id, before } = await buildHistory();
    const [product] = before.products;
    await api.dataSource.query("DELETE FROM affiliate_products WHERE id = $1", [product.id]);
    const revisions = await list(id);
    const { version } = await read(id);
    expect((await restore({ type: "outfit", id, version, revisionId: revisions[3].id })).errors).toEqual([]);
    expect((await read(id)).products).toEqual([product]);
  });

  test("a revision of another row, or of none, is refused", async () => {
    const { id, version } = await create({});
    const foreign = (await list((await create({})).id))[0].id;
    for (const revisionId of [foreign, "0", "x", "99999999999999999999"]) {
      const { errors } = await restore({ type: "outfit", id, version, revisionId });
      expect([revisionId, errors[0].message]).toEqual([revisionId, "This version no longer exists."]);
    }
  });

  test("old ones are pruned by the settings, the newest never", async () => {
    await api.dataSource.query("UPDATE settings SET revision_limit = 5, revision_days = 30");
    let { id, version } = await create({});
    for (let save = 0; save < 9; save += 1) ({ id, version } = await update({ id, version, title: `Coat ${save}` }));
    await pruneRevisions(api.dataSource.manager);
    expect(await list(id)).toHaveLength(10);
    await api.dataSource.query("UPDATE revisions SET created_at = created_at - interval '31 days'");
    await pruneRevisions(api.dataSource.manager);
    expect((await list(id)).map((revision) => revision.version)).toEqual([10, 9, 8, 7, 6]);
  });

  test("a product that moves changes both outfits; a bulk change makes one for each", async () => {
    const one = await create({});
    const other = await create({});
    const product = await addProduct({ outfitId: one.id, title: "Belt" });
    await run("mutation ($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { id } }", {
      input: { ...product, outfitId: other.id },
    });
    expect([(await list(one.id)).length, (await list(other.id)).length]).toEqual([3, 2]);
    await run("mutation ($input: BulkOutfitsInput!) { bulkOutfits(input: $input) { changed } }", {
      input: { ids: [one.id, other.id], addTag: "Velvet" },
    });
    expect((await list(one.id))[0].changedFields).toEqual(["tags"]);
    expect((await list(other.id))[0].changedFields).toEqual(["tags"]);
  });
});
