import { browserForTests } from "../support/browser";
import { barriersInEveryLook } from "../support/keepsNobodyOut";
import { sitePages } from "../support/sitePages";

describe("every page", () => {
  const browser = browserForTests();

  test.each(sitePages)("$path keeps nobody out", async ({ path }) => {
    const { page } = await browser.open(path);
    expect(await barriersInEveryLook(page)).toEqual([]);
  });
});
