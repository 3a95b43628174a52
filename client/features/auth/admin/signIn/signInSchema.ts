import { object, string } from "yup";

/** The server's rules, checked before sending. */
export const signInSchema = object({
  email: string().trim().required("Please enter a valid email address").email("Please enter a valid email address"),
  password: string()
    .required("Password must be at least 6 characters")
    .min(6, "Password must be at least 6 characters"),
});
