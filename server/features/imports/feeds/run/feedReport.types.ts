import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { ChangedRowsOfKind } from "../../../../core/imports/changedRows.types";
import type { ReportJson } from "./importReport";

@ObjectType({ description: "A number of items by category." })
class CategoryCount {
  @Field(() => String, { description: "Slug of the category." }) category: string;
  @Field(() => Int, { description: "Number of items." }) count: number;
}

@ObjectType({ description: "A line of a feed's file." })
class FeedProblem {
  @Field(() => Int, { description: "Line of the file, from 1." }) line: number;
  @Field(() => String, { description: "What is wrong there." }) sentence: string;
}

@ObjectType({ description: "A product of a feed." })
class FeedExample {
  @Field(() => Int, { description: "Its first line in the file, from 1." }) line: number;
  @Field(() => String, { description: "Its title." }) title: string;
  @Field(() => String, { description: "The shop's type; empty when it has none." }) type: string;
}

@ObjectType({ description: "Products for which the same rule decides." })
class FeedDecision {
  @Field(() => String, { nullable: true, description: "Slug of the category; null when they are left out." })
  category: string | null;

  @Field(() => ID, { nullable: true, description: "UUID of the rule; null when no rule decides." })
  ruleId: string | null;

  @Field(() => String, {
    description: "What the rule looked at: type, title, googleCategory, tags or words; may be empty.",
  })
  field: string;

  @Field(() => String, { description: "The phrase that decided; empty when no rule decides." }) phrase: string;
  @Field(() => Int, { description: "Number of products." }) count: number;
  @Field(() => [FeedExample], { description: "The first of them." }) examples: FeedExample[];
}

@ObjectType({ description: "A field of an item that keeps its value. Long values are truncated." })
class KeptField {
  @Field(() => String, { description: "Name of the field in the API." }) field: string;
  @Field(() => String, { description: "Its name on screens." }) label: string;
  @Field(() => String, { description: "Value of the item." }) item: string;
  @Field(() => String, { description: "Value of the feed." }) source: string;
}

@ObjectType({ description: "An item that keeps values although its feed has others." })
class EditedFeedItem {
  @Field(() => ID, { description: "UUID." }) id: string;
  @Field(() => String, { description: "Its title." }) title: string;
  @Field(() => [KeptField], { description: "The fields that differ from the feed." }) fields: KeptField[];
}

/** The report of an import for screens; POST /api/products returns the same as JSON. */
@ObjectType({ description: "What an import did, or would do." })
export class FeedReport {
  @Field(() => String, { description: "Name of the file's format." }) format: string;
  @Field(() => Int, { description: "Readable rows." }) rows: number;
  @Field(() => Int, { description: "Products; one has several rows for its variants." }) products: number;
  @Field(() => Int, { description: "New items." }) created: number;
  @Field(() => Int, { description: "Changed items." }) updated: number;
  @Field(() => Int, { description: "Items without a change." }) unchanged: number;
  @Field(() => Int, { description: "Items that the feed lacks for the first time." }) missing: number;
  @Field(() => Int, { description: "Items that became unavailable." }) unavailable: number;
  @Field(() => [String], { description: "What looks wrong; the import waits for a person then." }) questions: string[];
  @Field(() => [CategoryCount], { description: "Imported products by category." }) categories: CategoryCount[];
  @Field(() => [FeedDecision], { description: "Which rule decides, most products first." }) decisions: FeedDecision[];
  @Field(() => Int, {
    description: "Items that keep values of an editor, or a price that the feed has 50 times higher or lower.",
  })
  editedItems: number;
  @Field(() => [EditedFeedItem], { description: "The first of them, oldest first, at most 100." })
  edited: EditedFeedItem[];
  @Field(() => Int, { description: "Left out for want of a category." }) otherTypes: number;
  @Field(() => Int, { description: "Left out because the shop hides them." }) unpublished: number;
  @Field(() => Int, { description: "Left out because their item is in the trash." }) trashed: number;
  @Field(() => Int, { description: "Left out because of errors." }) faulty: number;
  @Field(() => Int, { description: "Number of problems." }) problemCount: number;
  @Field(() => [FeedProblem], { description: "The first problems, by line." }) problems: FeedProblem[];
  @Field(() => [ChangedRowsOfKind], { description: "What changes in the rows." }) changes: ChangedRowsOfKind[];
  @Field(() => ID, { nullable: true, description: "Id for undoImport; null in a dry run, and for a too large import." })
  importId: string | null;
  @Field(() => Boolean, { description: "Whether it is small enough to be undone: at most 100,000 rows." })
  isUndoable: boolean;
  @Field(() => Float, { description: "Duration in seconds." }) seconds: number;

  static from({ categories, decisions, edited, leftOut, ...report }: ReportJson): FeedReport {
    // Reports of earlier versions have no changes.
    const earlier: Pick<ReportJson, "changes" | "importId" | "isUndoable"> = {
      changes: [],
      importId: null,
      isUndoable: true,
    };
    return Object.assign(new FeedReport(), { ...earlier, ...report }, leftOut, {
      categories: Object.entries(categories).map(([category, count]) => ({ category, count })),
      decisions: decisions.map(({ rule, ...decision }) => ({
        ...decision,
        ruleId: rule?.id ?? null,
        field: rule?.field ?? "",
        phrase: rule?.phrase ?? "",
      })),
      editedItems: edited.items,
      edited: edited.first,
    });
  }
}
