import { number, object, string } from "yup";
import { seoSchema } from "../../../shared/admin/seo/seoSchema";

/** Only the name is required; the server validates the rest. */
export const celebritySchema = object({
  ...seoSchema,
  name: string().trim().required("Name is required"),
  followerCount: number().nullable().integer("Enter a whole number").min(0, "0 or more"),
});
