export const passwordResetMessages = {
  /** For known and unknown addresses alike. */
  requested: "If an account has this address, a mail with a link is on its way. The link works once, within an hour.",
  /** For used, old and unknown links alike. */
  refused: "This link was already used, or is older than an hour. Ask for a new one on the sign-in page.",
  done: "Your password was changed, and all other sessions have ended. Sign in with the new password.",
  tooManyRequests: "Too many requests. The links that you got still work. Please wait an hour for another one.",
  tooManyAttempts: "Too many attempts. Please wait 15 minutes and try again.",
  noMail: "This site sends no mail. Ask the person who runs it to reset your password.",
};
