import { findAccessibilityIssuesInAllLayouts } from "../support/accessibility";
import { post } from "../support/api";
import { setUpBrowser, siteUrl } from "../support/browser";
import { checkSitePages } from "../support/checkSitePages";
import { sitePages } from "../support/sitePages";

// Two files, so that two workers share the pages.
checkSitePages(sitePages.filter((_, index) => index % 2 === 1));

interface Data {
  outfits: { nodes: { id: string }[] };
  celebrities: { nodes: { id: string }[] };
}

describe("pages of what a visitor has stored", () => {
  const browser = setUpBrowser();

  test.each([
    ["/favorites", "Looks"],
    ["/following", "Zendria Vale"],
  ])("%s is accessible", async (path, region) => {
    const query =
      '{ outfits(first: 3) { nodes { id } } celebrities(first: 1, filter: { search: "zendria" }) { nodes { id } } }';
    const { body } = await post(siteUrl(), { query });
    const { outfits, celebrities } = body.data as Data;
    const stored = { "wornby:liked-outfits": outfits.nodes, "wornby:follows": celebrities.nodes };
    const localStorage = Object.entries(stored).map(([name, nodes]) => ({
      name,
      value: JSON.stringify(nodes.map(({ id }) => id)),
    }));
    const { page, problems } = await browser.open(path, {
      storageState: { cookies: [], origins: [{ origin: siteUrl(), localStorage }] },
    });
    await page.getByRole("region", { name: region }).waitFor();
    expect(await findAccessibilityIssuesInAllLayouts(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
