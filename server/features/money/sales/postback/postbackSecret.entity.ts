import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { AffiliateProgram } from "../../../site/programs/affiliateProgram.entity";

/** The key with which a program signs the sales that it reports itself. */
@Entity("postback_secrets")
export class PostbackSecret {
  @PrimaryColumn("uuid", { primaryKeyConstraintName: "postback_secrets_pkey" })
  programId: string;

  @OneToOne(() => AffiliateProgram, { onDelete: "CASCADE" })
  @JoinColumn({ foreignKeyConstraintName: "postback_secrets_program_id_fkey" })
  program?: AffiliateProgram;

  /** Stored as it is, like those of webhooks, because every check needs it. */
  @Column("text")
  secret: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}

@ObjectType({ description: "Where a program reports its sales itself." })
export class Postback {
  @Field(() => ID, { description: "UUID of the affiliate program." }) id: string;
  @Field(() => String, { description: "Path of the postback on this site." }) path: string;
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the program got its secret; null without one, when the address is closed.",
  })
  secretCreatedAt: Date | null;
}

@ObjectType({ description: "Where a program reports its sales, with its new secret, which nothing can tell again." })
export class NewPostbackSecret {
  @Field(() => String, { description: "Path of the postback on this site." }) path: string;
  @Field(() => String, { description: "Key of the signatures." }) secret: string;
}
