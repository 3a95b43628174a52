import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";

@ObjectType({ description: "A newsletter subscriber." })
@Entity("newsletter_subscribers")
@Index("newsletter_subscribers_email_key", ["email"], { unique: true })
@Index("newsletter_subscribers_created_at_idx", ["createdAt", "id"])
@Check("newsletter_subscribers_email_check", "email = lower(email) AND char_length(email) BETWEEN 3 AND 254")
export class Subscriber {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "Email address, trimmed and lowercase; unique." })
  @Column("text")
  email: string;

  @Field(() => String, { description: "The form: footer, blog_page, home or category-{category}." })
  @Column("text", { default: "" })
  source: string;

  @Field(() => Boolean, { description: "False after the person has unsubscribed." })
  @Column("boolean", { default: true })
  subscribed: boolean;

  @Column("boolean", { default: false })
  sample: boolean;

  @Field(() => GraphQLISODateTime, { description: "Time of the subscription." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
