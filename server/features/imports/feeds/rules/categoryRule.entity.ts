import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import {
  CreatedField,
  EnumField,
  FlagField,
  IdField,
  OptionalRowIdField,
  OptionalTextField,
} from "../../../../core/graphql/columns";
import { createEnum } from "../../../../core/graphql/createEnum";
import { Category } from "../../../content/category/category.entity";
import { Feed } from "../feed.entity";

/** What a rule looks at. */
export const RuleKind = createEnum("CategoryRuleKind", "What a category rule looks at.", {
  WORDS: "All of its phrases occur in the product's type, title or tags. These rules come first.",
  ENDING: "The type, a part of the title, or a tag ends with one of its phrases.",
  PATH: "The Google category begins with one of its phrases, or is that number.",
});
export type RuleKind = keyof typeof RuleKind;

export const RuleOutcome = createEnum("CategoryRuleOutcome", "What a category rule decides.", {
  CATEGORY: "The product belongs to the rule's category.",
  LEAVE_OUT: "The product is left out.",
  UNCLEAR: "A text that ends so decides nothing.",
});
export type RuleOutcome = keyof typeof RuleOutcome;

/** How far an ambiguous phrase of an ENDING rule counts. */
export const RuleStrength = createEnum("CategoryRuleStrength", "How far the phrases of an ENDING rule count.", {
  ALWAYS: "Wherever they end a text.",
  LAST: "At the end of a type; in a title only when nothing else decides.",
  ALONE: "As a type with nothing but a target group beside them: women's flats.",
});
export type RuleStrength = keyof typeof RuleStrength;

/** Decides the category of a feed's products. */
@ObjectType({ description: "A rule that decides the category of imported products." })
@Entity("category_rules")
@Index("category_rules_feed_id_idx", ["feedId"])
@Check("category_rules_kind_check", "kind IN ('WORDS', 'ENDING', 'PATH')")
@Check("category_rules_strength_check", "strength IN ('ALWAYS', 'LAST', 'ALONE')")
@Check(
  "category_rules_outcome_check",
  "outcome IN ('CATEGORY', 'LEAVE_OUT', 'UNCLEAR') AND (outcome = 'CATEGORY') = (category_name IS NOT NULL)",
)
export class CategoryRule {
  @IdField() id: string;
  @OptionalRowIdField("The feed that it is for; null for all feeds.") feedId: string | null;

  @ManyToOne(() => Feed, { onDelete: "CASCADE" })
  @JoinColumn({ name: "feed_id" })
  feed?: Feed;

  @EnumField(() => RuleKind, "What it looks at.") kind: RuleKind;

  @Field(() => [String], { description: "Its phrases, in lowercase and singular." })
  @Column("text", { array: true })
  phrases: string[];

  @EnumField(() => RuleOutcome, "What it decides.") outcome: RuleOutcome;
  @OptionalTextField("Slug of its category; null unless it decides for one.") categoryName: string | null;

  @ManyToOne(() => Category, { onDelete: "CASCADE", onUpdate: "CASCADE" })
  @JoinColumn({ name: "category_name", referencedColumnName: "slug" })
  category?: Category | null;

  @EnumField(() => RuleStrength, "How far its phrases count.", RuleStrength.ALWAYS) strength: RuleStrength;

  /** Rules that came with the product; editors may change and delete them too. */
  @FlagField("Whether it came with the software.") isStandard: boolean;
  @CreatedField() createdAt: Date;
}
