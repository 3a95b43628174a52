import { setUpAdminSite } from "../support/admin";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";

/** Screens whose initial state no other test checks. */
const screens = [
  "blog",
  "analytics?tab=programs",
  "analytics?tab=reports",
  "outfits?new=1",
  "products?new=1",
  "items?new=1",
];

describe("admin screens", () => {
  const site = setUpAdminSite();

  test.each(screens)("%s has no accessibility issues and no errors", async (screen) => {
    const { page, problems } = await site.openAdmin(`/admin/${screen}`);
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
