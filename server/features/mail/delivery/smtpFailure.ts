import { findCode, readReply, toProblem } from "./readReply";
import type { ReplyMeaning } from "./replyMeanings";

/** What an attempt without success means. */
export interface SmtpFailure {
  /** Whether the next attempt may succeed. */
  isLater: boolean;
  /** What the reply says about the address; "other" without a reply. */
  meaning: ReplyMeaning;
  /** Whether the mail server itself cannot be used: all other mails would fail, too. */
  isServerDown: boolean;
  /** Whether the domain asks for fewer mails. */
  isTooFast: boolean;
  /** The server's reply, or the error in words. */
  problem: string;
}

/** Of nodemailer's errors. */
interface SmtpError extends Error {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Classifies an error of the SMTP client. RFC 3463 has the codes behind the reply's number. */
export function readSmtpFailure(error: SmtpError): SmtpFailure {
  const { command = "", responseCode: code = 0, response } = error;
  const problem = toProblem(response ?? error.message);
  const isAboutMail = ["RCPT TO", "DATA"].includes(command) && code >= 400;
  const meaning = (isAboutMail && readReply(problem, command === "DATA")) || "other";
  const isTooFast = isAboutMail && (code === 421 || (code < 500 && !!findCode(problem)?.startsWith("4.7.")));
  return { isLater: !isAboutMail || code < 500, meaning, isServerDown: !isAboutMail, isTooFast, problem };
}
