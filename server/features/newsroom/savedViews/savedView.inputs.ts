import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { FilterId, RequestId, RequiredText, RowId } from "../../../core/graphql/inputs";
import { ViewScreen } from "./savedView.entity";

const maxNameLength = 60;
export const maxViews = 50;

export const savedViewMessages = {
  blank: "Enter a name",
  exists: "You already have a view with this name on this screen.",
  gone: "This view no longer exists.",
  foreign: "Only its author or an administrator can change this view. Save a copy of your own instead.",
  tooMany: `You have ${maxViews} views on this screen. Delete one first.`,
  badQuery: "This is not the address of a list. Open the list as you want to see it, and save it again.",
};

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
