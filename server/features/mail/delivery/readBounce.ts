import { simpleParser } from "mailparser";
import type { Bounce } from "./bounces.service";
import { isHardStatus, toProblem } from "./smtpFailure";

/** A report quotes a message; more than this is attachments. */
const maxBytes = 1_000_000;
const uuid = "([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})";
/** Where a report names the mail: the address that it came to, or the Message-ID of the mail that it quotes. */
const mailIds = [new RegExp(`bounces\\+${uuid}@`, "i"), new RegExp(`^message-id: ?<${uuid}@`, "im")];

/** Reads fields such as those of a header; of repeated ones, the last. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) fields.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}

/** Reads a delivery status notification (RFC 3464). Null: the mail was delivered, or is only late. */
function readStatus(text: string): Omit<Bounce, "mailId"> | null {
  const fields = readFields(text);
  if (fields.get("action")?.toLowerCase() !== "failed") return null;
  const status = fields.get("status") ?? "";
  const problem = toProblem(fields.get("diagnostic-code")?.replace(/^smtp; ?/i, "") || `The mail came back: ${status}`);
  return { reason: "BOUNCE", isHard: isHardStatus(status), problem };
}

/** Reads a feedback report (RFC 5965). Null: it is no complaint. */
function readFeedback(text: string): Omit<Bounce, "mailId"> | null {
  const type = readFields(text).get("feedback-type")?.toLowerCase();
  if (!type || type === "not-spam") return null;
  return { reason: "COMPLAINT", isHard: true, problem: `The reader reported a mail: ${toProblem(type)}` };
}

const readers: Record<string, typeof readStatus | undefined> = {
  "message/delivery-status": readStatus,
  "message/feedback-report": readFeedback,
};

/** Returns what a message to the bounce address says about a mail; null when it is no bounce and no complaint. */
export async function readBounce(message: Buffer): Promise<Bounce | null> {
  const raw = message.subarray(0, maxBytes);
  const text = raw.toString("latin1");
  const mailId = mailIds.map((pattern) => pattern.exec(text)?.[1]).find((id) => id !== undefined);
  if (mailId === undefined) return null;
  const { attachments } = await simpleParser(raw, { keepDeliveryStatus: true });
  for (const { contentType, content } of attachments) {
    const report = readers[contentType.toLowerCase()]?.(content.toString());
    if (report) return { mailId: mailId.toLowerCase(), ...report };
  }
  return null;
}
