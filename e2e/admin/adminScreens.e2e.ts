import { setUpAdminSite } from "../support/admin";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";

/** Those that no test of their own looks at as they stand after loading. */
const screens = [
  "blog",
  "analytics?tab=programs",
  "analytics?tab=reports",
  "outfits?new=1",
  "products?new=1",
  "items?new=1",
];

/** Nothing in the way of anybody, nothing that sticks out, no error. */
describe("screens of the admin area", () => {
  const site = setUpAdminSite();

  test.each(screens)("%s keeps nobody out", async (screen) => {
    const { page, problems } = await site.openAdmin(`/admin/${screen}`);
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
