import { setUpBrowser } from "../support/browser";
import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { sitePages } from "../support/sitePages";

describe("every page", () => {
  const browser = setUpBrowser();

  test.each(sitePages)("$path has no accessibility issues", async ({ path }) => {
    const { page } = await browser.open(path);
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
  });
});
