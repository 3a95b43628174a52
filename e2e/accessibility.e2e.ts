import AxeBuilder from "@axe-core/playwright";
import { browserForTests, desktop, phone } from "./support/browser";
import { sitePages } from "./support/sitePages";

const devices = [
  ["desktop", desktop],
  ["phone", phone],
] as const;
const looks = sitePages.flatMap(({ path }) =>
  devices.flatMap(([device, viewport]) =>
    (["light", "dark"] as const).map((colorScheme) => ({ path, device, viewport, colorScheme })),
  ),
);

describe("every page", () => {
  const browser = browserForTests();

  test.each(looks)("$path keeps nobody out: $device, $colorScheme", async ({ path, viewport, colorScheme }) => {
    const { page } = await browser.open(path, { viewport, colorScheme, reducedMotion: "reduce" });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(" | ")}`);
    expect(found).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
