import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/** One report of a network that was read in; also one that changed nothing, because it says how fresh the figures are. */
@ObjectType({ description: "A conversion report that was imported." })
@Entity("conversion_imports")
@Index("conversion_imports_created_at_idx", ["createdAt"])
export class ConversionImport {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "Name of the affiliate program." })
  @Column("text")
  program: string;

  @Field(() => String, { description: "Name of the file; empty when it had none." })
  @Column("text", { default: "" })
  fileName: string;

  @Field(() => Int, { description: "Conversions that were new." })
  @Column("int", { default: 0 })
  created: number;

  @Field(() => Int, { description: "Conversions that were known and have other values now." })
  @Column("int", { default: 0 })
  updated: number;

  @Field(() => Int, { description: "Conversions that were known exactly so." })
  @Column("int", { default: 0 })
  unchanged: number;

  @Field(() => Int, { description: "Rows that could not be read." })
  @Column("int", { default: 0 })
  skipped: number;

  @Column("boolean", { default: false })
  sample: boolean;

  @Field(() => GraphQLISODateTime, { description: "When it was imported." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
