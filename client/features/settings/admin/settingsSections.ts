import { boolean, number, object, string, type ObjectSchema } from "yup";
import type { SettingsFieldsFragment } from "../../../graphql/generated/adminOperations";
import { isPictureAddress, pictureAddressHint } from "../../../shared/pictureAddress";
import { isWebAddress } from "../../../shared/webAddress";

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
  schema: ObjectSchema<object>;
  labels: Partial<Record<Field, string>>;
}

const atMost = (length: number) => string().max(length, `At most ${length.toLocaleString("en")} characters`);
const blank = (text: string | undefined): boolean => (text ?? "").trim() === "";

const count = (low: number, high: number) => {
  const sentence = `Enter a whole number from ${low} to ${high}`;
  return number().nullable().required(sentence).integer(sentence).min(low, sentence).max(high, sentence);
};

const link = atMost(2_000).test(
  "link",
  "Enter a web address that begins with https:// or http://",
  (text) => blank(text) || isWebAddress(text ?? ""),
);

const parameter = "[^\\s&=#?]+=[^\\s&#]*";
const tracking = new RegExp(`^(?:\\s*\\??${parameter}(?:&${parameter})*)?\\s*$`);

export const generalSection: SettingsSection<
  | "siteName"
  | "siteTagline"
  | "logo"
  | "contactEmail"
  | "defaultCurrency"
  | "exchangeRatesAddress"
  | "featuredCelebsCount"
  | "postsPerPage"
> = {
  name: "general",
  fields: [
    "siteName",
    "siteTagline",
    "logo",
    "contactEmail",
    "defaultCurrency",
    "exchangeRatesAddress",
    "featuredCelebsCount",
    "postsPerPage",
  ],
  labels: {
    defaultCurrency: "Currency",
    exchangeRatesAddress: "Exchange Rates",
    featuredCelebsCount: "Featured Celebrities",
    postsPerPage: "Posts per Page",
  },
  schema: object({
    siteName: atMost(100).trim().required("Site name is required"),
    siteTagline: atMost(200),
    logo: string().test("picture", pictureAddressHint, (text) => blank(text) || isPictureAddress(text ?? "")),
    contactEmail: string().trim().max(254, "Enter an email address").email("Enter an email address"),
    defaultCurrency: string().required("Choose a currency"),
    exchangeRatesAddress: link,
    featuredCelebsCount: count(1, 20),
    postsPerPage: count(5, 50),
  }),
};

export const affiliateSection: SettingsSection<
  "disclosureText" | "defaultTracking" | "createNewWindow" | "addNoFollowTag"
> = {
  name: "affiliate",
  fields: ["disclosureText", "defaultTracking", "createNewWindow", "addNoFollowTag"],
  labels: { defaultTracking: "Default Tracking Parameters", addNoFollowTag: "Add nofollow" },
  schema: object({
    disclosureText: atMost(2_000)
      .trim()
      .required("The disclosure is required: visitors must be told before they follow an affiliate link"),
    defaultTracking: atMost(500).matches(tracking, "Enter parameters as in utm_source=wornby&utm_medium=affiliate"),
    createNewWindow: boolean(),
    addNoFollowTag: boolean(),
  }),
};

export const socialSection: SettingsSection<"facebook" | "twitter" | "instagram" | "pinterest"> = {
  name: "social media",
  fields: ["facebook", "twitter", "instagram", "pinterest"],
  labels: {},
  schema: object({ facebook: link, twitter: link, instagram: link, pinterest: link }),
};

export const analyticsSection: SettingsSection<
  | "googleAnalyticsId"
  | "enableTracking"
  | "anonymizeIp"
  | "askBeforeAnalytics"
  | "trackOutboundLinks"
  | "clickRetentionDays"
> = {
  name: "analytics",
  fields: [
    "googleAnalyticsId",
    "enableTracking",
    "anonymizeIp",
    "askBeforeAnalytics",
    "trackOutboundLinks",
    "clickRetentionDays",
  ],
  labels: { googleAnalyticsId: "Google Analytics ID", anonymizeIp: "Anonymize IP Addresses" },
  schema: object({
    googleAnalyticsId: string().matches(/^(?:\s*G-[A-Z0-9]{4,20})?\s*$/i, "Enter a measurement id as in G-AB12CD34EF"),
    enableTracking: boolean(),
    anonymizeIp: boolean(),
    askBeforeAnalytics: boolean(),
    trackOutboundLinks: boolean(),
    clickRetentionDays: count(1, 3_650),
  }),
};

export const securitySection: SettingsSection<
  "twoFactorForContributors" | "twoFactorForEditors" | "twoFactorForAdmins"
> = {
  name: "security",
  fields: ["twoFactorForContributors", "twoFactorForEditors", "twoFactorForAdmins"],
  labels: {
    twoFactorForContributors: "Contributors",
    twoFactorForEditors: "Editors",
    twoFactorForAdmins: "Administrators",
  },
  schema: object({
    twoFactorForContributors: boolean(),
    twoFactorForEditors: boolean(),
    twoFactorForAdmins: boolean(),
  }),
};

export const publishingSection: SettingsSection<"timeZone" | "revisionLimit" | "revisionDays"> = {
  name: "publishing",
  fields: ["timeZone", "revisionLimit", "revisionDays"],
  labels: { timeZone: "Time Zone" },
  schema: object({
    timeZone: string().required("Choose a time zone"),
    revisionLimit: count(5, 500),
    revisionDays: count(1, 3_650),
  }),
};

export const pickSection = <Field extends SettingsField>(
  settings: SiteSettings,
  fields: readonly Field[],
): SectionValues<Field> => Object.fromEntries(fields.map((field) => [field, settings[field]])) as SectionValues<Field>;
