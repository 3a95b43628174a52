import { Field, ID, Int, ObjectType } from "type-graphql";
import type { CacheTag } from "../../../core/cache/cacheTag";

/** Cache tag of the assignment of pieces to garments. */
export const garmentsTag: CacheTag = "garments";

@ObjectType({ description: "A piece of another look that may be the same garment." })
export class PieceSuggestion {
  @Field(() => ID, { description: "Id of the piece." }) pieceId: string;
  @Field(() => String, { description: "Its name." }) name: string;
  @Field(() => ID, { description: "Id of its outfit." }) outfitId: string;
  @Field(() => String, { description: "Title of its outfit." }) outfitTitle: string;
  @Field(() => String, { description: "URL of the outfit's picture; empty when there is none." }) image: string;
  @Field(() => String, { nullable: true, description: "Who wore it; null for a draft without a celebrity." })
  wearer: string | null;
  @Field(() => String, { nullable: true, description: "Day on which it was worn, YYYY-MM-DD; null when unknown." })
  date: string | null;
  @Field(() => Int, { nullable: true, description: "Version of its garment; null when it has none." })
  version: number | null;
  @Field(() => [String], { description: 'Why it is suggested, such as "camel" or "same link"; empty for a search.' })
  reasons: string[];
}
