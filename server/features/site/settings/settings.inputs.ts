import {
  ArrayMaxSize,
  IsInt,
  IsOptional,
  IsTimeZone,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateIf,
  ValidateNested,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import {
  IsMailAddress,
  OptionalInput,
  OptionalLink,
  OptionalPicture,
  OptionalText,
  RequiredText,
} from "../../../core/graphql/inputs";
import { isCurrency } from "../../../core/money/currency";
import { HomeSection, homeSections } from "./homeSection";
import { Branding } from "./branding";
import { Menus } from "./menus";
import { Verification, verificationMessages } from "./verification";

/** Field errors. */
export const settingsMessages = {
  siteName: "Site name is required",
  email: "Enter an email address",
  disclosure: "The disclosure is required: visitors must be told before they follow an affiliate link",
  tracking: "Enter parameters as in utm_source=wornby&utm_medium=affiliate",
  analyticsId: "Enter a measurement id as in G-AB12CD34EF",
  currency: "Enter the code of a currency, as in EUR",
  timeZone: "Choose a time zone as in Europe/Berlin",
  homeLook: "Choose an outfit from the list",
  homeSections: "Name each section of the home page once",
  greeting: "The mail needs a first paragraph",
  stale: "Someone else has saved the settings in the meantime. Compare both versions before you save yours.",
};

const parameter = "[^\\s&=#?]+=[^\\s&#]*";
const query = new RegExp(`^\\??${parameter}(&${parameter})*$`);

/** Returns whether the text is a query string: name=value pairs joined by &. */
function isTracking(text: string): boolean {
  if (!query.test(text.trim())) return false;
  try {
    return decodeURIComponent(text) !== "";
  } catch {
    // An invalid percent code.
    return false;
  }
}

@ValidatorConstraint({ name: "tracking" })
class Tracking implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && isTracking(value);
  defaultMessage = () => settingsMessages.tracking;
}

@ValidatorConstraint({ name: "currency" })
class Currency implements ValidatorConstraintInterface {
  validate = (value: unknown) => typeof value === "string" && isCurrency(value.trim().toUpperCase());
  defaultMessage = () => settingsMessages.currency;
}

@ValidatorConstraint({ name: "everyHomeSection" })
class EveryHomeSection implements ValidatorConstraintInterface {
  validate = (value: unknown) =>
    Array.isArray(value) && value.length === homeSections.length && new Set(value).size === homeSections.length;
  defaultMessage = () => settingsMessages.homeSections;
}

const unlessBlank = ValidateIf((_, value) => typeof value === "string" && value.trim() !== "");

/** A whole number within a range; omitted or null means unchanged. */
const Count =
  (description: string, low: number, high: number): PropertyDecorator =>
  (target, key) => {
    const message = `Enter a whole number from ${low} to ${high}`;
    Field(() => Int, { nullable: true, description })(target, key);
    for (const rule of [IsOptional(), IsInt({ message }), Min(low, { message }), Max(high, { message })])
      rule(target, key);
  };

/** A boolean; omitted or null means unchanged. */
const Switch = (description: string) => Field(() => Boolean, { nullable: true, description });

@InputType({ description: "Changes to the settings; omitted fields do not change." })
export class UpdateSettingsInput {
  @Field(() => Int, { description: "The version that the change is based on." })
  version: number;

  @RequiredText("Name of the site.", settingsMessages.siteName, 100, true) siteName?: string | null;
  @OptionalText("One line about the site.", 200) siteTagline?: string | null;
  @OptionalPicture("URL of the logo; blank for the wordmark.") logo?: string | null;

  @Field(() => String, { nullable: true, description: "Contact address for visitors; null or blank for none." })
  @unlessBlank
  @IsMailAddress(settingsMessages.email)
  contactEmail?: string | null;

