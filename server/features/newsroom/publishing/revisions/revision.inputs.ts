import { ArgsType, Field, ID, InputType } from "type-graphql";
import { type PublishableType, PublishableTypes } from "../../../../core/kinds/publishableRow";
import { RowId } from "../../../../core/graphql/inputs";
import { PageArgs } from "../../../../core/paging/pageArgs";
import { PublishableInput } from "../publishing.inputs";

@ArgsType()
export class RevisionsArgs extends PageArgs {
  @Field(() => PublishableTypes, { description: "Content type of the row." })
  type: PublishableType;

  @Field(() => ID, { description: "UUID of the row." })
  id: string;
}

@InputType({ description: "A revision to restore in its row." })
export class RestoreRevisionInput extends PublishableInput {
  @RowId("Id of the revision.") revisionId: string;
}
