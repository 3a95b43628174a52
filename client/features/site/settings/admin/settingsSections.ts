import { type AnySchema, array, boolean, number, object, type Schema, string } from "yup";
import { hexColor } from "../../../../../site/branding";
import { optionalLink, pictureRule } from "../../../../admin/form/fieldRules";
import type { SettingsFieldsFragment } from "../../../../graphql/generated/adminOperations";

export type SiteSettings = Omit<SettingsFieldsFragment, "__typename" | "version">;
export type SettingsField = keyof SiteSettings;

/** The settings of one tab; numbers are null while their field is empty. */
export type SectionValues<Field extends SettingsField> = {
  [Name in Field]: SiteSettings[Name] extends number ? number | null : SiteSettings[Name];
};

export interface SettingsSection<Field extends SettingsField> {
  /** In "Your {name} settings have been updated successfully". */
  name: string;
  fields: readonly Field[];
  schema: Schema;
  labels: Partial<Record<Field, string>>;
}

const atMost = (length: number) => string().max(length, `At most ${length.toLocaleString("en")} characters`);

const count = (low: number, high: number) => {
  const sentence = `Enter a whole number from ${low} to ${high}`;
  return number().nullable().required(sentence).integer(sentence).min(low, sentence).max(high, sentence);
};

const parameter = "[^\\s&=#?]+=[^\\s&#]*";
const tracking = new RegExp(`^(?:\\s*\\??${parameter}(?:&${parameter})*)?\\s*$`);

/** Declares the settings of a tab by the rules of its fields, in the order of the form. */
const section = <Field extends SettingsField>(
  name: string,
  rules: Record<Field, AnySchema>,
  labels: Partial<Record<Field, string>> = {},
): SettingsSection<Field> => ({ name, fields: Object.keys(rules) as Field[], schema: object(rules), labels });

/** In two tabs: with the site's name, and with its colors. */
const logo = string().test(pictureRule);

export const generalSection = section(
  "general",
  {
    siteName: atMost(100).trim().required("Site name is required"),
    siteTagline: atMost(200),
    logo,
    contactEmail: string().trim().max(254, "Enter an email address").email("Enter an email address"),
    defaultCurrency: string().required("Choose a currency"),
    exchangeRatesAddress: optionalLink,
    featuredCelebsCount: count(1, 20),
    postsPerPage: count(5, 50),
  },
  {
    defaultCurrency: "Currency",
    exchangeRatesAddress: "Exchange Rates",
    featuredCelebsCount: "Featured Celebrities",
    postsPerPage: "Posts per Page",
  },
);

export type HomeSectionName = SiteSettings["homeSections"][number];

/** The sections of the home page by the titles that visitors see. */
export const homeSectionLabels: Record<HomeSectionName, string> = {
  LOOKS: "This Week's Star Styles",
  CATEGORIES: "Explore by Category",
  PRODUCTS: "Shop the Celeb Look",
  SPOTLIGHT: "Celebrity Spotlight",
  TESTIMONIALS: "What Our Users Say",
  BLOG: "Fashion Blog",
  SOCIAL: "Our Social Feed",
  NEWSLETTER: "Join the Fashion Circle",
};

export const designSection = section(
  "design",
  {
    logo,
    branding: object({
      accent: string().trim().matches(hexColor, "Choose a color, or enter one as in #93301f"),
    }),
    homeLookId: string().nullable(),
    homeSections: array(),
  },
  { branding: "Colors, Fonts, Corners and Space", homeLookId: "Today’s Look", homeSections: "Order of the Sections" },
);

const links = array()
  .max(20, "A menu has at most 20 links")
  .of(
    object({
      label: atMost(60).trim().required("Each link needs a label"),
      to: string()
        .trim()
        .matches(
          /^(?:\/(?![/\\])|https?:\/\/\w)[^\s<>"]*$/,
          "Enter a path of this site, as in /imprint, or an address that begins with https://",
        ),
    }),
  );

export const menusSection = section(
  "menu",
  { menus: object({ header: links, footer: links, legal: links }) },
  { menus: "Menus" },
);

export const affiliateSection = section(
  "affiliate",
  {
    disclosureText: atMost(2_000)
      .trim()
      .required("The disclosure is required: visitors must be told before they follow an affiliate link"),
    defaultTracking: atMost(500).matches(tracking, "Enter parameters as in utm_source=wornby&utm_medium=affiliate"),
    createNewWindow: boolean(),
    addNoFollowTag: boolean(),
  },
  { defaultTracking: "Default Tracking Parameters", addNoFollowTag: "Add nofollow" },
);

export const socialSection = section("social media", {
  facebook: optionalLink,
  twitter: optionalLink,
  instagram: optionalLink,
  pinterest: optionalLink,
});

export const analyticsSection = section(
  "analytics",
  {
    googleAnalyticsId: string().matches(/^(?:\s*G-[A-Z0-9]{4,20})?\s*$/i, "Enter a measurement id as in G-AB12CD34EF"),
    enableTracking: boolean(),
    anonymizeIp: boolean(),
    askBeforeAnalytics: boolean(),
    trackOutboundLinks: boolean(),
    clickRetentionDays: count(1, 3_650),
  },
  { googleAnalyticsId: "Google Analytics ID", anonymizeIp: "Anonymize IP Addresses" },
);

export const verificationSection = section("verification", {
  verifications: array()
    .max(20, "At most 20 verifications")
    .of(
      object({
        name: string()
          .trim()
          .required("Enter the name of the tag")
          .matches(/^[a-z][a-z0-9.:_-]{0,79}$/i, "Enter the name of the tag, as in google-site-verification")
          .matches(/verif|msvalidate/i, "Enter the name of a verification, as in google-site-verification"),
        content: string()
          .trim()
          .matches(
            /^[\w.=+/:@~-]{1,200}$/,
            "Enter only what the service wrote between the quotation marks of content or value",
          ),
      }),
    ),
});

export const securitySection = section(
  "security",
  {
    twoFactorForContributors: boolean(),
    twoFactorForEditors: boolean(),
    twoFactorForAdmins: boolean(),
  },
  {
    twoFactorForContributors: "Contributors",
    twoFactorForEditors: "Editors",
    twoFactorForAdmins: "Administrators",
  },
);

const greeting = atMost(1_000).trim().required("The mail needs a first paragraph");

export const mailSection = section(
  "mail",
  { confirmationGreeting: greeting, welcomeGreeting: greeting, postalAddress: atMost(300) },
  {
    confirmationGreeting: "Confirmation Mail",
    welcomeGreeting: "Welcome Mail",
    postalAddress: "Name and Postal Address",
  },
);

export const publishingSection = section(
  "publishing",
  {
    timeZone: string().required("Choose a time zone"),
    revisionLimit: count(5, 500),
    revisionDays: count(1, 3_650),
  },
  { timeZone: "Time Zone" },
);

/** An input has no `__typename`. */
const withoutTypename = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, part: unknown) => (name === "__typename" ? undefined : part)));

export const pickSection = <Field extends SettingsField>(
  settings: SiteSettings,
  fields: readonly Field[],
): SectionValues<Field> =>
  Object.fromEntries(fields.map((field) => [field, withoutTypename(settings[field])])) as SectionValues<Field>;
