import {
  IsEmail,
  IsInt,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateIf,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { OptionalLink, OptionalPicture, OptionalText, RequiredText } from "../../shared/graphql/inputs";
import { settingsMessages as messages } from "./settings.messages";
import { isTracking } from "./tracking";

@ValidatorConstraint({ name: "tracking" })
class Tracking implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && isTracking(value);
  defaultMessage = () => messages.tracking;
}

const unlessBlank = ValidateIf((_, value) => typeof value === "string" && value.trim() !== "");

/** A whole number of a range; left out or null it stays. */
const Count =
  (description: string, low: number, high: number): PropertyDecorator =>
  (target, key) => {
    const message = `Enter a whole number from ${low} to ${high}`;
    Field(() => Int, { nullable: true, description })(target, key);
    for (const rule of [IsOptional(), IsInt({ message }), Min(low, { message }), Max(high, { message })])
      rule(target, key);
  };

/** On or off; left out or null it stays. */
const Switch = (description: string) => Field(() => Boolean, { nullable: true, description });

@InputType({ description: "What is to be set; what is left out stays as it is." })
export class UpdateSettingsInput {
  @Field(() => Int, { description: "The version that was read." })
  version: number;

  @RequiredText("Name of the site.", messages.siteName, 100, true) siteName?: string | null;
  @OptionalText("One line about the site.", 200) siteTagline?: string | null;
  @OptionalPicture("Address of the logo; blank for the wordmark.") logo?: string | null;

  @Field(() => String, { nullable: true, description: "Where visitors can write to; null and blank for nowhere." })
  @unlessBlank
  @MaxLength(254, { message: messages.email })
  @IsEmail({}, { message: messages.email })
  contactEmail?: string | null;

  @Count("Celebrities featured on the home page, 1 to 20.", 1, 20) featuredCelebsCount?: number | null;
  @Count("Articles on a page of the blog, 5 to 50.", 5, 50) postsPerPage?: number | null;

  @OptionalLink("Facebook page; blank for none.") facebook?: string | null;
  @OptionalLink("Twitter profile; blank for none.") twitter?: string | null;
  @OptionalLink("Instagram profile; blank for none.") instagram?: string | null;
  @OptionalLink("Pinterest profile; blank for none.") pinterest?: string | null;

  @RequiredText("Stands before the first affiliate link of a page.", messages.disclosure, 2_000, true)
  disclosureText?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Parameters that /go adds to links, as in utm_source=wornby&utm_medium=affiliate; blank for none.",
  })
  @unlessBlank
  @MaxLength(500, { message: "At most 500 characters" })
  @Validate(Tracking)
  defaultTracking?: string | null;

  @Switch("Affiliate links open in a new window.") createNewWindow?: boolean | null;
  @Switch("Affiliate links carry rel=nofollow.") addNoFollowTag?: boolean | null;

  @Field(() => String, { nullable: true, description: "Measurement id as in G-AB12CD34EF; blank when not used." })
  @unlessBlank
  @Matches(/^\s*G-[A-Z0-9]{4,20}\s*$/i, { message: messages.analyticsId })
  googleAnalyticsId?: string | null;

  @Switch("Page views are counted, and the analytics script may load.") enableTracking?: boolean | null;
  @Switch("Analytics gets shortened addresses only.") anonymizeIp?: boolean | null;
  @Switch("Clicks on outbound links are counted.") trackOutboundLinks?: boolean | null;
  @Count("Days for which single clicks and views are kept, 1 to 3650.", 1, 3_650) clickRetentionDays?: number | null;
}
