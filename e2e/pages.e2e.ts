import AxeBuilder from "@axe-core/playwright";
import { browserForTests, desktop, phone, siteAddress } from "./support/browser";

const celebrity = "wren-halloway";
const pages = [
  { path: "/", heading: /./ },
  { path: "/celebrities", heading: /celebrities/i },
  { path: `/celebrity/${celebrity}`, heading: "Wren Halloway" },
  { path: "/outfits", heading: /outfits|looks/i },
  { path: "/outfit/beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport", heading: /Quilted Teal Puffer/ },
  { path: "/outfit/nothing", heading: "Outfit not found", status: 404 },
  { path: "/category/dresses", heading: "Celebrity Dresses" },
  { path: "/category/hats", heading: /./, status: 404 },
  { path: "/celebrity/nobody", heading: "Celebrity not found", status: 404 },
  { path: "/no/such/page", heading: "Oops! Page not found", status: 404 },
];

/** axe's own measure of what keeps people out. */
const serious = (violations: { impact?: string | null; id: string; nodes: { target: unknown }[] }[]) =>
  violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(" | ")}`);

describe("every page", () => {
  const browser = browserForTests();

  test.each(pages)(
    "$path has its status and one heading without JavaScript",
    async ({ path, heading, status = 200 }) => {
      const answer = await fetch(siteAddress() + path);
      expect(answer.status).toBe(status);
      const { page } = await browser.open(path, { javaScriptEnabled: false });
      expect(await page.locator("h1").allTextContents()).toEqual([expect.stringMatching(heading)]);
      expect(await page.title()).not.toBe("");
    },
  );

  test.each(pages)("$path hydrates without a complaint and asks for no data", async ({ path }) => {
    const { page, problems, dataRequests } = await browser.open(path);
    const title = await page.title();
    expect({ problems, dataRequests }).toEqual({ problems: [], dataRequests: [] });
    const served = await (await fetch(siteAddress() + path)).text();
    expect(served).toContain(`<title>${title.replace(/&/g, "&amp;").replace(/'/g, "&#x27;")}</title>`);
  });

  const looks = pages.flatMap(({ path }) =>
    (
      [
        ["desktop", desktop],
        ["phone", phone],
      ] as const
    ).flatMap(([device, viewport]) =>
      (["light", "dark"] as const).map((colorScheme) => ({ path, device, viewport, colorScheme })),
    ),
  );

  test.each(looks)("$path keeps nobody out: $device, $colorScheme", async ({ path, viewport, colorScheme }) => {
    const { page } = await browser.open(path, { viewport, colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(serious(violations)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
