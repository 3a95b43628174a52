import { createHmac, timingSafeEqual } from "node:crypto";
import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { sharedLimit } from "../../../../core/access/sharedLimit.service";
import { appError, badUserInput } from "../../../../core/errors/appErrors";
import { readCurrencyCode } from "../../../../core/money/currency";
import { AffiliateProgram } from "../../../site/programs/affiliateProgram.entity";
import { importConversions } from "../conversions/importConversions.service";
import { noAnswers } from "../conversions/reportAnswers";
import { reportStates } from "../conversions/reportStatus";
import type { Outcome } from "../conversions/writeSales";
import { PostbackSecret } from "./postbackSecret.entity";

/** As in Standard Webhooks. */
const toleranceSeconds = 5 * 60;
/** Requests that were imported, for as long as they stay valid: a timestamp may be ahead, too. */
const received = sharedLimit("postback", { points: 1, duration: 2 * toleranceSeconds });
const signed = /^(.+)&signature=([0-9a-f]{64})$/;

const unauthenticated = (sentence: string) => appError("UNAUTHENTICATED", sentence);

/** Titles of a report by the parameters of a postback. */
const titles = {
  order: "orderId",
  line: "lineId",
  time: "saleDate",
  amount: "commissionAmount",
  currency: "currency",
  sale: "saleAmount",
  click: "clickRef",
  status: "status",
} as const;
type Name = keyof typeof titles;
const names = Object.keys(titles) as Name[];

const number = /^-?\d{1,10}(\.\d{1,6})?$/;
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** What each parameter must be, for error messages. A missing one is an empty text. */
const rules: Record<Name, { isValid: (value: string) => boolean; sentence: string }> = {
  order: { isValid: (value) => /^[^\p{C}]{1,200}$/u.test(value), sentence: "order must have 1 to 200 characters." },
  line: { isValid: (value) => /^[^\p{C}]{0,200}$/u.test(value), sentence: "line must have at most 200 characters." },
  time: { isValid: (value) => isoTime.test(value), sentence: "time must be like 2026-11-24T12:00:00Z." },
  amount: { isValid: (value) => number.test(value), sentence: "amount must be a number such as 4.90." },
  currency: {
    isValid: (value) => value.length === 3 && readCurrencyCode(value) !== null,
    sentence: "currency must be a code such as USD.",
  },
  sale: { isValid: (value) => value === "" || number.test(value), sentence: "sale must be a number such as 49.90." },
  click: { isValid: (value) => /^[^\p{C}]{0,200}$/u.test(value), sentence: "click must have at most 200 characters." },
  status: {
    isValid: (value) => (reportStates as readonly string[]).includes(value),
    sentence: `status must be one of ${reportStates.join(", ")}.`,
  },
};

/** Compares in constant time. A wrong program takes as long as a wrong signature. */
function isSignedBy(secret: string, query: string, signature: string): boolean {
  const expected = createHmac("sha256", secret).update(query).digest();
  return timingSafeEqual(expected, Buffer.from(signature, "hex"));
}

/** Returns the signed parameters and the signature. @throws UNAUTHENTICATED, without telling whether the program exists. */
async function verify(
  db: EntityManager,
  programId: string,
  search: string,
  now: Date,
): Promise<{ parameters: URLSearchParams; signature: string }> {
  const [, query, signature] = signed.exec(search) ?? [];
  if (query === undefined) throw unauthenticated("Add the parameter signature at the end of the query.");
  const found = isUuid(programId) ? await db.findOneBy(PostbackSecret, { programId }) : null;
  const isSigned = isSignedBy(found?.secret ?? "none", query, signature);
  if (!found || !isSigned) throw unauthenticated("The signature does not match the query and the program's secret.");
  const parameters = new URLSearchParams(query);
  const timestamp = parameters.get("timestamp") ?? "";
  const age = /^\d{1,12}$/.test(timestamp) ? Math.abs(now.getTime() / 1_000 - Number(timestamp)) : Infinity;
  if (age > toleranceSeconds)
    throw unauthenticated("timestamp must be the present time in seconds since 1970, at most 5 minutes off.");
  parameters.delete("timestamp");
  return { parameters, signature };
}

/** Returns the cells of the sale. @throws BAD_USER_INPUT with a sentence for each wrong parameter. */
function readCells(parameters: URLSearchParams): string[] {
  const given = [...parameters.keys()];
  const unknown = given.find((name) => !(names as string[]).includes(name));
  if (unknown !== undefined) throw badUserInput(`The parameter "${unknown.slice(0, 40)}" is unknown.`);
  const repeated = given.find((name, at) => given.indexOf(name) !== at);
  if (repeated !== undefined) throw badUserInput(`The parameter ${repeated} appears twice.`);
  const read = (name: Name): string => parameters.get(name)?.trim() ?? "";
  const wrong = names.filter((name) => !rules[name].isValid(read(name))).map((name) => rules[name].sentence);
  if (wrong.length > 0) throw badUserInput(wrong.join(" "));
  return names.map(read);
}

/**
 * Imports the sale that a program reports in the query of a request, as a report of one row. The same request again
 * writes nothing, so that one who captured it cannot undo a later correction.
 * @param search of the request without the question mark; the signature covers it as it was sent.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT
 */
export async function receivePostback(
  db: EntityManager,
  programId: string,
  search: string,
  now = new Date(),
): Promise<Outcome> {
  const { parameters, signature } = await verify(db, programId, search, now);
  const requests = received(db);
  const key = `${programId} ${signature}`;
  if (await requests.get(key)) return { created: 0, updated: 0, unchanged: 1 };
  const cells = readCells(parameters);
  const program = await db.findOneByOrFail(AffiliateProgram, { id: programId });
  const table = { header: Object.values(titles), rows: [{ line: 1, cells }] };
  const options = {
    program,
    answers: noAnswers,
    source: "singleSale" as const,
    dryRun: false,
    actor: null,
  };
  const report = await importConversions(db, table, { ...options, fileName: "Postback" });
  await requests.penalty(key);
  const { created, updated, unchanged } = report;
  return { created, updated, unchanged };
}
