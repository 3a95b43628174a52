import { buildCelebrity, buildOutfit, buildPost } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { PublicationStatus } from "../../../core/kinds/publishableRow";

const { DRAFT } = PublicationStatus;

describe("publication status", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.stop());

  const changeStatus = (input: object) =>
    api.run(
      `mutation ($input: StatusInput!) { changeStatus(input: $input) { __typename id version status } }`,
      { input },
      { actor: editor },
    );
  const db = () => api.dataSource.manager;

  test("existing and new rows are public; a draft is not until it is published", async () => {
    const { id: celebrityId } = await buildCelebrity(db());
    const create = (more: object) =>
      api.run(
        "mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { id slug status version } }",
        { input: { title: "Coat", image: "https://example.com/a.jpg", description: "Long.", celebrityId, ...more } },
        { actor: editor },
      );
    expect((await create({})).data.createOutfit.status).toBe("PUBLISHED");
    const { id, slug, version } = (await create({ title: "Cape", status: DRAFT })).data.createOutfit;
    const read = async () => (await api.run("query ($slug: String!) { outfit(slug: $slug) { title } }", { slug })).data;
    expect(await read()).toEqual({ outfit: null });
    const { data, errors } = await changeStatus({ type: "outfit", id, version, status: "PUBLISHED" });
    expect([errors, data?.changeStatus]).toEqual([
      [],
      { __typename: "Outfit", id, version: version + 1, status: "PUBLISHED" },
    ]);
    expect(await read()).toEqual({ outfit: { title: "Cape" } });
    const stale = await changeStatus({ type: "outfit", id, version, status: DRAFT });
    expect(stale.errors[0].extensions.code).toBe("CONFLICT");
    expect((await create({ status: "SCHEDULED" })).errors[0].extensions.fieldErrors).toEqual({
      status: "Save it first, then schedule it.",
    });
  });

  test("an outfit goes public with its celebrity only", async () => {
    const wearer = await buildCelebrity(db(), { name: "Ada Lace", status: DRAFT });
    const outfit = await buildOutfit(db(), { celebrityId: wearer.id, status: DRAFT });
    const publish = { type: "outfit", id: outfit.id, version: 1, status: "PUBLISHED" };
    const message = "Ada Lace is not published yet. Publish the celebrity first, or save this outfit as a draft.";
    expect((await changeStatus(publish)).errors[0].extensions.fieldErrors).toEqual({ celebrityId: message });
    await changeStatus({ type: "celebrity", id: wearer.id, version: 1, status: "PUBLISHED" });
    expect((await changeStatus(publish)).errors).toEqual([]);
    const offline = await changeStatus({ type: "celebrity", id: wearer.id, version: 2, status: DRAFT });
    expect(offline.errors[0].message).toBe("This celebrity has 1 published outfit. Take the outfits offline first.");
  });

  test("a celebrity with published outfits does not go to the trash, alone or with others", async () => {
    const wearer = await buildCelebrity(db(), { name: "Ada Lace" });
    const other = await buildCelebrity(db(), { name: "Bea Moss" });
    const outfit = await buildOutfit(db(), { celebrityId: wearer.id });
    const one = "mutation ($input: IdInput!) { deleteCelebrity(input: $input) { changed } }";
    const many = "mutation ($input: BulkCelebritiesInput!) { bulkCelebrities(input: $input) { changed } }";
    const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
    const both = { ids: [wearer.id, other.id], delete: true };
    const sentence = "Ada Lace has published outfits. Take the outfits offline first, or move them to the trash.";
    for (const refused of [await run(one, { id: wearer.id }), await run(many, both)])
      expect(refused.errors.map(({ message, extensions }) => [extensions.code, message])).toEqual([
        ["CONFLICT", sentence],
      ]);
    expect((await run(one, { id: other.id })).data.deleteCelebrity.changed).toBe(1);
    await db().query("UPDATE outfits SET status = 'DRAFT' WHERE id = $1", [outfit.id]);
    expect((await run(many, { ids: [wearer.id], delete: true })).data.bulkCelebrities.changed).toBe(1);
  });

  test("editors filter by status; visitors find nothing unpublished by it", async () => {
    await buildPost(db(), { title: "Waiting", status: PublicationStatus.IN_REVIEW });
    const query = "{ blogPosts(filter: { status: IN_REVIEW }) { totalCount nodes { title status } } }";
    expect((await api.run(query)).data.blogPosts.totalCount).toBe(0);
    expect((await api.run(query, {}, { actor: editor })).data.blogPosts).toEqual({
      totalCount: 1,
      nodes: [{ title: "Waiting", status: "IN_REVIEW" }],
    });
  });
});
