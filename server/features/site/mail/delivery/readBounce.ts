import type { Bounce } from "./bounces.service";
import { type MimePart, readFields, readParts, splitEntity } from "./mimeParts";
import { answersContent, findCode, hasReply, readReply, toProblem } from "./readReply";
import { type ReplyMeaning, replyCodes } from "./replyMeanings";
import { reportWords } from "./reportWords";

/** A report quotes a message; more than this is attachments. */
const maxBytes = 1_000_000;
const uuid = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";
/** Where a report names the mail: the address that it came to, or the Message-ID of the mail that it quotes. */
const mailIds = [new RegExp(`bounces\\+${uuid}@`, "i"), new RegExp(`^message-id: ?<${uuid}@`, "im")];
const statusTypes = ["message/delivery-status", "message/global-delivery-status"];

/** Types of feedback that come from a reader. Others are about the sender, such as auth-failure, or the opposite, not-spam. */
const complaints = new Set(["abuse", "fraud", "opt-out", "opt-out-list", "miscategorized", "other"]);

type Report = Omit<Bounce, "mailId">;

const includesAny = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => text.includes(phrase));

/** Returns the text of a report up to the copy of the mail, whose words say nothing about the delivery. */
function withoutCopy(report: string): string {
  const text = report.replace(/\r/g, "");
  const lower = text.toLowerCase();
  const starts = reportWords.copies.map((mark) => lower.indexOf(mark)).filter((start) => start >= 0);
  return text.slice(0, Math.min(text.length, ...starts));
}

/** What a reply in a report means. Servers state codes such as 5.1.1 for replies of other kinds, so the reply comes first. */
function readDiagnosis(diagnosis: string, status: string, text: string): ReplyMeaning {
  const meaning = readReply(diagnosis, answersContent(text)) ?? (hasReply(diagnosis) ? undefined : readReply(text));
  const known = meaning ?? replyCodes[status] ?? "other";
  return known === "gone" && status.startsWith("4") ? "other" : known;
}

/**
 * Reads a delivery status notification (RFC 3464, RFC 6533). Null: the mail was delivered, or is only late.
 * @param fields one paragraph per recipient; a mail has one. @param text what the report says in words.
 */
function readStatus(fields: string, text: string): Report | null {
  const failed = fields
    .split(/\r?\n[ \t]*\r?\n/)
    .map(readFields)
    .find((recipient) => recipient.get("action")?.toLowerCase().startsWith("failed"));
  if (!failed) return null;
  const status = findCode(failed.get("status") ?? "") ?? "";
  const diagnosis = failed.get("diagnostic-code")?.replace(/^[\w-]+[ \t]*;[ \t]*/, "") ?? "";
  const problem = toProblem(diagnosis || `The mail came back: ${status}`);
  return { reason: "BOUNCE", meaning: readDiagnosis(diagnosis, status, text), problem };
}

/** Reads a feedback report (RFC 5965). Null: it is no complaint. */
function readFeedback(text: string): Report | null {
  const type = readFields(text).get("feedback-type")?.toLowerCase();
  if (!type || !complaints.has(type)) return null;
  return { reason: "COMPLAINT", meaning: "gone", problem: `The reader reported a mail: ${toProblem(type)}` };
}

/** Reads a report in words, as qmail, Exim and others send it. Null: a person or a program replied, or the mail is only late. */
function readText(head: string, text: string): Report | null {
  const fields = readFields(head);
  const lower = text.toLowerCase();
  const isReport =
    fields.has("x-failed-recipients") ||
    includesAny(fields.get("from")?.toLowerCase() ?? "", reportWords.senders) ||
    includesAny(fields.get("subject")?.toLowerCase() ?? "", reportWords.subjects) ||
    includesAny(lower, reportWords.texts);
  if (!isReport || includesAny(lower, reportWords.delays)) return null;
  return { reason: "BOUNCE", meaning: readReply(text) ?? "other", problem: toProblem(text.trim()) };
}

function readReport(head: string, parts: readonly MimePart[]): Report | null {
  const find = (types: readonly string[]) => parts.find(({ type }) => types.includes(type))?.text;
  const feedback = find(["message/feedback-report"]);
  if (feedback !== undefined) return readFeedback(feedback);
  const html = find(["text/html"])?.replace(/<[^<>]*>/g, " ");
  const text = withoutCopy(find(["text/plain"]) ?? html ?? "");
  // Without its own part, or in a damaged report, the fields are among the words.
  const fields = find(statusTypes) ?? parts.find((part) => /^action: ?failed/im.test(part.text))?.text;
  return fields === undefined ? readText(head, text) : readStatus(fields, text);
}

/** Returns what a message to the bounce address says about a mail; null when it is no bounce and no complaint. */
export function readBounce(message: Buffer): Bounce | null {
  const raw = message.toString("latin1", 0, maxBytes);
  const mailId = mailIds.map((pattern) => pattern.exec(raw)?.[1]).find((id) => id !== undefined);
  if (mailId === undefined) return null;
  const report = readReport(splitEntity(raw)[0], readParts(raw));
  return report && { mailId: mailId.toLowerCase(), ...report };
}
