import { Field, InputType, Int, ObjectType } from "type-graphql";
import { RowId } from "../graphql/inputs";
import { Change } from "./write";

@InputType()
export abstract class MergeInput {
  @RowId("The row that goes to the trash.") id: string;
  @RowId("The remaining row, which gets what the other one has, and its addresses.") intoId: string;

  @Field(() => Boolean, { defaultValue: false, description: "Only count what the remaining row would get." })
  dryRun: boolean = false;
}

const Moved = (description: string): PropertyDecorator => Field(() => Int, { description });

/** What the remaining row gets. */
@ObjectType({ description: "Result of merging two rows, or of its dry run." })
export class Merge extends Change {
  @Moved("Number of outfits that move to the remaining row, including those in the trash.") outfits: number;
  @Moved("Number of names that become spellings of a brand; 0 for other kinds.") spellings: number;
  @Moved("Number of seasons that a show lacked; 0 for other kinds.") seasons: number;
  @Moved("Number of episodes that a show lacked; 0 for other kinds.") episodes: number;
  @Moved("Number of characters that a show lacked; 0 for other kinds.") characters: number;
}
