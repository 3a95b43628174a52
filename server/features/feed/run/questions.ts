import type { ImportReport } from "./importReport";

const maxLostShare = 0.3;
const minPresent = 10;
const maxJumpShare = 0.1;
const minJumps = 5;

const number = (value: number): string => value.toLocaleString("en-US");

/** The feed looks wrong, so nothing was written and a person decides. */
export class ImportQuestion extends Error {
  constructor(readonly report: ImportReport) {
    super(`${report.questions.join(" ")} Nothing was written.`);
  }
}

/** Returns sentences about what looks wrong. @param present number of items that the last run contained. */
export function findQuestions({ seen, jumps }: ImportReport, present: number): string[] {
  const lost = present - seen;
  return [
    ...(present >= minPresent && lost > present * maxLostShare
      ? [`The feed shrank: it no longer contains ${number(lost)} of ${number(present)} items.`]
      : []),
    ...(jumps >= minJumps && jumps > seen * maxJumpShare
      ? [`Prices jump: ${number(jumps)} of ${number(seen)} items cost more than twice or less than half of before.`]
      : []),
  ];
}
