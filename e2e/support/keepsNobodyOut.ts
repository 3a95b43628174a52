import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds wrong on the page as it stands, and pixels that stick out at its side; nothing when all is well. */
export async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(" | ")}`),
    ...(overflow > 0 ? [`${overflow} pixels stick out`] : []),
  ];
}
