import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { desktop, phone, setColorScheme } from "./browser";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Returns axe violations on the current page and horizontal overflow; an empty list when there are none. */
export async function findAccessibilityIssues(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: "tag", values: tags },
      resultTypes: ["violations"],
    })
    // No page has frames, so axe needs no extra page to collect their results.
    .setLegacyMode(true)
    .analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.emulateMedia({ reducedMotion: null });
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(" | ")}`),
    ...(overflow > 0 ? [`${overflow} pixels of horizontal overflow`] : []),
  ];
}

/** Text that is still fading, such as a toast's, has less contrast than its final color. */
async function waitForAnimations(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The preference affects only animations that start after it; running ones must end first.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}

/** Covers each width and each color scheme once; their combinations add nothing. */
const layouts = [
  { viewport: desktop, colorScheme: "light" },
  { viewport: phone, colorScheme: "dark" },
] as const;

/** Runs a check on a wide light page and a narrow dark page; each issue names its layout. */
export async function checkInAllLayouts(page: Page, findIssues: () => Promise<string[]>): Promise<string[]> {
  const issues: string[] = [];
  for (const { viewport, colorScheme } of layouts) {
    await page.setViewportSize(viewport);
    await setColorScheme(page, colorScheme);
    issues.push(...(await findIssues()).map((issue) => `${viewport.width} px wide, ${colorScheme}: ${issue}`));
  }
  return issues;
}

export const findAccessibilityIssuesInAllLayouts = (page: Page): Promise<string[]> =>
  checkInAllLayouts(page, () => findAccessibilityIssues(page));
