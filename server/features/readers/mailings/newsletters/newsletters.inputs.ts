import { ArrayMaxSize, IsISO8601, IsOptional, IsUUID, Matches, MaxLength, ValidateNested } from "class-validator";
import { ArgsType, Field, ID, InputType } from "type-graphql";
import { OptionalText, RequestId, RequiredText, RowId, RowVersion, SafeLinks } from "../../../../core/graphql/inputs";
import { PageArgs } from "../../../../core/paging/pageArgs";
import { NewsletterStatus } from "./newsletter.entity";

const maxParts = 50;
const subjectRequired = "Subject is required";
const longestSubject = 200;

@InputType({ description: "Who gets a newsletter: readers that match every part that is not empty." })
export class NewsletterSegmentInput {
  @OptionalText("The form that they subscribed with, such as footer; all when blank.", 200) source?: string | null;

  @Field(() => [String], {
    defaultValue: [],
    description: "Slugs of topics; readers who chose none get all. Empty for all.",
  })
  @ArrayMaxSize(maxParts, { message: `Choose at most ${maxParts} topics` })
  @MaxLength(100, { each: true })
  topics: string[];

  @Field(() => [ID], { defaultValue: [], description: "Celebrities and places that readers follow; empty for all." })
  @ArrayMaxSize(maxParts, { message: `Choose at most ${maxParts} celebrities` })
  @IsUUID(undefined, { each: true, message: "This is not a valid id" })
  celebrityIds: string[];
}

/** Fields that may stay blank in a draft. */
@InputType()
abstract class NewsletterFields {
  @OptionalText("Shown by mail programs beside the subject, one sentence.", 200) preview?: string | null;

  @SafeLinks()
  @OptionalText("The text as Markdown, as in an article.", 100_000)
  body?: string | null;

  @Field(() => NewsletterSegmentInput, { nullable: true, description: "Who gets it; everyone by default." })
  @IsOptional()
  @ValidateNested()
  segment?: NewsletterSegmentInput | null;
}

@InputType({ description: "A new newsletter, a draft." })
export class CreateNewsletterInput extends NewsletterFields {
  @RequestId() requestId?: string | null;
  @RequiredText("Subject of the mail.", subjectRequired, longestSubject) subject: string;
}

@InputType({ description: "Changes to a newsletter that has not been sent; omitted fields do not change." })
export class UpdateNewsletterInput extends NewsletterFields {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;
  @RequiredText("Subject of the mail.", subjectRequired, longestSubject, true) subject?: string | null;
}

@InputType({ description: "An unsaved newsletter." })
export class NewsletterDraftInput {
  @RequiredText("Subject of the mail.", subjectRequired, longestSubject) subject: string;
  @OptionalText("Shown by mail programs beside the subject.", 200) preview?: string | null;

  @SafeLinks()
  @OptionalText("The text as Markdown.", 100_000)
  body?: string | null;
}

const chooseTime = "Choose a day and a time.";

@InputType({ description: "When a newsletter is sent." })
export class ScheduleNewsletterInput {
  @RowId("UUID.") id: string;
  @RowVersion() version: number;

  @Field(() => String, { description: "Day and time in the site's time zone, YYYY-MM-DDTHH:MM." })
  @Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { message: chooseTime })
  @IsISO8601({ strict: true }, { message: chooseTime })
  at: string;
}

@ArgsType()
export class NewslettersArgs extends PageArgs {
  @Field(() => NewsletterStatus, { nullable: true, description: "Only newsletters in this state." })
  status?: NewsletterStatus | null;
}

@ArgsType()
export class GoingOutArgs {
  @Field(() => String, { description: "The month in the site's time zone, YYYY-MM." })
  @Matches(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/, { message: "Enter a month as YYYY-MM." })
  month: string;
}
