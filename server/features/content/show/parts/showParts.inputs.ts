import { IsUUID, Max, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { OptionalDay, OptionalList, OptionalText, RequiredText, RowId } from "../../../../core/graphql/inputs";

export const maxCharacters = 300;
export const maxSeasons = 100;
export const maxEpisodes = 400;

@InputType()
abstract class ShowPartInput {
  @Field(() => ID, { description: "UUID of the part. The client generates one for a new part." })
  @IsUUID(undefined, { message: "This is not a valid id" })
  id: string;
}

@InputType({ description: "A character of a show." })
export class CharacterInput extends ShowPartInput {
  @RequiredText("Name of the character.", "Name the character", 100) name: string;
  @RowId("The celebrity who plays the character; null when unknown.", true) celebrityId?: string | null;
}

/** The number of a season or an episode. */
const PartNumber = (description: string, most: number): PropertyDecorator => {
  const message = { message: `The number must be from 0 to ${most}` };
  const decorators = [Field(() => Int, { description }), Min(0, message), Max(most, message)];
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
};

@InputType({ description: "An episode of a season." })
export class EpisodeInput extends ShowPartInput {
  @PartNumber("Its number in the season.", 9_999) number: number;
  @OptionalText("Its title.", 200) title?: string | null;
  @OptionalDay("Day on which it was first shown, YYYY-MM-DD.") airDate?: string | null;
}

@InputType({ description: "A season with its episodes." })
export class SeasonInput extends ShowPartInput {
  @PartNumber("Its number; 0 for specials.", 999) number: number;
  @OptionalText("Its title.", 200) title?: string | null;

  @OptionalList(() => EpisodeInput, maxEpisodes, "episodes", "Replaces the episodes. Omitted: unchanged.")
  episodes?: EpisodeInput[] | null;
}

/** Parts of a show; omitted lists do not change. */
@InputType()
export abstract class ShowPartsFields {
  @OptionalList(() => CharacterInput, maxCharacters, "characters", "Replaces the cast, in order.")
  characters?: CharacterInput[] | null;

  @OptionalList(() => SeasonInput, maxSeasons, "seasons", "Replaces the seasons.")
  seasons?: SeasonInput[] | null;
}
