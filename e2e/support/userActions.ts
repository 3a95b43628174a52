import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Locator, Page } from "playwright-core";

/** Longer than any field waits before it takes the typing for finished, so that the page acts in the middle of a word. */
const pauseMs = 400;
const keyDelayMs = 45;

/** Types as a person does, over what is there: letter by letter, and with a pause after every part. */
export async function typeWithPauses(field: Locator, ...parts: string[]): Promise<void> {
  await field.click();
  await field.selectText();
  for (const [index, part] of parts.entries()) {
    if (index > 0) await sleep(pauseMs);
    await field.pressSequentially(part, { delay: keyDelayMs });
  }
}

/** Long enough for late answers and redirects of a page that looks finished. */
const stableMs = 1_500;
const pollMs = 50;
const timeoutMs = 10_000;

/** Waits until the value is the expected one, and fails unless it still is after everything late has arrived. */
export async function expectStable<Value>(read: () => Value | Promise<Value>, expected: Value): Promise<void> {
  for (let waited = 0; waited < timeoutMs && !isDeepStrictEqual(await read(), expected); waited += pollMs)
    await sleep(pollMs);
  for (let watched = 0; watched <= stableMs; watched += pollMs) {
    expect(await read()).toEqual(expected);
    await sleep(pollMs);
  }
}

/** An address below the site, such as "/admin/login"; or what its path and query must match. */
export type ExpectedUrl = string | RegExp;

/** Waits for the address, and fails when the browser does not stay there. */
export async function expectStableUrl(page: Page, address: ExpectedUrl): Promise<void> {
  const isThere = ({ pathname, search, hash }: URL): boolean => {
    const current = pathname + search + hash;
    return typeof address === "string" ? current === address : address.test(current);
  };
  const passed: string[] = [];
  await page.waitForURL(isThere);
  const note = () => void (isThere(new URL(page.url())) || passed.push(page.url()));
  page.on("framenavigated", note);
  await expectStable(() => isThere(new URL(page.url())) || page.url(), true);
  page.off("framenavigated", note);
  expect(passed).toEqual([]);
}

/** Clicks twice as an impatient person does. */
export const doubleClick = (button: Locator): Promise<void> => button.dblclick({ delay: 20 });

/** Clicks where the button is now, and again at the same place, whatever is there by then. */
export async function clickPositionTwice(page: Page, button: Locator, pause: number): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error("The button is not shown.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(pause);
  await page.mouse.click(x, y);
}
