import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";
import { AdminField } from "../../core/graphql/adminField";
import { TextField } from "../../core/graphql/columns";

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

  @Field(() => String, { description: "Name of the site." })
  @Column("text", { default: "WornBy" })
  siteName: string;

  @Field(() => String, { description: "One line about the site." })
  @Column("text", { default: "Explore celebrity fashion and style" })
  siteTagline: string;

  @TextField("URL of the logo; empty for the built-in wordmark.") logo: string;
  @TextField("Contact address for visitors; empty when there is none.") contactEmail: string;

  @Field(() => Int, { description: "Celebrities featured on the home page, 1 to 20." })
  @Column("int", { default: 6 })
  featuredCelebsCount: number;

  @Field(() => Int, { description: "Articles per page of the blog, 5 to 50." })
  @Column("int", { default: 10 })
  postsPerPage: number;

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
  @Field(() => String, {
    description:
      "Query parameters that /go adds to links, e.g. utm_source=wornby&utm_medium=affiliate; empty for none.",
  })
  @Column("text", { default: "utm_source=wornby&utm_medium=affiliate&utm_campaign=shop_the_look" })
  defaultTracking: string;

  @Field(() => Boolean, { description: "Whether affiliate links open in a new window." })
  @Column("boolean", { default: true })
  createNewWindow: boolean;

  @Field(() => Boolean, { description: "Whether affiliate links have rel=nofollow." })
  @Column("boolean", { default: true })
  addNoFollowTag: boolean;

  @TextField("Google Analytics measurement id; empty when not used.") googleAnalyticsId: string;

  @Field(() => Boolean, { description: "Whether page views are counted." })
  @Column("boolean", { default: true })
  enableTracking: boolean;

  @Field(() => Boolean, { description: "Whether analytics receives shortened IP addresses only." })
  @Column("boolean", { default: true })
  anonymizeIp: boolean;

  @Field(() => Boolean, { description: "Whether visitors are asked before Google Analytics loads." })
  @Column("boolean", { default: true })
  askBeforeAnalytics: boolean;

  @Field(() => Boolean, { description: "Whether clicks on outbound links are counted." })
  @Column("boolean", { default: true })
  trackOutboundLinks: boolean;

  @AdminField()
  @Field(() => Int, {
    description: "Days for which single clicks and views are stored, 1 to 3650; daily figures are never deleted.",
  })
  @Column("int", { default: 90 })
  clickRetentionDays: number;

  @AdminField()
  @Field(() => Int, { description: "Revisions of a row that are never deleted for their age, 5 to 500." })
  @Column("int", { default: 50 })
  revisionLimit: number;

  @AdminField()
  @Field(() => Int, { description: "Days for which all revisions are stored, 1 to 3650." })
  @Column("int", { default: 365 })
  revisionDays: number;

  @AdminField()
  @Field(() => String, { description: "IANA time zone in which editors plan, such as Europe/Berlin." })
  @Column("text", { default: "UTC" })
  timeZone: string;

  @AdminField()
  @Field(() => Boolean, { description: "Whether contributors must have a second factor to sign in." })
  @Column("boolean", { default: false })
  twoFactorForContributors: boolean;

  @AdminField()
  @Field(() => Boolean, { description: "Whether editors must have a second factor to sign in." })
  @Column("boolean", { default: false })
  twoFactorForEditors: boolean;

  @AdminField()
  @Field(() => Boolean, { description: "Whether administrators must have a second factor to sign in." })
  @Column("boolean", { default: false })
  twoFactorForAdmins: boolean;

  @AdminField()
  @Field(() => Int, { description: "Version for optimistic locking; an update must name the current one." })
  @Column("int", { default: 1 })
  version: number;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
