import { IsInt, IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { RowId } from "../../../../core/graphql/inputs";
import { type PublishableType, PublishableTypes } from "../../../../core/kinds/publishableRow";

const days = "Choose 1 to 30 days.";

@InputType({ description: "A new preview link." })
export class CreatePreviewLinkInput {
  @Field(() => PublishableTypes, { description: "Content type of the row." })
  type: PublishableType;

  @RowId("UUID of the row.") id: string;
  @RowId("Id of the revision to show; the newest if omitted.", true) revisionId?: string | null;

  @Field(() => Int, { defaultValue: 7, description: "Days until it expires, 1 to 30." })
  @IsOptional()
  @IsInt({ message: days })
  @Min(1, { message: days })
  @Max(30, { message: days })
  days: number = 7;
}
