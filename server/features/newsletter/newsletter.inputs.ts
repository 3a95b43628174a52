import { IsIn, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { newsletterMessages } from "./newsletter.messages";

/** Forms of the site; those of category pages contain the category. */
const newsletterSources = [
  "footer",
  "blog_page",
  "home",
  ...["dresses", "shoes", "makeup", "handbags", "cars", "bikes"].map((category) => `category-${category}`),
] as const;

@InputType({ description: "A newsletter subscription." })
export class SubscribeNewsletterInput {
  @Field(() => String, { description: "Email address; trimmed and lowercased." })
  @MaxLength(1_000, { message: newsletterMessages.emailInvalid })
  email: string;

  @Field(() => String, { description: "footer, blog_page, home, or category-{category}." })
  @IsIn(newsletterSources, { message: newsletterMessages.sourceUnknown })
  source: string;

  @Field(() => String, {
    nullable: true,
    description: "Honeypot field that people do not see: a value identifies a bot.",
  })
  website?: string | null;
}
