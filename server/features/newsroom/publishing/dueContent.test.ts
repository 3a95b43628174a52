import type { DataSource } from "typeorm";
import { buildOutfit, buildPost } from "../../../testing/build";
import { dayFromToday } from "../../../testing/time/days";
import { testDatabase } from "../../../testing/database/testDatabase";
import { buildPersistedQueryPath, type TestSite, testSite } from "../../../testing/testSite";
import { createDayCheck, invalidateWhenDue } from "./dueContent.service";

describe("scheduled content on its day", () => {
  let dataSource: DataSource;
  let site: TestSite;
  beforeAll(async () => {
    dataSource = await testDatabase();
    site = await testSite(dataSource);
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });
  beforeEach(async () => {
    await dataSource.query("TRUNCATE outfits, blog_posts CASCADE");
    await invalidateWhenDue(dataSource.manager, "0001-01-01");
  });

  /** All variables that the two pages need. */
  const variables = { first: 9, withCelebrity: false, withLook: false, listed: true };
  const read = async (operation: string): Promise<string> => {
    // A busy machine sheds load; the test retries.
    for (;;) {
      const { status, body } = await site.get(buildPersistedQueryPath(operation, variables));
      if (status === 200) return body.toString();
      if (status !== 503) throw new Error(body.toString());
    }
  };

  /** Changes the row's day to today without an invalidation message, instead of moving the clock. */
  const dayComes = (table: string) => dataSource.query(`UPDATE ${table} SET date = $1`, [dayFromToday(0)]);

  test.each([
    ["outfits", "OutfitsPage", "Silk Look"],
    ["blog_posts", "BlogPage", "Silk Words"],
  ])("%s: becomes public although the list is cached", async (table, operation, title) => {
    const { manager } = dataSource;
    const date = dayFromToday(1);
    await (table === "outfits" ? buildOutfit(manager, { title, date }) : buildPost(manager, { title, date }));
    await invalidateWhenDue(manager, "0001-01-01");
    expect(await read(operation)).not.toContain(title);
    await dayComes(table);
    expect(await read(operation)).not.toContain(title);
    expect(await invalidateWhenDue(manager, dayFromToday(-1))).toBe(dayFromToday(0));
    expect(await read(operation)).toContain(title);
  });

  test("an editor sees a scheduled outfit in the admin area, and not on the public site", async () => {
    await buildOutfit(dataSource.manager, { title: "Silk Look", date: dayFromToday(1) });
    const operation = { query: "{ outfits { nodes { title } } }" };
    const admin = await site.post(operation, { cookie: site.cookie });
    expect(admin.body.toString()).toContain("Silk Look");
    const publicSite = await site.post(operation, { cookie: site.cookie, "x-audience": "visitor" });
    expect(publicSite.body.toString()).toContain('"nodes":[]');
  });

  test("a day without new content evicts nothing", async () => {
    await buildOutfit(dataSource.manager, { title: "Cotton Look", date: dayFromToday(-3) });
    await read("OutfitsPage");
    await dataSource.query("UPDATE outfits SET title = 'Changed by hand'");
    await invalidateWhenDue(dataSource.manager, dayFromToday(-1));
    expect(await read("OutfitsPage")).toContain("Cotton Look");
  });

  test("the process checks once when the UTC day changes", async () => {
    let time = Date.now() - 24 * 60 * 60 * 1_000;
    const lookedFor: unknown[] = [];
    const db = {
      query: (_text: string, values: unknown[]) => {
        lookedFor.push(values[0]);
        return Promise.resolve([{ day: dayFromToday(0), isDue: false }]);
      },
    };
    const check = createDayCheck(db as never, () => time);
    await check();
    expect(lookedFor).toEqual([]);
    time = Date.now();
    await check();
    await check();
    expect(lookedFor).toEqual([dayFromToday(-1)]);
  });
});
