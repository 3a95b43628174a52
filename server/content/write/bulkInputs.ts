import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { badUserInput } from "../../shared/errors/appErrors";
import type { BulkAction } from "./bulk";
import { storedTerm, type TermList } from "../kinds/terms";
import type { Write } from "./write";

/** More rows than a person selects one by one; a filter finds any number. */
const mostChosen = 1_000;

/** Which rows, besides a filter of their own kind, and the change that all kinds have. */
@InputType()
export abstract class BulkInput {
  @Field(() => [ID], { nullable: true, description: "These rows, at most 1,000; or else filter." })
  @IsOptional()
  @ArrayMaxSize(mostChosen, { message: "At most 1,000 rows can be named; use a filter for more." })
  ids?: string[] | null;

  @Field(() => Boolean, { defaultValue: false, description: "Only count what would change." })
  dryRun: boolean = false;

  @Field(() => Boolean, { nullable: true, description: "To the trash." })
  delete?: boolean | null;
}

/** @throws BAD_USER_INPUT unless exactly one action is given. */
export function oneAction(actions: readonly (BulkAction | false)[]): BulkAction {
  const given = actions.filter((action): action is BulkAction => action !== false);
  if (given.length !== 1) throw badUserInput("Choose one thing to do with these rows.");
  return given[0];
}

/** Gives the rows a term, which its list gets unless this only counts; a blank takes the term away. */
export async function givesTerm(
  change: Write,
  list: TermList,
  column: Extract<BulkAction, { column: unknown }>["column"],
  { name, dryRun, blank = "" }: { name: string | null | undefined; dryRun: boolean; blank?: string | null },
): Promise<BulkAction | false> {
  if (name === undefined) return false;
  const term = name?.trim() ?? "";
  return { column, value: (dryRun ? term : await storedTerm(change, list, term)) || blank };
}

/** Adds or removes a tag; the tags' list gets a new one unless this only counts. */
export async function oneTag(
  change: Write,
  what: "addTag" | "removeTag",
  { name, dryRun }: { name: string | null | undefined; dryRun: boolean },
): Promise<BulkAction | false> {
  if (name === undefined || name === null) return false;
  const tag = dryRun ? name.trim() : await storedTerm(change, "tag", name.trim());
  if (!tag) throw badUserInput("Enter a tag.", { [what]: "Enter a tag." });
  return what === "addTag" ? { addTag: tag } : { removeTag: tag };
}
