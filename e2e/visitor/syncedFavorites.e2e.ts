import type { Page } from "playwright-core";
import { findAccessibilityIssues } from "../support/accessibility";
import { goTo, phone as phoneSize, setUpBrowser, waitForToast } from "../support/browser";
import { copyFilledSite, type FilledSite, removeFilledSite, startFilledSite } from "../support/filledSite";
import type { SiteProcess } from "../support/server";
import { dumpSyncedLists } from "../support/syncedLists";
import { waitUntil } from "../support/waiting";

const heart = (page: Page, name: string) => page.locator("main article").getByRole("button", { name });
const readStored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name) ?? "[]", `wornby:${key}`);
const readIds = async (page: Page) => JSON.parse(await readStored(page, "favorites")) as string[];
const readCode = async (page: Page) => (JSON.parse(await readStored(page, "sync")) as { code: string }).code;
const setOffline = (pages: readonly Page[], isOffline: boolean) =>
  Promise.all(pages.map((page) => page.context().setOffline(isOffline)));

/** Adds the product at this place of the shop; returns its id. */
async function add(page: Page, place: number): Promise<string> {
  const before = await readIds(page);
  await page.locator("main article").nth(place).getByRole("button", { name: "Add to favorites" }).click();
  await waitUntil(async () => (await readIds(page)).length === before.length + 1);
  return (await readIds(page)).at(-1) ?? "";
}

describe("favorites on two devices", () => {
  const browser = setUpBrowser();
  let site: FilledSite;
  let server: SiteProcess;
  let url = "";
  beforeAll(async () => {
    site = await copyFilledSite();
    server = startFilledSite(site);
    url = await server.waitUntilReady();
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await removeFilledSite(site);
  });
  const open = (path: string, options = {}) =>
    browser.open(path, { baseURL: url, permissions: ["clipboard-read", "clipboard-write"], ...options });

  /** Opens the favorites on each device, which syncs them, until all have the same. */
  async function converge(pages: readonly Page[]): Promise<string[]> {
    await waitUntil(async () => {
      for (const page of pages) {
        const hasSynced = page.waitForResponse((response) =>
          /openSyncedList/.test(response.request().postData() ?? ""),
        );
        await goTo(page, "/favorites");
        await hasSynced;
      }
      const lists = await Promise.all(pages.map((page) => readStored(page, "favorites")));
      return new Set(lists).size === 1;
    });
    return readIds(pages[0]);
  }

  test("converge after changes offline, and are encrypted on the server", async () => {
    const { page: phone, problems } = await open("/shop", { viewport: phoneSize });
    const { page: laptop } = await open("/shop");
    const pages = [phone, laptop];
    const first = [await add(phone, 0), await add(laptop, 1)];

    await goTo(phone, "/favorites");
    await phone.getByRole("button", { name: "Sync this list" }).click();
    await phone.getByRole("list", { name: "Words of the code" }).waitFor();
    expect(await findAccessibilityIssues(phone)).toEqual([]);
    await phone.getByRole("button", { name: "Copy link" }).click();
    await waitForToast(phone, "Link copied");
    const link = new URL(await phone.evaluate(() => navigator.clipboard.readText()));

    await goTo(laptop, link.pathname + link.hash);
    await laptop.getByRole("heading", { name: "Join this list?" }).and(laptop.locator(":focus")).waitFor();
    expect(laptop.url()).toBe(`${url}/favorites`);
    await laptop.keyboard.press("Tab");
    await laptop.keyboard.press("Enter");
    await waitForToast(laptop, "List joined");

    expect((await converge(pages)).sort()).toEqual([...first].sort());

    await Promise.all([goTo(phone, "/favorites"), goTo(laptop, "/shop")]);
    await setOffline(pages, true);
    await phone.getByRole("region", { name: "Products" }).getByRole("article").first().waitFor();
    // The page begins with the newest.
    const removed = (await readIds(phone)).at(-1) ?? "";
    await heart(phone, "Remove from favorites").first().click();
    await waitUntil(async () => (await readIds(phone)).length === 1);
    expect(await readIds(phone)).not.toContain(removed);
    const added = await add(laptop, 4);
    await setOffline(pages, false);
    const all = await converge(pages);
    expect([...all].sort()).toEqual([...first.filter((id) => id !== removed), added].sort());

    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED/.test(problem))).toEqual([]);

    const code = await readCode(phone);
    await server.stop("SIGTERM");
    const lists = await dumpSyncedLists(site);
    expect(lists).toHaveLength(1);
    for (const secret of [...all, removed, code]) {
      expect(lists.filter((list) => list.includes(secret))).toEqual([]);
    }
  });
});
