import { object, string } from "yup";
import { isPictureAddress, pictureAddressHint } from "../../../../shared/pictureAddress";

/** The server's rules, checked before sending. */
export const profileSchema = object({
  name: string().trim().required("Name is required").max(100, "Name must be at most 100 characters"),
  email: string().trim().required("Please enter a valid email address").email("Please enter a valid email address"),
  avatar: string().test(
    "picture",
    pictureAddressHint,
    (address) => !address || address.trim() === "" || isPictureAddress(address),
  ),
});
