import { adminForTests } from "./support/admin";
import { desktop, phone } from "./support/browser";
import { barriersOf } from "./support/keepsNobodyOut";

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

  test.each([
    { name: "desktop, light", viewport: desktop, colorScheme: "light" as const },
    { name: "phone, dark", viewport: phone, colorScheme: "dark" as const },
  ])(
    "keeps nobody out: $name",
    async ({ viewport, colorScheme }) => {
      const { page, problems } = await site.openAdmin("/admin/dashboard", { viewport, colorScheme });
      const found: Record<string, unknown> = {};
      for (const screen of screens) {
        await page.goto(`/admin/${screen}`, { waitUntil: "networkidle" });
        await page.getByRole("heading").first().waitFor();
        const barriers = await barriersOf(page);
        if (barriers.length > 0) found[screen] = barriers;
      }
      expect(found).toEqual({});
      expect(problems).toEqual([]);
    },
    240_000,
  );
});
