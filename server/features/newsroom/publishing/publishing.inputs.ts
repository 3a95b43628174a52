import { IsIn } from "class-validator";
import { Field, InputType } from "type-graphql";
import { PublicationStatus, type PublishableType, PublishableTypes } from "../../../core/kinds/publishableRow";
import { RowId, RowVersion } from "../../../core/graphql/inputs";

const chosenStatuses = [PublicationStatus.DRAFT, PublicationStatus.IN_REVIEW, PublicationStatus.PUBLISHED];

@InputType({ description: "A row with the version that the editor has seen." })
export class PublishableInput {
  @Field(() => PublishableTypes, { description: "Content type." })
  type: PublishableType;

  @RowId("UUID.") id: string;
  @RowVersion() version: number;
}

@InputType({ description: "A new status of a row." })
export class StatusInput extends PublishableInput {
  @Field(() => PublicationStatus, { description: "The new status; SCHEDULED is set by a schedule only." })
  @IsIn(chosenStatuses, { message: "Choose a time to schedule it." })
  status: PublicationStatus;
}
