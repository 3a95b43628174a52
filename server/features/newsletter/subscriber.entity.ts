import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, UpdateDateColumn } from "typeorm";
import { CreatedField, FlagField, IdField, RequiredTextField, TextField } from "../../core/graphql/columns";

@ObjectType({ description: "A newsletter subscriber." })
@Entity("newsletter_subscribers")
@Index("newsletter_subscribers_email_key", ["email"], { unique: true })
@Index("newsletter_subscribers_created_at_idx", ["createdAt", "id"])
@Check("newsletter_subscribers_email_check", "email = lower(email) AND char_length(email) BETWEEN 3 AND 254")
export class Subscriber {
  @IdField() id: string;
  @RequiredTextField("Email address, trimmed and lowercase; unique.") email: string;
  @TextField("The form: footer, blog_page, home or category-{category}.") source: string;
  @FlagField("False after the person has unsubscribed.", true) subscribed: boolean;

  @Column("boolean", { default: false })
  sample: boolean;

  @CreatedField("Time of the subscription.") createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
