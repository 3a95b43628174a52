import { buildCelebrity } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { Outfit } from "./outfit.entity";

const page = `query ($after: String) {
  outfits(first: 24, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
}`;

/** Many outfits share a day and some have none, so that only the id decides the order. */
const chooseDay = (place: number): string | null =>
  place % 25 === 0 ? null : `2026-${String((place % 10) + 1).padStart(2, "0")}-15`;

/** Older than all, newer than all, a day shared with many, and no day. */
const lateDays = ["2001-01-01", "2026-12-31", "2026-05-15", "2026-10-15", null];

describe("loading more outfits while others are created", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  test("shows every existing outfit exactly once", async () => {
    const { manager } = api.dataSource;
    const { id: celebrityId } = await buildCelebrity(manager);
    const enter = async (slug: string, days: readonly (string | null)[]): Promise<string[]> => {
      const rows = days.map((date, place) => ({ title: slug, slug: `${slug}-${place}`, date, celebrityId }));
      const { identifiers } = await manager.insert(Outfit, rows);
      return identifiers.map(({ id }) => String(id));
    };
    const there = await enter(
      "there",
      Array.from({ length: 500 }, (_, place) => chooseDay(place)),
    );

    const seen: string[] = [];
    let after: string | null = null;
    let insertedCount = 0;
    let pages = 0;
    do {
      const { data, errors } = await api.run(page, { after });
      expect(errors).toEqual([]);
      seen.push(...data.outfits.nodes.map((node: { id: string }) => node.id));
      after = data.outfits.pageInfo.hasNextPage ? data.outfits.pageInfo.endCursor : null;
      pages += 1;
      // Five between any two pages, up to fifty, one of each kind of day.
      if (insertedCount < 50) insertedCount += (await enter(`late-${pages}`, lateDays)).length;
    } while (after);

    expect(insertedCount).toBe(50);
    expect(pages).toBeGreaterThanOrEqual(21);
    expect(new Set(seen).size).toBe(seen.length);
    const old = new Set(there);
    expect(seen.filter((id) => old.has(id)).sort()).toEqual([...there].sort());
    // New outfits after the current position appear, those before it do not.
    expect(seen.length).toBeGreaterThan(500);
    expect(seen.length).toBeLessThan(550);
  });
});
