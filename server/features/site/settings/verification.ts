import { Matches } from "class-validator";
import { Field, InputType, ObjectType } from "type-graphql";

export const verificationMessages = {
  name: "Enter the name of the tag, as in google-site-verification",
  content: "Enter only what the service wrote between the quotation marks of content or value",
  count: "At most 20 verifications",
};

@ObjectType({ description: "A meta tag by which a service knows that its account owns the site." })
@InputType("VerificationInput", { description: "A meta tag by which a service knows that its account owns the site." })
export class Verification {
  @Field(() => String, { description: "Name of the tag, such as google-site-verification." })
  @Matches(/^\s*[a-z][a-z0-9.:_-]{0,79}\s*$/i, { message: verificationMessages.name })
  // Other names say what a page is, and could hide the site from search engines.
  @Matches(/verif|msvalidate/i, { message: verificationMessages.name })
  name: string;

  @Field(() => String, { description: "Its value, without quotation marks." })
  @Matches(/^\s*[\w.=+/:@~-]{1,200}\s*$/, { message: verificationMessages.content })
  content: string;
}
