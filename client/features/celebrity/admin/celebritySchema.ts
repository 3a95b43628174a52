import { number, object, string } from "yup";

/** Only the name is required; the server validates the rest. */
export const celebritySchema = object({
  name: string().trim().required("Name is required"),
  followerCount: number().nullable().integer("Enter a whole number").min(0, "0 or more"),
});
