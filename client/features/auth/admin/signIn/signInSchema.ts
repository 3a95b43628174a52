import { object, string } from "yup";

/** The server says the same; these spare the way to it. */
export const signInSchema = object({
  email: string().trim().required("Please enter a valid email address").email("Please enter a valid email address"),
  password: string()
    .required("Password must be at least 6 characters")
    .min(6, "Password must be at least 6 characters"),
});
