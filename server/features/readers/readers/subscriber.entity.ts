import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, UpdateDateColumn } from "typeorm";
import {
  CreatedField,
  EnumField,
  FlagField,
  IdField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
} from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";

/** Stored as text. */
export const DigestRhythm = createEnum("DigestRhythm", "How often a subscriber gets new looks by mail.", {
  NEVER: "Never.",
  WEEKLY: "Once a week.",
  DAILY: "Once a day.",
});
export type DigestRhythm = keyof typeof DigestRhythm;

/** Who gets mail, as a condition on `newsletter_subscribers` with the alias `subscriber`; each list adds its flag. */
export const getsMail = "subscriber.subscribed AND subscriber.confirmed_at IS NOT NULL";

/** SQL: the one word for the state of a row, which is one of `SubscriberStatus`. */
export const statusSql = (subscriber: string): string =>
  `CASE WHEN NOT ${subscriber}.subscribed THEN 'LEFT'
     WHEN EXISTS (SELECT FROM mail_suppressions WHERE address = ${subscriber}.email) THEN 'SUPPRESSED'
     WHEN ${subscriber}.confirmed_at IS NULL THEN 'WAITING' ELSE 'CONFIRMED' END`;

@ObjectType({ description: "A newsletter subscriber." })
@Entity("newsletter_subscribers")
@Index("newsletter_subscribers_email_key", ["email"], { unique: true })
@Index("newsletter_subscribers_created_at_idx", ["createdAt", "id"])
@Check("newsletter_subscribers_email_check", "email = lower(email) AND char_length(email) BETWEEN 3 AND 254")
@Check("newsletter_subscribers_digest_check", "digest IN ('NEVER', 'WEEKLY', 'DAILY')")
export class Subscriber {
  @IdField() id: string;
  @RequiredTextField("Email address, trimmed and lowercase; unique.") email: string;
  @TextField("The form: footer, blog_page, home or category-{category}.") source: string;
  @FlagField("False after the person has unsubscribed.", true) subscribed: boolean;
  @OptionalTimeField("When the person confirmed the address; null before, when no mail is sent.")
  confirmedAt: Date | null;
  @FlagField("Whether the person gets newsletters.", true) newsletters: boolean;
  @EnumField(() => DigestRhythm, "How often the person gets new looks.", "NEVER") digest: DigestRhythm;
  @FlagField("Whether the person gets price and stock alerts.") alerts: boolean;

  @Field(() => [String], { description: "Slugs of the topics that the person chose; empty for all." })
  @Column("text", { array: true, default: [] })
  topics: string[];

  /** Looks found until then were in a digest of this person, or older than the wish for digests. Triggers set its beginning. */
  @Column("timestamptz", { default: () => "now()" })
  digestedAt: Date;

  @Column("boolean", { default: false })
  sample: boolean;

  @CreatedField("Time of the subscription.") createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
