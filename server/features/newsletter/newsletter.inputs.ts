import { Matches, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { newsletterMessages } from "./newsletter.messages";

export const categorySource = "category-";
/** Forms of the site; those of category pages contain the category, which `subscribe` looks up. */
const newsletterSource = new RegExp(`^(?:footer|blog_page|home|${categorySource}[a-z0-9_-]{1,120})$`);

@InputType({ description: "A newsletter subscription." })
export class SubscribeNewsletterInput {
  @Field(() => String, { description: "Email address; trimmed and lowercased." })
  @MaxLength(1_000, { message: newsletterMessages.emailInvalid })
  email: string;

  @Field(() => String, { description: "footer, blog_page, home, or category-{category}." })
  @Matches(newsletterSource, { message: newsletterMessages.sourceUnknown })
  source: string;

  @Field(() => String, {
    nullable: true,
    description: "Honeypot field that people do not see: a value identifies a bot.",
  })
  website?: string | null;
}
