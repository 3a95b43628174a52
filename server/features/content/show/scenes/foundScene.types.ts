import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A place in a show, as exactly as a text names it." })
export class FoundScene {
  @Field(() => ID, { description: "UUID of the show." }) showId: string;
  @Field(() => String, { description: "Slug of the show." }) slug: string;
  @Field(() => String, { description: "Title of the show." }) title: string;
  @Field(() => ID, { nullable: true, description: "UUID of the season; null when the text names none." })
  seasonId: string | null;
  @Field(() => Int, { nullable: true, description: "Number of the season." }) season: number | null;
  @Field(() => ID, { nullable: true, description: "UUID of the episode; null when the text names none." })
  episodeId: string | null;
  @Field(() => Int, { nullable: true, description: "Number of the episode in the season." }) episode: number | null;
  @Field(() => ID, { nullable: true, description: "UUID of the character; null when the text names none." })
  characterId: string | null;
  @Field(() => String, { nullable: true, description: "Name of the character." }) character: string | null;
  @Field(() => String, { nullable: true, description: "Slug of the character." }) characterSlug: string | null;
}
