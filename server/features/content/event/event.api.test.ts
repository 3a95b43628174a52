import { buildCelebrity, buildEvent, buildOutfit, buildShow } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("events", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const create = (input: object) =>
    run("mutation ($input: CreateEventInput!) { createEvent(input: $input) { slug kind firstDay lastDay } }", input);
  const update = (input: object) =>
    run("mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { slug lastDay } }", input);
  const saveLook = (input: object) =>
    run("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { event { name } } }", input);
  const read = async (text: string) => (await api.run(text)).data;

  test("an event has a kind and days, and does not end before it begins", async () => {
    const days = { firstDay: "2025-03-02", lastDay: "2025-03-09" };
    const saved = await create({ name: "Northern Fashion Week", kind: "FASHION_WEEK", ...days });
    expect(saved.data.createEvent).toEqual({ slug: "northern-fashion-week", kind: "FASHION_WEEK", ...days });
    const errors = async (input: object) =>
      (await create({ name: "Gala", ...input })).errors[0]?.extensions.fieldErrors;
    expect(await errors({ ...days, lastDay: "2025-03-01" })).toEqual({
      lastDay: "The last day is before the first one",
    });
    expect(await errors({ lastDay: "2025-03-01" })).toEqual({ firstDay: "Enter the first day, too" });
  });

  test("a changed day is compared with the one that stays", async () => {
    const { id } = await buildEvent(db(), { firstDay: "2025-03-02", lastDay: "2025-03-04" });
    const late = await update({ id, version: 1, firstDay: "2025-03-05" });
    expect(late.errors[0]?.extensions.fieldErrors).toEqual({ lastDay: "The last day is before the first one" });
    const cleared = await update({ id, version: 1, firstDay: "2025-03-05", lastDay: "" });
    expect(cleared.data.updateEvent.lastDay).toBeNull();
  });

  test("a look names its event, which lists its public looks", async () => {
    const event = await buildEvent(db(), { name: "Lumen Film Gala 2025", slug: "lumen-2025" });
    const look = await buildOutfit(db(), { slug: "worn-there" });
    await buildOutfit(db(), { slug: "hidden-there", eventId: event.id, status: "DRAFT" });
    const saved = await saveLook({ id: look.id, version: 1, eventId: event.id });
    expect(saved.data.updateOutfit.event).toEqual({ name: "Lumen Film Gala 2025" });
    const of = `{ event(slug: "lumen-2025") { outfitCount latestOutfit { slug } }
      outfits(filter: { event: "lumen-2025" }) { totalCount nodes { slug } } }`;
    expect(await read(of)).toEqual({
      event: { outfitCount: 1, latestOutfit: { slug: "worn-there" } },
      outfits: { totalCount: 1, nodes: [{ slug: "worn-there" }] },
    });
    expect((await saveLook({ id: look.id, version: 2, eventId: "" })).data.updateOutfit.event).toBeNull();
    const gone = await saveLook({ id: look.id, version: 3, eventId: look.id });
    expect(gone.errors[0]?.extensions.fieldErrors).toEqual({
      eventId: "This event no longer exists. It may be in the trash.",
    });
  });

  test("an event that visitors do not see is nowhere: not at its looks, its celebrities, or behind a guessed slug", async () => {
    const celebrity = await buildCelebrity(db(), { slug: "secret-guest" });
    const hidden = await buildEvent(db(), { slug: "secret-gala", status: "DRAFT" });
    await buildOutfit(db(), { slug: "secret-look", eventId: hidden.id, celebrityId: celebrity.id });
    const text = `{ event(slug: "secret-gala") { id } outfit(slug: "secret-look") { event { id } }
      celebrity(slug: "secret-guest") { events { id } } outfits(filter: { event: "secret-gala" }) { totalCount } }`;
    expect(await read(text)).toEqual({
      event: null,
      outfit: { event: null },
      celebrity: { events: [] },
      outfits: { totalCount: 0 },
    });
  });

  test("lists one event in other years, its years and its series", async () => {
    const series = "Harbor Awards";
    for (const year of [2023, 2025, 2024])
      await buildEvent(db(), { slug: `harbor-${year}`, series, firstDay: `${year}-05-01` });
    await buildEvent(db(), { slug: "harbor-2026", series, status: "DRAFT" });
    const data = await read(`{ event(slug: "harbor-2024") { otherYears { slug } }
      year: events(filter: { series: "Harbor Awards", year: 2023 }) { nodes { slug } }
      eventSeries { name count } eventYears { name } }`);
    expect(data.event.otherYears).toEqual([{ slug: "harbor-2025" }, { slug: "harbor-2023" }]);
    expect(data.year.nodes).toEqual([{ slug: "harbor-2023" }]);
    expect(data.eventSeries).toEqual([{ name: series, count: 3 }]);
    expect(data.eventYears.slice(-3)).toEqual([{ name: "2025" }, { name: "2024" }, { name: "2023" }]);
  });

  test("an event is upcoming until its last day is over", async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const series = "Tide Week";
    await buildEvent(db(), { slug: "running", series, firstDay: day(-2), lastDay: day(0) });
    await buildEvent(db(), { slug: "next", series, firstDay: day(9) });
    await buildEvent(db(), { slug: "over", series, firstDay: day(-1) });
    await buildEvent(db(), { slug: "undated", series });
    const list = (upcoming: boolean) =>
      `events(filter: { series: "Tide Week", upcoming: ${upcoming} }, sort: ${upcoming ? "SOONEST" : "NEWEST"}) { nodes { slug } }`;
    const data = await read(`{ coming: ${list(true)} past: ${list(false)} }`);
    expect(data.coming.nodes).toEqual([{ slug: "running" }, { slug: "next" }]);
    expect(data.past.nodes).toEqual([{ slug: "over" }, { slug: "undated" }]);
  });

  test("an event with published looks does not go to the trash or offline", async () => {
    const { id, version } = await buildEvent(db(), { name: "Quay Premiere" });
    const look = await buildOutfit(db(), { eventId: id });
    const trashed =
      "Quay Premiere has published outfits. Take the outfits offline first, or choose where else they were worn.";
    const offline = "This event has 1 published outfit. Take the outfits offline first.";
    const remove = () => run("mutation ($input: IdInput!) { deleteEvent(input: $input) { changed } }", { id });
    const takeOffline = () =>
      run("mutation ($input: StatusInput!) { changeStatus(input: $input) { status } }", {
        type: "event",
        id,
        version,
        status: "DRAFT",
      });
    expect((await remove()).errors[0]).toMatchObject({ message: trashed, extensions: { code: "CONFLICT" } });
    expect((await takeOffline()).errors[0]).toMatchObject({ message: offline, extensions: { code: "CONFLICT" } });
    await db().update("Outfit", look.id, { status: "DRAFT" });
    expect((await takeOffline()).errors).toEqual([]);
    expect((await remove()).data.deleteEvent).toEqual({ changed: 1 });
  });

  test("a text finds events by words of their name, series and place, then shows; visitors find public ones", async () => {
    await buildEvent(db(), { name: "Lumen Film Gala 2024", place: "Lisbon", firstDay: "2024-02-01" });
    interface Found {
      event: { name: string } | null;
      scene: { title: string } | null;
    }
    const find = async (search: string, actor?: typeof editor) => {
      const text = "query ($search: String!) { appearances(search: $search) { event { name } scene { title } } }";
      const { data } = await api.run(text, { search }, { actor });
      return data.appearances.map(({ event, scene }: Found) => event?.name ?? scene?.title);
    };
    expect(await find("2024 lumen")).toEqual(["Lumen Film Gala 2024"]);
    expect(await find("gala lisbon")).toEqual(["Lumen Film Gala 2024"]);
    expect(await find("lumen paris")).toEqual([]);
    expect(await find("  ")).toHaveLength(8);
    await buildShow(db(), { title: "Lisbon Nights" });
    await buildEvent(db(), { name: "Lisbon Preview", status: "DRAFT" });
    expect(await find("lisbon")).toEqual(["Lumen Film Gala 2024", "Lisbon Nights"]);
    expect(await find("lisbon", editor)).toEqual(["Lumen Film Gala 2024", "Lisbon Preview", "Lisbon Nights"]);
  });
});
