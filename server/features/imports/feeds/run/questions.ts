import type { ImportReport } from "./importReport";
import type { PresentItems } from "./missingItems";

const maxLostShare = 0.3;
const minPresent = 10;
const maxJumpShare = 0.1;
const minJumps = 5;
const maxSoldOutShare = 0.5;

const number = (value: number): string => value.toLocaleString("en-US");

/** The feed looks wrong, so nothing was written and a person decides. */
export class ImportQuestion extends Error {
  constructor(readonly report: ImportReport) {
    super(`${report.questions.join(" ")} Nothing was written.`);
  }
}

/** Whether a change concerns all of several items, or too large a share of many. */
const isSuspicious = (changed: number, all: number, maxShare: number): boolean =>
  (changed >= 2 && changed >= all) || (changed >= minJumps && changed > all * maxShare);

/** Returns sentences about what looks wrong. @param present the items that the last run contained. */
export function findQuestions(report: ImportReport, present: PresentItems): string[] {
  const { seen, jumps, otherCurrencies, lostPrices, soldOut } = report;
  const lost = present.count - seen;
  // Counts only items that the feed still has.
  const [priced, inStock] = [present.priced, present.inStock].map((count) => Math.min(count, seen));
  return [
    ...(present.count >= minPresent && lost > present.count * maxLostShare
      ? [`The feed shrank: it no longer contains ${number(lost)} of ${number(present.count)} items.`]
      : []),
    ...(jumps >= minJumps && jumps > seen * maxJumpShare
      ? [`Prices jump: ${number(jumps)} of ${number(seen)} items cost more than twice or less than half of before.`]
      : []),
    ...(isSuspicious(otherCurrencies, priced, maxJumpShare)
      ? [`Currencies change: ${number(otherCurrencies)} of ${number(priced)} items have another one than before.`]
      : []),
    ...(isSuspicious(lostPrices, priced, maxLostShare)
      ? [`Prices vanish: ${number(lostPrices)} of ${number(priced)} items have no readable price any more.`]
      : []),
    ...(isSuspicious(soldOut, inStock, maxSoldOutShare)
      ? [`Everything sells out: ${number(soldOut)} of ${number(inStock)} items are out of stock now.`]
      : []),
  ];
}
