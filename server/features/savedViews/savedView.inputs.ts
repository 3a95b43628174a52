import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { FilterId, RequestId, RequiredText, RowId } from "../../core/graphql/inputs";
import { ViewScreen } from "./savedView.entity";
import { maxNameLength, savedViewMessages } from "./savedView.messages";

const maxQueryLength = 2_000;
const queryDescription = "The query string of the screen's address: search, filters, order and columns.";
const tooLong = { message: savedViewMessages.badQuery };

@InputType({ description: "A new view of a list screen." })
export class CreateSavedViewInput {
  @RequestId() requestId?: string | null;
  @Field(() => ViewScreen, { description: "The screen." }) screen: ViewScreen;
  @RequiredText("Its name.", savedViewMessages.blank, maxNameLength) name: string;

  @Field(() => String, { description: queryDescription })
  @MaxLength(maxQueryLength, tooLong)
  query: string;

  @Field(() => Boolean, { defaultValue: false, description: "Whether all administrators see it." })
  isShared: boolean = false;
}

@InputType({ description: "Changes to a view; omitted fields do not change." })
export class UpdateSavedViewInput {
  @RowId("The view.") id: string;
  @RequiredText("Its name.", savedViewMessages.blank, maxNameLength, true) name?: string | null;

  @Field(() => String, { nullable: true, description: queryDescription })
  @IsOptional()
  @MaxLength(maxQueryLength, tooLong)
  query?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether all administrators see it." })
  isShared?: boolean | null;
}

@InputType({ description: "The view in which a screen opens for the caller." })
export class SetDefaultViewInput {
  @Field(() => ViewScreen, { description: "The screen." }) screen: ViewScreen;
  @FilterId("A view of that screen; null for none.", 200) viewId?: string | null;
}
