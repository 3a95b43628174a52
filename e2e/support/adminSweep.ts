import type { Page } from "playwright-core";
import { findAccessibilityIssues } from "./accessibility";
import { desktop, phone } from "./browser";
import { findClippedTexts } from "./clippedTexts";
import { chooseRowAction } from "./rowMenu";

/** axe takes seconds for a long list on a busy machine. */
export const sweepMs = 600_000;

/** A tab, form or dialog: the address, and what to do there. */
export type State = [path: string, open?: (page: Page) => Promise<void>];

export const press =
  (...names: (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.getByRole("button", { name }).first().click();
  };
export const rowAction = (action: string) => (page: Page) => chooseRowAction(page, undefined, action);
export const editRow = async (page: Page): Promise<void> => {
  await rowAction("Edit")(page);
  await page.getByRole("dialog").getByLabel("Title").first().waitFor();
};

/** Changes the address as a link does: the page stays loaded. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, path);
  await page.locator(`nav a[aria-current=page][href="${path.split("?")[0]}"]`).waitFor();
  await page.getByRole("heading", { level: 1 }).or(page.getByRole("dialog")).first().waitFor();
  await page.waitForFunction(() => !document.querySelector(".MuiSkeleton-root, .MuiLinearProgress-root"));
}

export const findIssues = async (page: Page): Promise<string[]> => [
  ...(await findAccessibilityIssues(page)),
  ...(await findClippedTexts(page)),
];

/** Dialogs have the colors of their screens, which are checked in both schemes, and can be too wide for a phone. */
async function findIssuesOnPhone(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  return findIssues(page);
}

/** Opens each state in the page, which stays loaded, and returns the issues with their addresses. */
export async function findIssuesOfStates(page: Page, list: readonly State[]): Promise<string[]> {
  const issues: string[] = [];
  for (const [path, open] of list) {
    await moveTo(page, path);
    await open?.(page);
    issues.push(...(await findIssuesOnPhone(page)).map((issue) => `${path}: ${issue}`));
    await page.keyboard.press("Escape");
  }
  return issues;
}
