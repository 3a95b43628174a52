import { Field, GraphQLISODateTime, ID, Int, InterfaceType } from "type-graphql";
import { Column, CreateDateColumn, DeleteDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";

/** Columns that all content types share. */
@InterfaceType({ description: "Fields that all content types share." })
export abstract class ContentRow {
  @Field(() => ID, { description: "UUID, never reused." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** True for rows of the sample data. */
  @Column("boolean", { default: false })
  sample: boolean;

  /** Version for optimistic locking: an update names the version that it is based on. */
  @Field(() => Int, { description: "Version for optimistic locking; an update must name the current one." })
  @Column("int", { default: 1 })
  version: number;

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: "Time of the last change." })
  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;

  /** What lists search: a trigger writes it, and only statements read it. */
  @Column({ type: "text", nullable: true, select: false, insert: false, update: false })
  searchText?: string | null;

  /** Time of deletion; null while the row is not in the trash. */
  @DeleteDateColumn({ type: "timestamptz" })
  deletedAt: Date | null;
}
