import { ObjectType } from "type-graphql";
import { Check, Column, CreateDateColumn, Entity, Index, UpdateDateColumn } from "typeorm";
import { CountField, EnumField, IdField } from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";
import { AdminField } from "../../../core/graphql/adminField";

/** The built-in pictures of categories, stored as text. */
export const CategoryIcon = createEnum("CategoryIcon", "A built-in picture of a category.", {
  dresses: "Gowns on a rail.",
  shoes: "Pumps, loafers and sneakers.",
  makeup: "Perfume, lipstick and powder.",
  handbags: "A top-handle bag on a stool.",
  cars: "A convertible by the sea.",
  bikes: "A step-through bike.",
  clothing: "A coat and a shirt on a rail.",
  jewelry: "A necklace and earrings.",
  accessories: "A hat, a scarf and a belt.",
  eyewear: "Sunglasses.",
  bags: "A backpack and a tote.",
});
export type CategoryIcon = keyof typeof CategoryIcon;

@ObjectType({ description: "A product category." })
@Entity("product_categories")
@Index("product_categories_slug_key", ["slug"], { unique: true })
@Check("product_categories_slug_check", "char_length(slug) BETWEEN 1 AND 120")
@Check("product_categories_name_check", "char_length(name) BETWEEN 1 AND 60")
export class Category {
  @IdField() id: string;

  /** The API calls it `name`: the six were known by it before they had a label. */
  @Column("text")
  slug: string;

  /** The API's `label`. */
  @Column("text")
  name: string;

  @EnumField(() => CategoryIcon, "Its picture.") icon: CategoryIcon;

  /** Rank in lists, from 1. Equal ranks of simultaneous inserts are sorted by slug. */
  @Column("int")
  position: number;

  @AdminField()
  @CountField("Increases with each change of the category.", 1)
  version: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
