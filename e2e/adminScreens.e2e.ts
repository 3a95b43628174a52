import { adminForTests } from "./support/admin";
import { barriersInEveryLook } from "./support/keepsNobodyOut";

const screens = [
  "dashboard",
  "celebrities",
  "outfits",
  "products",
  "items",
  "blog",
  "analytics?from=2026-01-01&to=2026-06-30",
  "analytics?tab=programs",
  "analytics?tab=reports",
  "tags",
  "settings?tab=general",
  "settings?tab=account",
  "newsletter",
  "import-data",
  "links",
  "trash",
  "activity",
  "celebrities?new=1",
  "outfits?new=1",
  "products?new=1",
  "items?new=1",
  "blog?new=1",
];

/** Every screen and form, as it stands after loading: nothing in the way of anybody, nothing that sticks out, no error. */
describe("every screen of the admin area", () => {
  const site = adminForTests();

  test.each(screens)("%s keeps nobody out", async (screen) => {
    const { page, problems } = await site.openAdmin(`/admin/${screen}`);
    expect(await barriersInEveryLook(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
