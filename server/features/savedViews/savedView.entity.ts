import { Field, GraphQLISODateTime, ID, ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, UpdateDateColumn } from "typeorm";
import { createEnum } from "../../core/graphql/createEnum";

/** List screens that have views. Stored as text. */
export const ViewScreen = createEnum("ViewScreen", "A list screen of the admin area that has saved views.", {
  OUTFITS: "Outfits.",
  PRODUCTS: "Products.",
  ITEMS: "Category Items.",
  BLOG: "Blog Posts.",
  CELEBRITIES: "Celebrities.",
  LINKS: "Links.",
});
export type ViewScreen = keyof typeof ViewScreen;

/** A name for the search, filters, order and columns of a list screen. */
@ObjectType({ description: "A name for the search, filters, order and visible columns of a list screen." })
@Entity("saved_views")
@Index("saved_views_name_key", { synchronize: false })
@Index("saved_views_screen_idx", ["screen"])
@Check("saved_views_name_check", "char_length(name) BETWEEN 1 AND 60")
export class SavedView {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Field(() => ViewScreen, { description: "The screen." })
  @Column("text")
  screen: ViewScreen;

  @Field(() => String, { description: "Its name; unique for its author and screen." })
  @Column("text")
  name: string;

  @Field(() => String, { description: "The query string of the screen's address, without the question mark." })
  @Column("text", { default: "" })
  query: string;

  @Field(() => Boolean, { description: "Whether all administrators see it." })
  @Column("boolean", { default: false })
  isShared: boolean;

  /** The administrator who saved it. */
  @Column("uuid")
  authorId: string;

  @Field(() => String, { description: "Name of the administrator who saved it." })
  @Column("text", { default: "" })
  authorName: string;

  @Field(() => GraphQLISODateTime, { description: "When it was saved." })
  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
