import { setUpBrowser } from "../support/browser";

describe("what a page loads, and when", () => {
  const browser = setUpBrowser(process.env.CHROME_PATH);

  test.each(["/", "/outfits", "/celebrity/wren-halloway"])(
    "%s asks for its scripts when it is painted",
    async (path) => {
      const { page } = await browser.open(path);
      const { painted, asked } = await page.evaluate(() => ({
        painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
        asked: performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ startTime }) => startTime),
      }));
      expect(asked.length).toBeGreaterThan(2);
      for (const time of asked) expect(time).toBeGreaterThan(painted);
    },
  );

  test("pointing at a link brings the page, and following it then asks for nothing", async () => {
    const { page, dataRequests } = await browser.open("/");
    const look = page.getByRole("region", { name: "This Week's Star Styles" }).getByRole("article").first();
    const answered = page.waitForResponse(/\/graphql\?/);
    await look.hover();
    await (await answered).finished();
    expect(dataRequests).toHaveLength(1);
    await page.route("**/graphql**", (route) => route.abort());
    const title = (await look.getByRole("heading").textContent()) ?? "";
    await look.getByRole("link").click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(dataRequests).toHaveLength(1);
  });
});
