import { mailTime } from "../../../features/site/mail/admin/mailColumns";
import type { MailHealthFieldsFragment } from "../../../graphql/generated/adminOperations";
import { StateNotice } from "../../../admin/StateNotice";

export interface MailServerNoticeProps {
  health: Pick<MailHealthFieldsFragment, "failingSince" | "problem" | "pausedAt">;
}

/** Says that mails wait, and why; nothing while they are sent. */
export function MailServerNotice({ health: { failingSince, problem, pausedAt } }: MailServerNoticeProps) {
  if (pausedAt)
    return (
      <StateNotice kind="info" title={`Mails have been paused since ${mailTime(pausedAt)} UTC`}>
        All mails wait until an administrator resumes them, also those that set a password.
      </StateNotice>
    );
  if (!failingSince) return null;
  return (
    <StateNotice kind="error" title={`The mail server cannot be used since ${mailTime(failingSince)} UTC`}>
      Mails wait, and fail after two days. It says:
      <pre>{problem}</pre>
    </StateNotice>
  );
}
