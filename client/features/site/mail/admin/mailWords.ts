import type { MailKind, MailStatus } from "../../../../graphql/generated/adminOperations";

export const mailStatuses: Record<MailStatus, { label: string; tone: "fine" | "plain" | "problem" }> = {
  WAITING: { label: "Waiting", tone: "plain" },
  SENT: { label: "Sent", tone: "fine" },
  KEPT: { label: "Kept", tone: "plain" },
  FAILED: { label: "Failed", tone: "problem" },
  BOUNCED: { label: "Bounced", tone: "problem" },
  SUPPRESSED: { label: "Suppressed", tone: "problem" },
};

export const mailKinds: Record<MailKind, string> = {
  CONFIRMATION: "Confirmation",
  WELCOME: "Welcome",
  NEWSLETTER: "Newsletter",
  DIGEST: "Digest",
  ALERT: "Alert",
  ACCOUNT: "Account",
  ANSWER: "Answer",
  MESSAGE: "Message",
};

/** Whether a mail may be sent again. */
export const canRetry = (status: MailStatus): boolean => status !== "SENT" && status !== "WAITING";