  @Count("Celebrities featured on the home page, 1 to 20.", 1, 20) featuredCelebsCount?: number | null;
  @Count("Articles per page of the blog, 5 to 50.", 5, 50) postsPerPage?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: "The outfit of the home page's first screen; null or blank for the newest one.",
  })
  @unlessBlank
  @IsUUID(undefined, { message: settingsMessages.homeLook })
  homeLookId?: string | null;

  @Field(() => [HomeSection], {
    nullable: true,
    description: "The sections of the home page below its first screen, each once; null means unchanged.",
  })
  @IsOptional()
  @Validate(EveryHomeSection)
  homeSections?: HomeSection[] | null;

  @OptionalInput(() => Branding, "How the site looks; null means unchanged.") branding?: Branding | null;
  @OptionalInput(() => Menus, "The menus of the site; null means unchanged.") menus?: Menus | null;

  @Field(() => [Verification], { nullable: true, description: "Verifications of ownership; null means unchanged." })
  @IsOptional()
  @ArrayMaxSize(20, { message: verificationMessages.count })
  @ValidateNested()
  verifications?: Verification[] | null;

  @Field(() => String, { nullable: true, description: "ISO 4217 currency of prices that name none, as in EUR." })
  @IsOptional()
  @Validate(Currency)
  defaultCurrency?: string | null;

  @OptionalLink("URL of the file with the European Central Bank's reference rates; blank removes the loaded rates.")
  exchangeRatesAddress?: string | null;

  @OptionalLink("Facebook page; blank for none.") facebook?: string | null;
  @OptionalLink("Twitter profile; blank for none.") twitter?: string | null;
  @OptionalLink("Instagram profile; blank for none.") instagram?: string | null;
  @OptionalLink("Pinterest profile; blank for none.") pinterest?: string | null;

  @RequiredText("Shown above the first affiliate link on every page.", settingsMessages.disclosure, 2_000, true)
  disclosureText?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Query parameters that /go adds to links, e.g. utm_source=wornby&utm_medium=affiliate; blank for none.",
  })
  @unlessBlank
  @MaxLength(500, { message: "At most 500 characters" })
  @Validate(Tracking)
  defaultTracking?: string | null;

  @Switch("Whether affiliate links open in a new window.") createNewWindow?: boolean | null;
  @Switch("Whether affiliate links have rel=nofollow.") addNoFollowTag?: boolean | null;

  @Field(() => String, { nullable: true, description: "Measurement id, e.g. G-AB12CD34EF; blank when not used." })
  @unlessBlank
  @Matches(/^\s*G-[A-Z0-9]{4,20}\s*$/i, { message: settingsMessages.analyticsId })
  googleAnalyticsId?: string | null;

  @Switch("Whether page views are counted, and the analytics script may load.") enableTracking?: boolean | null;
  @Switch("Whether analytics receives shortened IP addresses only.") anonymizeIp?: boolean | null;
  @Switch("Whether visitors are asked before Google Analytics loads.") askBeforeAnalytics?: boolean | null;
  @Switch("Whether clicks on outbound links are counted.") trackOutboundLinks?: boolean | null;
  @Count("Days for which single clicks and views are stored, 1 to 3650.", 1, 3_650) clickRetentionDays?: number | null;
  @Count("Revisions of a row that are never deleted for their age, 5 to 500.", 5, 500) revisionLimit?: number | null;
  @Count("Days for which all revisions are stored, 1 to 3650.", 1, 3_650) revisionDays?: number | null;

  @RequiredText("First paragraph of the mail that asks to confirm an address.", settingsMessages.greeting, 1_000, true)
  confirmationGreeting?: string | null;

  @RequiredText(
    "First paragraph of the mail that greets a confirmed subscriber.",
    settingsMessages.greeting,
    1_000,
    true,
  )
  welcomeGreeting?: string | null;

  @OptionalText("Name and postal address of the sender, for all mails; blank for none.", 300)
  postalAddress?: string | null;

  @Switch("Whether contributors must have a second factor.") twoFactorForContributors?: boolean | null;
  @Switch("Whether editors must have a second factor.") twoFactorForEditors?: boolean | null;
  @Switch("Whether administrators must have a second factor.") twoFactorForAdmins?: boolean | null;

  @Field(() => String, { nullable: true, description: "IANA time zone in which editors plan." })
  @IsOptional()
  @IsTimeZone({ message: settingsMessages.timeZone })
  timeZone?: string | null;
}
