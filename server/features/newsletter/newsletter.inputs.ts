import { IsIn, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { newsletterMessages } from "./newsletter.messages";

/** The forms that the site has; category pages name their category. */
const newsletterSources = [
  "footer",
  "blog_page",
  "home",
  ...["dresses", "shoes", "makeup", "handbags", "cars", "bikes"].map((category) => `category-${category}`),
] as const;

@InputType({ description: "A wish to get the newsletter." })
export class SubscribeNewsletterInput {
  @Field(() => String, { description: "Email address; trimmed and brought to lower case." })
  @MaxLength(1_000, { message: newsletterMessages.emailInvalid })
  email: string;

  @Field(() => String, { description: "footer, blog_page, home, or category-{category}." })
  @IsIn(newsletterSources, { message: newsletterMessages.sourceUnknown })
  source: string;

  @Field(() => String, { nullable: true, description: "A field that people do not see: who fills it in is a machine." })
  website?: string | null;
}
