import { Field, GraphQLISODateTime, ID, Int, InterfaceType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";

/** What every row that editors write has in common. */
@InterfaceType({ description: "What everything that editors write has in common." })
export abstract class ContentRow {
  @Field(() => ID, { description: "UUID, never reused." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** True for rows of the sample import, which one action removes. */
  @Column("boolean", { default: false })
  sample: boolean;

  /** Counts the saves. An update names the version it read; a different one in the row means a conflict. */
  @Field(() => Int, { description: "Counts the saves; an update must name the version that it read." })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "When the row was written first." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "When the row was saved last." })
  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;

  /** When the row went to the trash; null while it is live. */
  @DeleteDateColumn({ type: "timestamptz" })
  deletedAt: Date | null;
}
