import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { desktop, phone } from "./browser";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Visitors' pages keep what axe calls best practices, too. */
const isPublicPage = (page: Page): boolean => !new URL(page.url()).pathname.startsWith("/admin");

/** What axe finds wrong on the page as it stands, and pixels that stick out at its side; nothing when all is well. */
export async function findAccessibilityIssues(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  const { violations } = await new AxeBuilder({ page })
    .options({
      runOnly: { type: "tag", values: isPublicPage(page) ? [...wcag, "best-practice"] : wcag },
      resultTypes: ["violations"],
    })
    // No page has frames, which need a page of their own to gather their results in.
    .setLegacyMode(true)
    .analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.emulateMedia({ reducedMotion: null });
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => String(node.target)).join(" | ")}`),
    ...(overflow > 0 ? [`${overflow} pixels stick out`] : []),
  ];
}

/** Text that is half faded in or out, as a toast's, has less contrast than it was given. */
async function waitForAnimations(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The new preference shortens what begins after it; what had begun goes on as before.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
}

/** Each width and each scheme once: what is wrong in one is wrong there whatever the other is. */
const layouts = [
  { viewport: desktop, colorScheme: "light" },
  { viewport: phone, colorScheme: "dark" },
] as const;

/** The same for a wide and a narrow window, light and dark, each of them named. */
export async function findAccessibilityIssuesInAllLayouts(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport, colorScheme } of layouts) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    found.push(
      ...(await findAccessibilityIssues(page)).map((barrier) => `${viewport.width} wide, ${colorScheme}: ${barrier}`),
    );
  }
  return found;
}
