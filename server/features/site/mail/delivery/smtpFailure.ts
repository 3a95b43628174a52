import { findCode, readReply, toProblem } from "./readReply";
import type { ReplyMeaning } from "./replyMeanings";

/** What an attempt without success means. */
export interface SmtpFailure {
  /** Whether the next attempt may succeed. */
  isLater: boolean;
  /** What the reply says about the address; "other" without a reply. */
  meaning: ReplyMeaning;
  /**
   * Whether the mail server itself cannot be used, so that all other mails would fail, too. unsure: the connection ended, which
   * may be about this mail alone.
   */
  isServerDown: boolean | "unsure";
  /** Whether other mails to this domain wait, too: it asks for fewer, or its mail ended the connection. */
  delaysDomain: boolean;
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
  const isReply = code >= 400;
  const isAboutMail = isReply && ["RCPT TO", "DATA"].includes(command);
  const meaning = (isAboutMail && readReply(problem, command === "DATA")) || "other";
  const delaysDomain = isAboutMail && (code === 421 || (code < 500 && !!findCode(problem)?.startsWith("4.7.")));
  // A refused sender is refused for all mails. Only a new connection tells whether a lost one is about this mail.
  const isServerDown = isAboutMail ? false : (isReply && command === "MAIL FROM") || "unsure";
  return { isLater: !isAboutMail || code < 500, meaning, isServerDown, delaysDomain, problem };
}
