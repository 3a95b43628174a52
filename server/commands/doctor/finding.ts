/** What a check found: a sentence that says what to do, unless all is well. */
export interface Finding {
  state: "ok" | "warning" | "failed";
  subject: string;
  text: string;
}

type Make = (subject: string, text: string) => Finding;
export const ok: Make = (subject, text) => ({ state: "ok", subject, text });
export const warning: Make = (subject, text) => ({ state: "warning", subject, text });
export const failed: Make = (subject, text) => ({ state: "failed", subject, text });

/** Returns the code or message of a network error. */
export const reasonOf = (error: unknown): string => {
  const { cause, code, message } = error as Error & { code?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? code ?? cause?.message ?? message;
};
