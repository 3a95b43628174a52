import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Locator, Page } from "playwright-core";
import { longestWaitMs } from "./waiting";

/** Longer than any field's debounce delay, so that the page reacts in the middle of a word. */
const pauseMs = 400;
const keyDelayMs = 45;

/** Replaces the field's text letter by letter, with a pause between the parts. */
export async function typeWithPauses(field: Locator, ...texts: string[]): Promise<void> {
  await field.click();
  await field.selectText();
  for (const [index, part] of texts.entries()) {
    if (index > 0) await sleep(pauseMs);
    await field.pressSequentially(part, { delay: keyDelayMs });
  }
}

/** Long enough for late responses and redirects of a page that looks finished. */
const stableMs = 1_500;
const pollMs = 50;

/** Waits until the value is the expected one, and fails if it changes within the following time. */
export async function expectStable<Value>(read: () => Value | Promise<Value>, expected: Value): Promise<void> {
  for (let waited = 0; waited < longestWaitMs && !isDeepStrictEqual(await read(), expected); waited += pollMs)
    await sleep(pollMs);
  for (let watched = 0; watched <= stableMs; watched += pollMs) {
    expect(await read()).toEqual(expected);
    await sleep(pollMs);
  }
}

/** A path with query, such as "/admin/login", or a pattern for it. */
export type ExpectedUrl = string | RegExp;

/** Waits for the URL, and fails if the browser leaves it. */
export async function expectStableUrl(page: Page, expected: ExpectedUrl): Promise<void> {
  const isExpected = ({ pathname, search, hash }: URL): boolean => {
    const current = pathname + search + hash;
    return typeof expected === "string" ? current === expected : expected.test(current);
  };
  const otherUrls: string[] = [];
  await page.waitForURL(isExpected);
  const recordNavigation = () => void (isExpected(new URL(page.url())) || otherUrls.push(page.url()));
  page.on("framenavigated", recordNavigation);
  await expectStable(() => isExpected(new URL(page.url())) || page.url(), true);
  page.off("framenavigated", recordNavigation);
  expect(otherUrls).toEqual([]);
}

/** Clicks twice in quick succession. */
export const doubleClick = (button: Locator): Promise<void> => button.dblclick({ delay: 20 });

/** Clicks at the button's position twice, whatever element is there the second time. */
export async function clickPositionTwice(page: Page, button: Locator, pause: number): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not shown.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(pause);
  await page.mouse.click(x, y);
}
