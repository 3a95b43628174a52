import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { badUserInput } from "../errors/appErrors";
import { OptionalInput } from "../graphql/inputs";
import { BatchInput } from "./batch";
import type { FieldColumn } from "../audit/undoOperation";
import type { BulkAction } from "./bulk";
import { resolveTerm, type TermList } from "../kinds/terms";
import type { Write } from "./write";

/** Larger than a manual selection; a filter has no limit. */
const maxSelected = 1_000;

/** Ids as an alternative to a filter. */
@InputType()
export abstract class SelectionInput {
  @Field(() => [ID], { nullable: true, description: "Ids of the rows, at most 1,000; alternative to filter." })
  @IsOptional()
  @ArrayMaxSize(maxSelected, { message: "Select at most 1,000 rows, or use a filter for more." })
  ids?: string[] | null;

  @Field(() => Boolean, { defaultValue: false, description: "Only count the rows that would change." })
  dryRun: boolean = false;

  @OptionalInput(() => BatchInput, "Change only some of the rows, in the order of their ids.")
  batch?: BatchInput | null;
}

/** The changes that all types share. */
@InputType()
export abstract class BulkInput extends SelectionInput {
  @Field(() => Boolean, { nullable: true, description: "Move to the trash." })
  delete?: boolean | null;
}

/** Sets a term, which is added to the taxonomy unless this is a dry run; a blank removes the term. */
export async function termAction(
  change: Write,
  list: TermList,
  field: FieldColumn,
  { name, dryRun, blank = "" }: { name: string | null | undefined; dryRun: boolean; blank?: string | null },
): Promise<BulkAction | false> {
  if (name === undefined) return false;
  const term = name?.trim() ?? "";
  return { field, value: (dryRun ? term : await resolveTerm(change, list, term)) || blank };
}

/** Adds or removes a tag; a new one is added to the taxonomy unless this is a dry run. */
export async function tagAction(
  change: Write,
  what: "addTag" | "removeTag",
  { name, dryRun }: { name: string | null | undefined; dryRun: boolean },
): Promise<BulkAction | false> {
  if (name === undefined || name === null) return false;
  const tag = dryRun ? name.trim() : await resolveTerm(change, "tag", name.trim());
  if (!tag) throw badUserInput("Enter a tag.", { [what]: "Enter a tag." });
  return what === "addTag" ? { addTag: tag } : { removeTag: tag };
}
