/** Word for word as the specification has them. */
export const authMessages = {
  emailInvalid: "Please enter a valid email address",
  passwordShort: "Password must be at least 6 characters",
  refused: "Invalid email or password. If using default credentials, try again as the user may have been created.",
  tooMany: "Too many failed attempts. Please wait 15 minutes and try again.",
};
