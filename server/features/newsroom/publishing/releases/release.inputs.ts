import {
  ArrayMaxSize,
  ArrayMinSize,
  IsISO8601,
  IsOptional,
  IsTimeZone,
  Matches,
  ValidateNested,
} from "class-validator";
import { ArgsType, Field, InputType } from "type-graphql";
import { OptionalText, RowId } from "../../../../core/graphql/inputs";
import { PageArgs } from "../../../../core/paging/pageArgs";
import { ReleaseStatus } from "./release.entity";
import { PublishableInput } from "../publishing.inputs";

/** Most entries of one release; it is published in one transaction. */
export const maxReleaseRows = 100;
export const tooManyRows = `A release has at most ${maxReleaseRows} entries.`;

const chooseTime = "Choose a day and a time.";

/** A day and a time as an editor reads them from the clock on the wall. */
const LocalTime = (): PropertyDecorator => (target, key) => {
  Field(() => String, { description: "Day and time in the time zone, YYYY-MM-DDTHH:MM." })(target, key);
  Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { message: chooseTime })(target, key);
  IsISO8601({ strict: true }, { message: chooseTime })(target, key);
};

const ChosenZone = (): PropertyDecorator => (target, key) => {
  Field(() => String, { nullable: true, description: "IANA time zone; that of the settings if omitted." })(target, key);
  IsOptional()(target, key);
  IsTimeZone({ message: "Choose a time zone as in Europe/Berlin." })(target, key);
};

@InputType({ description: "When a new release is published." })
export class ScheduleInput {
  @OptionalText("Name for editors; the title of the first row when blank.", 200) title?: string | null;
  @LocalTime() at: string;
  @ChosenZone() timeZone?: string | null;
}

@InputType({ description: "A new release." })
export class ScheduleReleaseInput extends ScheduleInput {
  @Field(() => [PublishableInput], { description: "The rows, 1 to 100; their present state is what is published." })
  @ArrayMinSize(1, { message: "Choose at least one entry." })
  @ArrayMaxSize(maxReleaseRows, { message: tooManyRows })
  @ValidateNested()
  rows: PublishableInput[];
}

@InputType({ description: "Rows that join a release." })
export class AddToReleaseInput {
  @RowId("Id of the release.") releaseId: string;

  @Field(() => [PublishableInput], { description: "The rows, 1 to 100; their present state is what is published." })
  @ArrayMinSize(1, { message: "Choose at least one entry." })
  @ArrayMaxSize(maxReleaseRows, { message: tooManyRows })
  @ValidateNested()
  rows: PublishableInput[];
}

@InputType({ description: "Another time or name of a release." })
export class UpdateReleaseInput {
  @RowId("Id of the release.") id: string;
  @OptionalText("Name for editors; unchanged when blank.", 200) title?: string | null;
  @LocalTime() at: string;
  @ChosenZone() timeZone?: string | null;
}

@ArgsType()
export class ReleasesArgs extends PageArgs {
  @Field(() => ReleaseStatus, { nullable: true, description: "Only releases in this state." })
  status?: ReleaseStatus | null;
}
