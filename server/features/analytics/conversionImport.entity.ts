import { Field, GraphQLISODateTime, ID, Int, ObjectType } from "type-graphql";
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";

/**
 * One imported conversion report. Imports without changes are stored too, because they tell how fresh the figures are.
 */
@ObjectType({ description: "An imported conversion report." })
@Entity("conversion_imports")
@Index("conversion_imports_created_at_idx", ["createdAt"])
export class ConversionImport {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => String, { description: "Name of the affiliate program." })
  @Column("text")
  program: string;

  @Field(() => String, { description: "File name; empty when unknown." })
  @Column("text", { default: "" })
  fileName: string;

  @Field(() => Int, { description: "Number of new conversions." })
  @Column("int", { default: 0 })
  created: number;

  @Field(() => Int, { description: "Number of known conversions whose values changed." })
  @Column("int", { default: 0 })
  updated: number;

  @Field(() => Int, { description: "Number of known conversions without changes." })
  @Column("int", { default: 0 })
  unchanged: number;

  @Field(() => Int, { description: "Number of rows that could not be read." })
  @Column("int", { default: 0 })
  skipped: number;

  @Column("boolean", { default: false })
  sample: boolean;

  @Field(() => GraphQLISODateTime, { description: "Time of the import." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
