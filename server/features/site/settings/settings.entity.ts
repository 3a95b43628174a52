import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";
import { AdminField } from "../../../core/graphql/adminField";
import { CountField, FlagField, OptionalRowIdField, TextField, VersionField } from "../../../core/graphql/columns";
import { firstBranding } from "../../../../site/branding";
import { firstMenus } from "../../../../site/menus";
import { Branding } from "./branding";
import { HomeSection, homeSections } from "./homeSection";
import type { Menus } from "./menus";
import { Verification } from "./verification";

/** The only row of its table. Columns without @Field are private. */
@ObjectType({ description: "Site settings." })
@Entity("settings")
@Check("settings_one_row_check", "id = 1")
@Check("settings_featured_celebs_count_check", "featured_celebs_count BETWEEN 1 AND 20")
@Check("settings_posts_per_page_check", "posts_per_page BETWEEN 5 AND 50")
@Check("settings_default_currency_check", "default_currency ~ '^[A-Z]{3}$'")
@Check("settings_revision_limit_check", "revision_limit BETWEEN 5 AND 500")
@Check("settings_revision_days_check", "revision_days BETWEEN 1 AND 3650")
@Check("settings_click_retention_days_check", "click_retention_days BETWEEN 1 AND 3650")
export class Settings {
  @PrimaryColumn("int", { default: 1 })
  id: number;

  @TextField("Name of the site.", "WornBy") siteName: string;
  @TextField("One line about the site.", "Explore celebrity fashion and style") siteTagline: string;
  @TextField("URL of the logo; empty for the built-in wordmark.") logo: string;
  @TextField("Contact address for visitors; empty when there is none.") contactEmail: string;
  @CountField("Celebrities featured on the home page, 1 to 20.", 6) featuredCelebsCount: number;
  @CountField("Articles per page of the blog, 5 to 50.", 10) postsPerPage: number;

  @OptionalRowIdField("The outfit that editors chose for the first screen of the home page; null for the newest one.")
  homeLookId: string | null;

  @Field(() => [HomeSection], { description: "The sections of the home page below its first screen, in their order." })
  @Column("text", { array: true, default: homeSections })
  homeSections: HomeSection[];

  @Field(() => String, {
    description: "ISO 4217 currency of prices that name none, and in which lists compare prices by default.",
  })
  @Column("char", { length: 3, default: "USD" })
  defaultCurrency: string;

  @AdminField()
  @TextField("URL of the file with the European Central Bank's reference rates; empty to convert no prices.")
  exchangeRatesAddress: string;

  @TextField("Facebook page; empty when there is none.") facebook: string;
  @TextField("Twitter profile; empty when there is none.") twitter: string;
  @TextField("Instagram profile; empty when there is none.") instagram: string;
  @TextField("Pinterest profile; empty when there is none.") pinterest: string;

  @Field(() => String, { description: "Shown above the first affiliate link on every page." })
  @Column("text", {
    default:
      "Some links on this page are affiliate links: if you buy through them, we may earn a commission at no extra cost to you.",
  })
  disclosureText: string;

  @AdminField()
  @TextField(
    "Query parameters that /go adds to links, e.g. utm_source=wornby&utm_medium=affiliate; empty for none.",
    "utm_source=wornby&utm_medium=affiliate&utm_campaign=shop_the_look",
  )
  defaultTracking: string;

  @FlagField("Whether affiliate links open in a new window.", true) createNewWindow: boolean;
  @FlagField("Whether affiliate links have rel=nofollow.", true) addNoFollowTag: boolean;
  @TextField("Google Analytics measurement id; empty when not used.") googleAnalyticsId: string;
  @FlagField("Whether page views are counted.", true) enableTracking: boolean;
  @FlagField("Whether analytics receives shortened IP addresses only.", true) anonymizeIp: boolean;
  @FlagField("Whether visitors are asked before Google Analytics loads.", true) askBeforeAnalytics: boolean;
  @FlagField("Whether clicks on outbound links are counted.", true) trackOutboundLinks: boolean;

  @AdminField()
  @CountField("Days for which single clicks and views are stored, 1 to 3650; daily figures are never deleted.", 90)
  clickRetentionDays: number;

  @AdminField()
  @CountField("Revisions of a row that are never deleted for their age, 5 to 500.", 50)
  revisionLimit: number;

  @AdminField()
  @CountField("Days for which all revisions are stored, 1 to 3650.", 365)
  revisionDays: number;

  @AdminField()
  @TextField("IANA time zone in which editors plan, such as Europe/Berlin.", "UTC")
  timeZone: string;

  @AdminField()
  @FlagField("Whether contributors must have a second factor to sign in.")
  twoFactorForContributors: boolean;

  @AdminField()
  @FlagField("Whether editors must have a second factor to sign in.")
  twoFactorForEditors: boolean;

  @AdminField()
  @FlagField("Whether administrators must have a second factor to sign in.")
  twoFactorForAdmins: boolean;

  @Field(() => String, { description: "First paragraph of the mail that asks to confirm an address." })
  @AdminField()
  @Column("text", { default: "Please confirm that you would like our mails. Until you do, we send you nothing else." })
  confirmationGreeting: string;

  @Field(() => String, { description: "First paragraph of the mail that greets a confirmed subscriber." })
  @AdminField()
  @Column("text", {
    default: "It is good to have you with us. You will get what you chose, and you can change that at any time.",
  })
  welcomeGreeting: string;

  @TextField("Name and postal address of the sender, in the last lines of every mail; empty for none.")
  postalAddress: string;

  /** As editors wrote them. */
  @Column("jsonb", { default: firstMenus })
  menus: Menus;

  @Field(() => Branding, { description: "How the site looks, beside its logo." })
  @Column("jsonb", { default: firstBranding })
  branding: Branding;

  @Field(() => [Verification], { description: "Meta tags by which services know who owns the site." })
  @Column("jsonb", { default: [] })
  verifications: Verification[];

  @AdminField()
  @VersionField()
  version: number;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
