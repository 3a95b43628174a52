import {
  buildBrand,
  buildCelebrity,
  buildEvent,
  buildOutfit,
  buildPiece,
  buildScene,
  buildShow,
} from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { Brand } from "../../content/brand/brand.entity";
import { Event } from "../../content/event/event.entity";
import { Show } from "../../content/show/show.entity";
import { listNewLooks } from "./newLooks.service";

interface Found {
  id: string;
  kind: string;
  placeId: string;
  name: string;
  path: string;
  latestOutfits: { title: string }[];
}

describe("followed places", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const find = async (...ids: string[]): Promise<Found[]> => {
    const { data, errors } = await api.run(
      `query ($ids: [ID!]!) { followedPlacesByIds(ids: $ids) { id kind placeId name path image latestOutfits { title } } }`,
      { ids },
    );
    expect(errors).toEqual([]);
    return data.followedPlacesByIds;
  };
  const titles = async (id: string) =>
    (await find(id)).flatMap((place) => place.latestOutfits.map(({ title }) => title));
  const feed = async (...ids: string[]) =>
    (await listNewLooks(db(), { kind: "following", ids })).map(({ title }) => title.split(" - ")[0]).toSorted();

  const setUp = async () => {
    const show = await buildShow(db(), { title: "Harbor Lights" });
    const scene = await buildScene(db(), show.id);
    await buildOutfit(db(), { title: "Green coat", date: "2026-02-01", ...scene });
    await buildOutfit(db(), { title: "Oilskin", date: "2026-02-02", showId: show.id });
    return { show, scene };
  };

  test("a show, its season and its character have their own looks, the newest first", async () => {
    const { show, scene } = await setUp();
    const base = { image: "", latestOutfits: [{ title: "Green coat" }] };
    expect(await find(scene.characterId, show.id, scene.seasonId)).toMatchObject([
      {
        ...base,
        kind: "CHARACTER",
        name: "Mara Quill of Harbor Lights",
        path: `/show/${show.slug}/character/mara-quill`,
      },
      {
        kind: "SHOW",
        name: "Harbor Lights",
        path: `/show/${show.slug}`,
        latestOutfits: [{ title: "Oilskin" }, { title: "Green coat" }],
      },
      { ...base, kind: "SEASON", name: "Season 2 of Harbor Lights", path: `/show/${show.slug}/season-2` },
    ]);
    expect(await feed(show.id)).toEqual(["Green coat", "Oilskin"]);
    expect(await feed(scene.seasonId)).toEqual(["Green coat"]);
  });

  test("an event stands for its series, also after it was renamed or trashed; without a series it is nothing", async () => {
    const series = "Lumen Film Gala";
    const first = await buildEvent(db(), { series, firstDay: "2025-03-01" });
    const second = await buildEvent(db(), { series, firstDay: "2026-03-01" });
    const single = await buildEvent(db());
    await buildOutfit(db(), { title: "Red dress", eventId: second.id });
    expect(await find(first.id, single.id)).toMatchObject([
      { id: first.id, placeId: first.id, kind: "SERIES", name: series, path: "/events?series=Lumen+Film+Gala" },
    ]);
    expect(await titles(first.id)).toEqual(["Red dress"]);
    await db().update(Event, [first.id, second.id], { series: "Lumen Gala" });
    expect(await find(first.id)).toMatchObject([{ name: "Lumen Gala" }]);
    await db().update(Event, first.id, { deletedAt: new Date() });
    expect(await titles(first.id)).toEqual(["Red dress"]);
    await db().update(Event, second.id, { status: "DRAFT" });
    expect(await find(first.id)).toEqual([]);
    expect(await feed(first.id)).toEqual([]);
  });

  test("a merged brand leads to the kept one, and back after the undo", async () => {
    const twin = await buildBrand(db(), { name: "MAISON VERRE PARIS" });
    const kept = await buildBrand(db(), { name: "Maison Verre" });
    const look = await buildOutfit(db(), { title: "Glass clutch" });
    await buildPiece(db(), { outfitId: look.id, brandName: "Maison Verre" });
    expect(await find(twin.id)).toMatchObject([{ placeId: twin.id, latestOutfits: [] }]);
    const { data } = await api.run(
      "mutation ($input: MergeBrandsInput!) { mergeBrands(input: $input) { undoId } }",
      { input: { id: twin.id, intoId: kept.id } },
      { actor: editor },
    );
    expect(await find(twin.id)).toMatchObject([
      {
        id: twin.id,
        placeId: kept.id,
        kind: "BRAND",
        name: "Maison Verre",
        latestOutfits: [{ title: "Glass clutch" }],
      },
    ]);
    expect(await feed(twin.id)).toEqual(["Glass clutch"]);
    const undo = "mutation ($input: IdInput!) { undo(input: $input) { undone } }";
    await api.run(undo, { input: { id: data.mergeBrands.undoId } }, { actor: editor });
    expect(await find(twin.id)).toMatchObject([{ placeId: twin.id, name: "MAISON VERRE PARIS" }]);
  });

  test("a merged event and the parts of a merged show lead to the kept ones, and back after the undo", async () => {
    const events = [
      await buildEvent(db(), { series: "The Lumen Gala" }),
      await buildEvent(db(), { series: "Lumen Film Gala" }),
    ];
    const shows = [await buildShow(db(), { title: "Harbour" }), await buildShow(db(), { title: "Harbor" })];
    const [twin, kept] = [await buildScene(db(), shows[0].id), await buildScene(db(), shows[1].id)];
    const merge = async (kinds: string, [{ id }, { id: intoId }]: { id: string }[]) => {
      const text = `mutation ($input: Merge${kinds}Input!) { merge${kinds}(input: $input) { undoId } }`;
      const { data } = await api.run(text, { input: { id, intoId } }, { actor: editor });
      return data[`merge${kinds}`].undoId as string;
    };
    const read = async () =>
      Object.fromEntries(
        (await find(events[0].id, shows[0].id, twin.seasonId, twin.characterId)).map((place) => [
          place.id,
          [place.placeId, place.name],
        ]),
      );
    const before = await read();
    const undoIds = [await merge("Events", events), await merge("Shows", shows)];
    expect(await read()).toEqual({
      [events[0].id]: [events[1].id, "Lumen Film Gala"],
      [shows[0].id]: [shows[1].id, "Harbor"],
      [twin.seasonId]: [kept.seasonId, "Season 2 of Harbor"],
      [twin.characterId]: [kept.characterId, "Mara Quill of Harbor"],
    });
    const undo = "mutation ($input: IdInput!) { undo(input: $input) { undone } }";
    for (const id of undoIds) await api.run(undo, { input: { id } }, { actor: editor });
    expect(await read()).toEqual(before);
  });

  test("a follow stays with the series of a merged event while it has other events", async () => {
    const [series, other] = ["Lumen Gala", "Ember Gala"];
    const [twin, kept] = [await buildEvent(db(), { series }), await buildEvent(db(), { series: other })];
    const next = await buildEvent(db(), { series });
    await api.run(
      "mutation ($input: MergeEventsInput!) { mergeEvents(input: $input) { undoId } }",
      { input: { id: twin.id, intoId: kept.id } },
      { actor: editor },
    );
    expect(await find(twin.id)).toMatchObject([{ placeId: next.id, name: series }]);
  });

  test("editors find each place once by a part of its name", async () => {
    const series = "Quayside Gala";
    const events = [await buildEvent(db(), { series }), await buildEvent(db(), { series })];
    await buildEvent(db(), { id: "ffffffff-0000-4000-8000-000000000000", series, deletedAt: new Date() });
    const brand = await buildBrand(db(), { name: "Maison Quayside" });
    const show = await buildShow(db(), { title: "The Quáyside" });
    const query = `{ followedPlaces(search: " quayside ") { id kind name } }`;
    const { data, errors } = await api.run(query, {}, { actor: editor });
    expect(errors).toEqual([]);
    expect(data.followedPlaces).toEqual([
      { id: brand.id, kind: "BRAND", name: "Maison Quayside" },
      { id: events.map(({ id }) => id).sort()[1], kind: "SERIES", name: series },
      { id: show.id, kind: "SHOW", name: "The Quáyside" },
    ]);
  });

  test("show neither hidden places nor hidden looks", async () => {
    const { show, scene } = await setUp();
    await buildOutfit(db(), { title: "Later", date: "2999-01-01", ...scene });
    await buildOutfit(db(), { title: "Draft", status: "DRAFT", ...scene });
    await buildOutfit(db(), { title: "Trashed", deletedAt: new Date(), ...scene });
    expect(await titles(scene.seasonId)).toEqual(["Green coat"]);
    expect(await feed(scene.characterId)).toEqual(["Green coat"]);
    const brand = await buildBrand(db(), { status: "DRAFT" });
    const trashed = await buildBrand(db(), { deletedAt: new Date() });
    await db().update(Show, show.id, { status: "DRAFT" });
    expect(await find(show.id, scene.seasonId, scene.characterId, brand.id, trashed.id)).toEqual([]);
    expect(await feed(show.id, scene.seasonId, scene.characterId)).toEqual([]);
    await db().update(Show, show.id, { status: "PUBLISHED", deletedAt: new Date() });
    expect(await find(show.id, scene.seasonId, scene.characterId)).toEqual([]);
    await db().update(Brand, brand.id, { status: "PUBLISHED" });
    expect(await find(brand.id)).toHaveLength(1);
  });

  test("a list of celebrities and places has each look once", async () => {
    const { show, scene } = await setUp();
    const celebrity = await buildCelebrity(db());
    await buildOutfit(db(), { title: "Navy suit", celebrityId: celebrity.id, ...scene });
    expect(await feed(celebrity.id, show.id, scene.seasonId)).toEqual(["Green coat", "Navy suit", "Oilskin"]);
  });
});
