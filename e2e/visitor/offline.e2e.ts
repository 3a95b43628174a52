import type { Page } from "playwright-core";
import { setUpAdminSite } from "../support/admin";
import { goTo, reload, waitForPage } from "../support/browser";
import { waitUntil } from "../support/waiting";

/** Runs in the browser: whether the cache has the path. */
const isCached = async ([cache, path]: string[]): Promise<boolean> =>
  (await caches.match(path, { cacheName: cache, ignoreVary: true })) !== undefined;
/** `waitForFunction` takes a promise for true, so this asks again and again. */
const waitForCached = (page: Page, cache: string, path: string, wanted = true) =>
  waitUntil(async () => (await page.evaluate(isCached, [cache, path])) === wanted);
const savedCopy = (page: Page) => page.getByText(/^Saved copy from \w+ \d+, \d+, /);

interface Created {
  createOutfit: { id: string; slug: string; version: number };
}

describe("offline", () => {
  const site = setUpAdminSite();
  const createLook = async (title: string) => {
    const { createCelebrity } = await site.graphql<{ createCelebrity: { id: string } }>(
      "mutation ($input: CreateCelebrityInput!) { createCelebrity(input: $input) { id } }",
      { input: { name: `Wearer of ${title}`, image: "/art/topic/vintage.svg" } },
    );
    const { createOutfit } = await site.graphql<Created>(
      "mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { id slug version } }",
      {
        input: {
          title,
          celebrityId: createCelebrity.id,
          date: "2026-01-05",
          description: "x",
          image: "/art/topic/vintage.svg",
        },
      },
    );
    return { ...createOutfit, path: `/outfit/${createOutfit.slug}`, celebrityId: createCelebrity.id };
  };

  test("the last pages, the saved looks and the favorites open; other addresses list them", async () => {
    const [read, saved, unread] = [
      await createLook("Offline Read Look"),
      await createLook("Offline Saved Look"),
      await createLook("Offline Unread Look"),
    ];
    const { page, problems } = await site.openAsVisitor("/privacy-policy", { serviceWorkers: "allow" });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // The page that was loaded before the worker, and one that the router shows.
    await waitForCached(page, "pages", "/privacy-policy");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
    await waitForCached(page, "pages", "/terms-of-service");
    await goTo(page, read.path);
    await goTo(page, saved.path);
    await page.getByText("Add to favorites", { exact: true }).click();
    await waitForCached(page, "saved", saved.path);
    await waitForCached(page, "saved", "/art/topic/vintage.svg");
    await waitForCached(page, "offline", "/offline");
    await goTo(page, "/admin/login");
    expect(await page.evaluate(isCached, ["pages", "/admin/login"])).toBe(false);
    await goTo(page, read.path);
    // The limit on the last pages would evict it; the saved copy remains.
    await page.evaluate(async (path) => (await caches.open("pages")).delete(path), saved.path);
    expect(problems).toEqual([]);

    await page.context().setOffline(true);
    await reload(page);
    await waitForPage(page, "Offline Read Look");
    await savedCopy(page).waitFor();
    // The header's link has its number after hydration, and then leads to the copy.
    await page.getByRole("banner").getByRole("link", { name: "Favorites, 1 saved" }).press("Enter");
    await waitForPage(page, "Favorites");
    const look = page.getByRole("region", { name: "Looks" }).getByRole("link", { name: "Offline Saved Look" });
    await look.click();
    await waitForPage(page, "Offline Saved Look");
    await page.waitForFunction(() => (document.querySelector("main img") as HTMLImageElement).naturalWidth > 0);
    await savedCopy(page).waitFor();

    await page.goto(unread.path);
    await waitForPage(page, "You are offline");
    const links = page.getByRole("main").getByRole("listitem");
    expect(await links.allTextContents()).toEqual([
      "Favorites",
      "Offline Saved Look - Wearer of Offline Saved Look",
      "Offline Read Look - Wearer of Offline Read Look",
      expect.stringContaining("Terms"),
      expect.stringContaining("Privacy"),
    ]);

    await page.context().setOffline(false);
    await site.graphql("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      input: { id: read.id, version: read.version, title: "Offline Read Look, edited" },
    });
    await page.getByRole("link", { name: "Try again" }).click();
    await waitForPage(page, "Offline Unread Look");
    await goTo(page, read.path);
    await waitForPage(page, "Offline Read Look, edited");
    expect(await savedCopy(page).count()).toBe(0);
    await goTo(page, "/favorites");
    await page.getByRole("button", { name: "Remove from favorites" }).click();
    await waitForCached(page, "saved", saved.path, false);
  });

  test("the page of follows lists those whom the visitor followed while it was not open", async () => {
    const { celebrityId } = await createLook("Offline Followed Look");
    const { page } = await site.openAsVisitor("/following", { serviceWorkers: "allow" });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await waitForCached(page, "pages", "/following");
    await goTo(page, "/privacy-policy");
    const saved = page.waitForResponse((response) => response.url().includes("operationName=FollowingPage"));
    await page.evaluate((id) => localStorage.setItem("wornby:follows", JSON.stringify([id])), celebrityId);
    await reload(page);
    await (await saved).finished();
    await page.context().setOffline(true);
    await page.goto("/following");
    await page.getByText("You follow 1", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Wearer of Offline Followed Look" }).waitFor();
  });
});
