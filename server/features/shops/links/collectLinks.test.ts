// On both engines: each has the triggers, and plans statements by itself.
import type { DataSource } from "typeorm";
import { buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { testDatabase } from "../../../testing/database/testDatabase";
import { collectLinks, recountClicked, recountClicks } from "./collectLinks";

const shop = "https://shop.example";

describe("collecting links", () => {
  let dataSource: DataSource;
  const db = () => dataSource.manager;
  beforeEach(async () => (dataSource = await testDatabase()));
  afterEach(() => dataSource.destroy());

  const read = async (column: string): Promise<unknown[]> => {
    const rows: { value: unknown }[] = await db().query(`SELECT ${column} AS value FROM link_checks ORDER BY address`);
    return rows.map(({ value }) => value);
  };
  const collect = async (): Promise<unknown[]> => {
    await collectLinks(db());
    expect(await db().query("SELECT FROM changed_links")).toEqual([]);
    return read(`replace(address, '${shop}', '')`);
  };

  test("follows rows and articles as they are written, moved to the trash, taken back and deleted", async () => {
    await buildItem(db(), { affiliateLink: `${shop}/item` });
    await buildOutfit(db(), { affiliateLink: `${shop}/look` });
    await buildProduct(db(), { affiliateLink: `${shop}/item` });
    await buildPost(db(), { content: `[A coat](${shop}/coat) and a [bag](${shop}/item)` });
    expect(await collect()).toEqual(["/coat", "/item", "/look"]);
    await db().query("UPDATE outfits SET affiliate_link = $1", [`${shop}/other`]);
    await db().query("UPDATE blog_posts SET content = $1, version = version + 1", [`[A hat](${shop}/hat)`]);
    await db().query("UPDATE category_items SET deleted_at = now()");
    expect(await collect()).toEqual(["/hat", "/item", "/other"]);
    await db().query("UPDATE affiliate_products SET deleted_at = now()");
    await db().query("UPDATE blog_posts SET deleted_at = now()");
    expect(await collect()).toEqual(["/other"]);
    await db().query("UPDATE category_items SET deleted_at = NULL");
    await db().query("UPDATE blog_posts SET deleted_at = NULL");
    expect(await collect()).toEqual(["/hat", "/item", "/other"]);
    for (const table of ["category_items", "affiliate_products", "outfits", "blog_posts"])
      await db().query(`DELETE FROM ${table}`);
    expect(await collect()).toEqual([]);
  });

  test("keeps what is known of an address that another row uses, too", async () => {
    for (const title of ["One", "Two"]) await buildItem(db(), { title, affiliateLink: `${shop}/item` });
    await collect();
    await db().query("UPDATE link_checks SET state = 'OK'");
    await db().query("UPDATE category_items SET affiliate_link = $1 WHERE title = 'One'", [`${shop}/new`]);
    expect(await collect()).toEqual(["/item", "/new"]);
    expect(await read("state")).toEqual(["OK", "UNCHECKED"]);
  });

  test("says which pages state another price, as prices and pages change", async () => {
    const set = async (text: string): Promise<unknown[]> => {
      await db().query(text);
      await collect();
      return read("price_differs");
    };
    await buildItem(db(), { affiliateLink: `${shop}/item`, price: "$240" });
    await collect();
    const page = "UPDATE link_checks SET found_currency = 'USD', found_amount =";
    expect(await set(`${page} 240`)).toEqual([false]);
    expect(await set(`${page} 199`)).toEqual([true]);
    expect(await set("UPDATE category_items SET price_amount = 199")).toEqual([false]);
    expect(await set("UPDATE category_items SET price_currency = 'CHF', price_amount = 180")).toEqual([false]);
    expect(await set("UPDATE category_items SET price_currency = 'USD'")).toEqual([true]);
    expect(await set("UPDATE link_checks SET left_amount = 199, left_currency = 'USD'")).toEqual([false]);
  });

  test("takes changes in batches, and each address once", async () => {
    await db().query(
      `INSERT INTO category_items (title, category_name, affiliate_link)
       SELECT n::text, 'dresses', '${shop}/' || n / 2 FROM generate_series(0, 899) n`,
    );
    expect(await collect()).toHaveLength(450);
  });

  test("two processes that collect at the same time leave the same", async () => {
    const { id } = await buildItem(db(), { affiliateLink: `${shop}/0` });
    for (let n = 1; n <= 20; n += 1) {
      await db().query("UPDATE category_items SET affiliate_link = $1 WHERE id = $2", [`${shop}/${n % 3}`, id]);
      await Promise.all([collectLinks(db()), collectLinks(db())]);
    }
    expect(await collect()).toEqual(["/2"]);
  });

  test("counts the clicks of the last 30 days, also when some are too old the next day", async () => {
    const { id } = await buildItem(db(), { affiliateLink: `${shop}/item` });
    const post = await buildPost(db(), { content: `[A hat](${shop}/hat)` });
    await collect();
    const [{ key }]: { key: string }[] = await db().query("SELECT jsonb_object_keys(links) AS key FROM article_links");
    const click = (day: string, clicks: number, target = "item", targetId: string = id, linkKey = "") =>
      db().query(
        `INSERT INTO click_days (day, target_type, target_id, link_key, clicks)
         VALUES ((now() AT TIME ZONE 'UTC')::date - ${day}::int, $1, $2, $3, $4)`,
        [target, targetId, linkKey, clicks],
      );
    await click("29", 5);
    await click("0", 2);
    await click("0", 3, "blogPost", post.id, key);
    await recountClicked(db());
    await collect();
    expect(await read("clicks")).toEqual([3, 7]);
    await db().query("UPDATE click_days SET day = day - 1");
    await recountClicks(db());
    await collect();
    expect(await read("clicks")).toEqual([3, 2]);
  });
});
