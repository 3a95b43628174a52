import { ArrayMaxSize, ArrayNotEmpty, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { FilterId, FilterText, RequestId, RowId } from "../../../../core/graphql/inputs";
import { RuleKind, RuleOutcome, RuleStrength } from "./categoryRule.entity";

@InputType()
abstract class CategoryRuleFields {
  @FilterId("UUID of the feed that it is for; null for all feeds.", 50) feedId?: string | null;

  @Field(() => RuleKind, { description: "What it looks at." })
  kind: RuleKind;

  @Field(() => [String], { description: "Its phrases, 1 to 200." })
  @ArrayNotEmpty({ message: "Enter at least one word" })
  @ArrayMaxSize(200, { message: "Use at most 200 phrases" })
  @MaxLength(200, { each: true, message: "Use at most 200 characters in a phrase" })
  phrases: string[];

  @Field(() => RuleOutcome, { description: "What it decides." })
  outcome: RuleOutcome;

  @FilterText("Slug of its category, for the outcome CATEGORY.", 120) categoryName?: string | null;

  @Field(() => RuleStrength, { defaultValue: RuleStrength.ALWAYS, description: "How far its phrases count." })
  strength: RuleStrength;
}

@InputType({ description: "A new category rule." })
export class CreateCategoryRuleInput extends CategoryRuleFields {
  @RequestId() requestId?: string | null;
}

@InputType({ description: "All values of a category rule." })
export class UpdateCategoryRuleInput extends CategoryRuleFields {
  @RowId("UUID.") id: string;
}
