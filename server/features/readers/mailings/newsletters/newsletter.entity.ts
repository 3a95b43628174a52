import { Field, ID, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import {
  CountField,
  CreatedField,
  EnumField,
  IdField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
  UpdatedField,
  VersionField,
} from "../../../../core/graphql/columns";
import { createEnum } from "../../../../core/graphql/createEnum";

/** Stored as text. */
export const NewsletterStatus = createEnum("NewsletterStatus", "State of a newsletter.", {
  DRAFT: "Someone is working on it.",
  SCHEDULED: "Waits for its time.",
  SENDING: "Its mails are being queued; its text no longer changes.",
  SENT: "All of its mails are queued.",
});
export type NewsletterStatus = keyof typeof NewsletterStatus;

@ObjectType({ description: "The readers of a newsletter: those that match every part that is not empty." })
export class NewsletterSegment {
  @Field(() => String, {
    nullable: true,
    description: "The form that they subscribed with, such as footer; null for all.",
  })
  source: string | null;

  @Field(() => [String], {
    description: "Slugs of topics: readers who chose one of them, or none at all; empty for all.",
  })
  topics: string[];

  @Field(() => [ID], { description: "Celebrities and followed places: readers who follow one of them; empty for all." })
  celebrityIds: string[];
}

@ObjectType({ description: "A newsletter that editors write." })
@Entity("newsletters")
@Index("newsletters_due_idx", { synchronize: false })
@Index("newsletters_created_at_idx", ["createdAt", "id"])
@Check("newsletters_subject_check", "char_length(subject) BETWEEN 1 AND 200")
@Check("newsletters_status_check", "status IN ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT')")
@Check("newsletters_scheduled_at_check", "(status = 'DRAFT') = (scheduled_at IS NULL)")
export class Newsletter {
  @IdField() id: string;
  @RequiredTextField("Subject of the mail.") subject: string;
  @TextField("Shown by mail programs beside the subject; empty for none.") preview: string;
  @TextField("The text as Markdown, as in an article.") body: string;

  @Field(() => NewsletterSegment, { description: "Who gets it." })
  @Column("jsonb", { default: { source: null, topics: [], celebrityIds: [] } })
  segment: NewsletterSegment;

  @EnumField(() => NewsletterStatus, "State.", NewsletterStatus.DRAFT) status: NewsletterStatus;
  @OptionalTimeField("When it is sent; null for a draft.") scheduledAt: Date | null;
  @OptionalTimeField("When sending began. People who confirm later do not get it; null before.") startedAt: Date | null;
  @OptionalTimeField("When the last mail was queued; null before.") finishedAt: Date | null;

  /** The mail as it was when sending began, with placeholders for the reader's links; null before. */
  @Column("text", { nullable: true })
  html: string | null;
  @Column("text", { nullable: true })
  text: string | null;

  /** The last subscriber whose mail is queued, in the order of ids; null before the first one. */
  @Column("uuid", { nullable: true })
  lastSubscriberId: string | null;

  @CountField("Number of mails that were queued.", 0) recipients: number;

  /** Mails that the mail server accepted, bounced ones included. A job stores the figures before mails are deleted. */
  @Column("int", { default: 0 })
  accepted: number;
  @Column("int", { default: 0 })
  bounced: number;
  @Column("int", { default: 0 })
  failed: number;
  @Column("int", { default: 0 })
  readersLeft: number;

  @VersionField() version: number;
  @CreatedField() createdAt: Date;
  @UpdatedField() updatedAt: Date;
}
