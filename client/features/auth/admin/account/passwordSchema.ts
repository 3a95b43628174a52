import { object, string } from "yup";
import { newPasswordSchema } from "./newPassword";

export const passwordSchema = object({
  currentPassword: string().required("Please enter your current password"),
  newPassword: newPasswordSchema,
});
