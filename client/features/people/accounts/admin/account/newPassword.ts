import { string } from "yup";

/** The server's rules for a new password, except for its list of common passwords. */
export const newPasswordSchema = string()
  .required("Password must be at least 8 characters")
  .test("length", "Password must be at least 8 characters", (text) => [...text].length >= 8)
  .max(1_024, "Password must be at most 1,024 characters");

export const newPasswordHint = "At least 8 characters, and not a common password.";
