import { randomUUID } from "node:crypto";
import { buildCelebrity, buildOutfit, buildScene, buildShow } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { Character } from "./character.entity";
import { Episode } from "./episode.entity";
import { ShowSeason } from "./showSeason.entity";

interface Look {
  slug: string;
  scene: { show: { slug: string }; season: { number: number } };
}

describe("merging of shows", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;
  beforeEach(() => db().query("TRUNCATE celebrities, shows, slug_history, audit_log, revisions CASCADE"));

  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const counts = "outfits seasons episodes characters";
  const merge = async (input: object) => {
    const text = `mutation ($input: MergeShowsInput!) { mergeShows(input: $input) { undoId ${counts} } }`;
    const { data, errors } = await run(text, input);
    return { merged: data?.mergeShows, errors };
  };
  const undo = async (id: string) =>
    (await run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id })).data.undo;

  /** What visitors see of the shows with their parts, and of the looks. */
  const read = async () => {
    const { data } = await api.run(`{
      shows { nodes { slug outfitCount characters { name slug celebrity { name } }
        seasons { number title episodes { number title airDate } } } }
      outfits { nodes { slug scene { show { slug } season { number } episode { number } character { slug } minute } } } }`);
    const sort = <Row extends { slug: string }>(rows: Row[]) =>
      rows.toSorted((one, other) => one.slug.localeCompare(other.slug));
    return { shows: sort(data.shows.nodes), looks: sort<Look>(data.outfits.nodes) };
  };
  const readStored = async () => {
    const of = (table: string) => db().query(`SELECT * FROM ${table} ORDER BY id`);
    const looks = await db().query(
      "SELECT slug, show_id, season_id, episode_id, character_id, minute FROM outfits ORDER BY slug",
    );
    return [await of("show_characters"), await of("show_seasons"), await of("show_episodes"), looks];
  };

  /** Two shows with season 2, episode 5 and Mara Quill; the twin has more parts. */
  async function setUp() {
    const kept = await buildShow(db(), { title: "Harbor Lights", slug: "harbor" });
    const twin = await buildShow(db(), { title: "Harbour Lights", slug: "harbour" });
    const [scene, twinScene] = [await buildScene(db(), kept.id), await buildScene(db(), twin.id)];
    const { id: celebrityId } = await buildCelebrity(db(), { name: "Wren Halloway" });
    const season = { id: randomUUID(), showId: twin.id, number: 3, title: "The Storm" };
    await db().insert(ShowSeason, season);
    const episode = { showId: twin.id, title: "", airDate: "2025-03-01" };
    const sixth = { ...episode, id: randomUUID(), seasonId: twinScene.seasonId, number: 6 };
    const first = { ...episode, id: randomUUID(), seasonId: season.id, number: 1 };
    await db().insert(Episode, [sixth, first]);
    const ola = { id: randomUUID(), showId: twin.id, place: 1, name: "Ola", slug: "ola", celebrityId };
    await db().insert(Character, ola);
    // Another character has this slug already.
    await db().insert(Character, { id: randomUUID(), showId: kept.id, place: 1, name: "Ola Senior", slug: "ola" });
    await db().update(Character, twinScene.characterId, { name: "MARA QUILL" });
    await buildOutfit(db(), { slug: "kept", ...scene });
    await buildOutfit(db(), { slug: "joined", ...twinScene, minute: 12 });
    await buildOutfit(db(), { slug: "sixth", ...twinScene, episodeId: sixth.id });
    await buildOutfit(db(), {
      slug: "third",
      ...{ showId: twin.id, seasonId: season.id, episodeId: first.id, characterId: ola.id },
    });
    await buildOutfit(db(), { slug: "whole", showId: twin.id, status: "DRAFT" });
    return { kept, twin, scene, twinScene };
  }

  test("join parts by number and name, add the others, and take all back after the undo", async () => {
    const { kept, twin } = await setUp();
    const before = [await readStored(), await read()];
    const counted = { outfits: 4, seasons: 1, episodes: 2, characters: 1 };
    expect((await merge({ id: twin.id, intoId: kept.id, dryRun: true })).merged).toEqual({ undoId: null, ...counted });
    expect([await readStored(), await read()]).toEqual(before);
    const { merged, errors } = await merge({ id: twin.id, intoId: kept.id });
    expect(errors).toEqual([]);
    expect(merged).toEqual({ undoId: expect.any(String), ...counted });
    const show = { slug: "harbor" };
    const scene = {
      show,
      season: { number: 2 },
      episode: { number: 5 },
      character: { slug: "mara-quill" },
      minute: null,
    };
    expect(await read()).toEqual({
      shows: [
        {
          slug: "harbor",
          outfitCount: 4,
          characters: [
            { name: "Mara Quill", slug: "mara-quill", celebrity: null },
            { name: "Ola Senior", slug: "ola", celebrity: null },
            { name: "Ola", slug: "ola-1", celebrity: { name: "Wren Halloway" } },
          ],
          seasons: [
            { number: 3, title: "The Storm", episodes: [{ number: 1, title: "", airDate: "2025-03-01" }] },
            {
              number: 2,
              title: "",
              episodes: [
                { number: 6, title: "", airDate: "2025-03-01" },
                { number: 5, title: "The Quay", airDate: null },
              ],
            },
          ],
        },
      ],
      looks: [
        { slug: "joined", scene: { ...scene, minute: 12 } },
        { slug: "kept", scene },
        { slug: "sixth", scene: { ...scene, episode: { number: 6 } } },
        {
          slug: "third",
          scene: { show, season: { number: 3 }, episode: { number: 1 }, character: { slug: "ola-1" }, minute: null },
        },
      ],
    });
    expect(await undo(merged.undoId)).toEqual({ undone: 9, skipped: 0 });
    expect([await readStored(), await read()]).toEqual(before);
  });

  test("the undo leaves parts that are in use or were changed since, with their looks", async () => {
    const { kept, twin } = await setUp();
    const { merged } = await merge({ id: twin.id, intoId: kept.id });
    const third = { showId: kept.id, number: 3 };
    const { id: seasonId } = await db().findOneByOrFail(ShowSeason, third);
    await buildOutfit(db(), { slug: "new", showId: kept.id, seasonId });
    await db().update(Character, { showId: kept.id, slug: "ola-1" }, { name: "Ola Junior" });
    expect(await undo(merged.undoId)).toEqual({ undone: 7, skipped: 2 });
    const { looks } = await read();
    const places = Object.fromEntries(
      looks.map((look) => [look.slug, [look.scene.show.slug, look.scene.season.number]]),
    );
    expect(places).toEqual({
      ...{ joined: ["harbour", 2], kept: ["harbor", 2], sixth: ["harbour", 2], third: ["harbour", 3] },
      new: ["harbor", 3],
    });
  });

  test("the undo leaves looks where they are once their former places are gone", async () => {
    const { kept, twin } = await setUp();
    const third = await buildShow(db(), { title: "Harbor", slug: "third" });
    const first = await merge({ id: twin.id, intoId: kept.id });
    const second = await merge({ id: kept.id, intoId: third.id });
    await undo(first.merged.undoId);
    const { skipped } = await undo(second.merged.undoId);
    // The parts that two looks would go back to are gone again, so their six parts of the third show stay with them.
    expect(skipped).toBe(8);
    const { looks } = await read();
    const shows = Object.fromEntries(looks.map((look) => [look.slug, look.scene.show.slug]));
    expect(shows).toEqual({ joined: "harbor", kept: "harbor", sixth: "third", third: "third" });
  });

  test("a version of a look from before has the joined and the added parts when it is restored", async () => {
    const { kept, twin } = await setUp();
    for (const slug of ["joined", "third"]) {
      const [look]: { id: string }[] = await db().query("SELECT id FROM outfits WHERE slug = $1", [slug]);
      const save = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }";
      await run(save, { id: look.id, version: 1, title: "First title" });
    }
    await merge({ id: twin.id, intoId: kept.id });
    const { looks } = await read();
    for (const slug of ["joined", "third"]) {
      const [look]: { id: string; version: number; revision: string }[] = await db().query(
        `SELECT id, version, (SELECT min(id) FROM revisions WHERE row_id = outfits.id) AS revision
         FROM outfits WHERE slug = $1`,
        [slug],
      );
      const { errors } = await run(
        "mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }",
        { type: "outfit", id: look.id, revisionId: look.revision, version: look.version },
      );
      expect(errors).toEqual([]);
    }
    expect((await read()).looks).toEqual(looks);
  });

  test("a show does not get more parts than its form takes", async () => {
    const [kept, twin] = [await buildShow(db()), await buildShow(db())];
    const fill = (showId: string, from: number) =>
      db().query(
        `INSERT INTO show_seasons (show_id, number) SELECT $1, number FROM generate_series($2::int, $2::int + 59) number`,
        [showId, from],
      );
    await fill(kept.id, 1);
    await fill(twin.id, 61);
    const { errors } = await merge({ id: twin.id, intoId: kept.id });
    expect(errors[0].message).toBe("A show has at most 100 seasons.");
  });
});
