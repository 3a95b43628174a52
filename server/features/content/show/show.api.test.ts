import { randomUUID } from "node:crypto";
import { buildCelebrity, buildOutfit, buildShow } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

const parts = `characters { id name slug celebrity { name } } seasons { id number title episodes { id number title airDate } }`;

describe("shows", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const update = (input: object) =>
    run(`mutation ($input: UpdateShowInput!) { updateShow(input: $input) { version ${parts} } }`, input);
  const saveOutfit = (input: object) =>
    run("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }", input);

  /** Builds a show with a character and two seasons of one episode each. */
  async function setUp() {
    const ids = { mara: randomUUID(), one: randomUUID(), two: randomUUID(), pilot: randomUUID(), return: randomUUID() };
    const celebrity = await buildCelebrity(db());
    const show = await buildShow(db());
    const { data, errors } = await update({
      id: show.id,
      version: 1,
      characters: [{ id: ids.mara, name: "Mara Quill", celebrityId: celebrity.id }],
      seasons: [
        { id: ids.one, number: 1, episodes: [{ id: ids.pilot, number: 1, title: "Pilot", airDate: "2024-03-01" }] },
        { id: ids.two, number: 2, episodes: [{ id: ids.return, number: 5 }] },
      ],
    });
    expect(errors).toEqual([]);
    return { ids, celebrity, show, saved: data.updateShow };
  }

  /** Builds a look of the scene. */
  async function buildLook(scene: object, row: object = {}) {
    const outfit = await buildOutfit(db(), { celebrityId: (await buildCelebrity(db())).id, ...row });
    const { errors } = await saveOutfit({ id: outfit.id, version: 1, scene });
    expect(errors).toEqual([]);
    return outfit;
  }

  const readScene = async (slug: string) =>
    (
      await api.run(
        `query ($slug: String!) { outfit(slug: $slug) {
           scene { minute show { slug } season { number } episode { number } character { slug } } } }`,
        { slug },
      )
    ).data.outfit.scene;

  test("one save replaces the cast, the seasons and the episodes", async () => {
    const { ids, celebrity, saved } = await setUp();
    expect(saved).toEqual({
      version: 2,
      characters: [{ id: ids.mara, name: "Mara Quill", slug: "mara-quill", celebrity: { name: celebrity.name } }],
      seasons: [
        { id: ids.two, number: 2, title: "", episodes: [{ id: ids.return, number: 5, title: "", airDate: null }] },
        {
          id: ids.one,
          number: 1,
          title: "",
          episodes: [{ id: ids.pilot, number: 1, title: "Pilot", airDate: "2024-03-01" }],
        },
      ],
    });
  });

  test("a save that changes nothing makes no version", async () => {
    const { ids, celebrity, show } = await setUp();
    const characters = [{ id: ids.mara, name: "Mara Quill", celebrityId: celebrity.id }];
    const { data } = await update({ id: show.id, version: 2, characters });
    expect(data.updateShow.version).toBe(2);
  });

  test("two seasons swap their numbers, and two with one number are refused", async () => {
    const { ids, show } = await setUp();
    const swap = (first: number, second: number, version: number) =>
      update({
        ...{ id: show.id, version },
        seasons: [
          { id: ids.one, number: first },
          { id: ids.two, number: second },
        ],
      });
    expect((await swap(2, 1, 2)).data.updateShow.seasons.map(({ id }: { id: string }) => id)).toEqual([
      ids.one,
      ids.two,
    ]);
    expect((await swap(3, 3, 3)).errors[0]?.extensions.fieldErrors).toEqual({ seasons: "There are two seasons 3." });
  });

  test("a look has a scene, whose season follows from the episode, and loses it with null", async () => {
    const { ids, show } = await setUp();
    const { id, slug } = await buildLook({
      ...{ showId: show.id, episodeId: ids.return, characterId: ids.mara, minute: 12 },
    });
    expect(await readScene(slug)).toEqual({
      minute: 12,
      show: { slug: show.slug },
      season: { number: 2 },
      episode: { number: 5 },
      character: { slug: "mara-quill" },
    });
    await saveOutfit({ id, version: 2, scene: null });
    expect(await readScene(slug)).toBeNull();
  });

  test("an episode of another show is refused", async () => {
    const [{ ids }, other] = [await setUp(), await buildShow(db())];
    const outfit = await buildOutfit(db(), { celebrityId: (await buildCelebrity(db())).id });
    const { errors } = await saveOutfit({
      ...{ id: outfit.id, version: 1 },
      scene: { showId: other.id, episodeId: ids.pilot },
    });
    expect(errors[0]?.extensions.fieldErrors).toEqual({
      scene: "This show, or a part of it, no longer exists. It may be in the trash.",
    });
  });

  test("lists the looks of a show and its parts, newest episodes first, each in the order of the minute", async () => {
    const { ids, show } = await setUp();
    const showId = show.id;
    const late = await buildLook({ showId, episodeId: ids.return, minute: 40 });
    const early = await buildLook({ showId, episodeId: ids.return, minute: 3, characterId: ids.mara });
    const pilot = await buildLook({ showId, episodeId: ids.pilot });
    const list = async (scene: object) => {
      const { data } = await api.run(
        "query ($scene: SceneFilter) { outfits(filter: { scene: $scene }, sort: SCENE) { nodes { id } totalCount } }",
        { scene: { show: show.slug, ...scene } },
      );
      expect(data.outfits.totalCount).toBe(data.outfits.nodes.length);
      return data.outfits.nodes.map(({ id }: { id: string }) => id);
    };
    expect(await list({})).toEqual([early.id, late.id, pilot.id]);
    expect(await list({ season: 2 })).toEqual([early.id, late.id]);
    expect(await list({ season: 1, episode: 5 })).toEqual([]);
    expect(await list({ season: 2, episode: 5 })).toEqual([early.id, late.id]);
    expect(await list({ character: "mara-quill" })).toEqual([early.id]);
  });

  test("visitors do not learn of a draft from a look, a list or a celebrity", async () => {
    const { ids, celebrity, show } = await setUp();
    const { slug } = await buildLook({ showId: show.id, characterId: ids.mara });
    await db().update("Show", show.id, { status: "DRAFT" });
    expect(await readScene(slug)).toBeNull();
    const { data } = await api.run(
      `query ($show: String!, $celebrity: String!) {
         outfits(filter: { scene: { show: $show } }) { totalCount }
         celebrity(slug: $celebrity) { characters { name } } show(slug: $show) { id } }`,
      { show: show.slug, celebrity: celebrity.slug },
    );
    expect(data).toEqual({ outfits: { totalCount: 0 }, celebrity: { characters: [] }, show: null });
  });

  test("an episode with looks is not deleted, and a show with public looks does not go to the trash or offline", async () => {
    const { ids, show } = await setUp();
    await buildLook({ showId: show.id, episodeId: ids.return });
    const { errors } = await update({ id: show.id, version: 2, seasons: [{ id: ids.two, number: 2, episodes: [] }] });
    expect(errors[0]).toMatchObject({
      message: "Season 2, episode 5 has 1 outfit, perhaps in the trash. Say first where else they were worn.",
      extensions: { code: "CONFLICT" },
    });
    const trashed = await run("mutation ($input: IdInput!) { deleteShow(input: $input) { changed } }", { id: show.id });
    expect(trashed.errors[0]).toMatchObject({
      message: `${show.title} has published outfits. Say first where else they were worn, or take them offline.`,
    });
    const offline = await run("mutation ($input: StatusInput!) { changeStatus(input: $input) { status } }", {
      ...{ type: "show", id: show.id, version: 2, status: "DRAFT" },
    });
    expect(offline.errors[0]).toMatchObject({
      message: "This show has 1 published outfit. Take the outfits offline first.",
      extensions: { code: "CONFLICT" },
    });
  });

  test("a revision brings the cast, the seasons and the episodes back", async () => {
    const { ids, show, saved } = await setUp();
    await update({ id: show.id, version: 2, characters: [], seasons: [] });
    const { data } = await api.run(
      "query ($id: ID!) { revisions(type: show, id: $id) { nodes { id } } }",
      { id: show.id },
      { actor: editor },
    );
    const [, before] = data.revisions.nodes;
    const { errors } = await run("mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }", {
      type: "show",
      id: show.id,
      revisionId: before.id,
      version: 3,
    });
    expect(errors).toEqual([]);
    const restored = await api.run(`query ($slug: String!) { show(slug: $slug) { ${parts} } }`, { slug: show.slug });
    expect(restored.data.show).toEqual({ characters: saved.characters, seasons: saved.seasons });
    expect(ids.mara).toBe(saved.characters[0].id);
  });

  test("finds episodes and characters by what an editor types", async () => {
    const { ids, show } = await setUp();
    await db().update("Show", show.id, { title: "Foghorn Café" });
    const find = async (search: string) => {
      const { data } = await api.run(
        "query ($search: String!) { appearances(search: $search) { scene { title season episodeId character } } }",
        { search },
        { actor: editor },
      );
      const scenes = data.appearances.map(({ scene }: { scene: unknown }) => scene);
      return scenes.filter((scene: { title: string } | null) => scene?.title === "Foghorn Café");
    };
    const none = { title: "Foghorn Café", season: null, episodeId: null, character: null };
    const episode = { ...none, season: 2, episodeId: ids.return };
    expect(await find("foghorn cafe")).toEqual([none]);
    expect(await find("foghorn 2x05")).toEqual([episode]);
    expect(await find("Season 2, episode 5 of Foghorn")).toEqual([episode]);
    expect(await find("foghorn mara s02e05")).toEqual([{ ...episode, character: "Mara Quill" }]);
    expect(await find("mara quill coat")).toEqual([{ ...none, character: "Mara Quill" }]);
    expect(await find("foghorn 2x06")).toEqual([]);
    expect(await find("")).toEqual([]);
  });

  test("a celebrity's page lists the characters whom the celebrity plays", async () => {
    const { celebrity, show } = await setUp();
    const { data } = await api.run(
      "query ($slug: String!) { celebrity(slug: $slug) { characters { name show { title } outfitCount } } }",
      { slug: celebrity.slug },
    );
    expect(data.celebrity.characters).toEqual([{ name: "Mara Quill", show: { title: show.title }, outfitCount: 0 }]);
  });
});
