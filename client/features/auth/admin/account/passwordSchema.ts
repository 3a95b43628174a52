import { object, string } from "yup";

/** The server's rules, except for its list of common passwords. */
export const passwordSchema = object({
  currentPassword: string().required("Please enter your current password"),
  newPassword: string()
    .required("Password must be at least 8 characters")
    .test("length", "Password must be at least 8 characters", (text) => [...text].length >= 8)
    .max(1_024, "Password must be at most 1,024 characters"),
});
