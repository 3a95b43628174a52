/** What an attempt without success means. */
export interface SmtpFailure {
  /**
   * later: the next attempt may succeed; failed: none will, for this mail; bounced: the address takes no mails.
   */
  outcome: "later" | "failed" | "bounced";
  /** For a bounce: whether the address does not exist. A full or strict mailbox may take mails again. */
  isHard: boolean;
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

const maxProblemLength = 500;
/** Replies contain what the other server wants. */
export const toProblem = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f]+/g, " ").slice(0, maxProblemLength);

/** Full mailboxes (5.2.2) and refusals by a policy (5.7) say nothing about the address. */
export const isHardStatus = (status: string): boolean =>
  status.startsWith("5") && !/^5\.(?:2\.2|7)(?:\D|$)/.test(status);

/** Classifies an error of the SMTP client. RFC 3463 has the codes behind the reply's number. */
export function readSmtpFailure(error: SmtpError): SmtpFailure {
  const { command = "", responseCode: code = 0, response } = error;
  const problem = toProblem(response ?? error.message);
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(problem)?.[1] ?? String(code);
  const isAboutMail = ["RCPT TO", "DATA"].includes(command) && code >= 400;
  const base = { isHard: false, isServerDown: !isAboutMail, isTooFast: false, problem };
  if (!isAboutMail) return { ...base, outcome: "later" };
  if (code < 500) return { ...base, outcome: "later", isTooFast: code === 421 || enhanced.startsWith("4.7.") };
  if (command === "DATA") return { ...base, outcome: "failed" };
  return { ...base, outcome: "bounced", isHard: isHardStatus(enhanced) };
}
