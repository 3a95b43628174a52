/** The sign-in messages are quoted from the specification. */
export const authMessages = {
  emailInvalid: "Please enter a valid email address",
  passwordShort: "Password must be at least 6 characters",
  passwordLong: "Password must be at most 1,024 characters",
  refused: "Invalid email or password. If using default credentials, try again as the user may have been created.",
  tooMany: "Too many failed attempts. Please wait 15 minutes and try again.",
  nameRequired: "Name is required",
  nameLong: "Name must be at most 100 characters",
  emailTaken: "Another administrator has this email address",
  newPasswordShort: "Password must be at least 8 characters",
  passwordCommon: "This password is too common. Please choose another one.",
  passwordIsName: "Password must not be your name or your email address",
  currentPasswordNeeded: "Please enter your current password to change your email address",
  currentPasswordWrong: "This is not your current password",
  sessionEnded: "This session has already ended.",
};
