import { Field, ObjectType } from "type-graphql";
import { listExactNames, readFacts } from "../../../../core/vocabulary/facts";

@ObjectType({ description: "What is known of a piece, in names of the vocabulary, as exactly as known." })
export class PieceFacts {
  @Field(() => String, { nullable: true, description: "Its garment, e.g. loafer; null when unknown." })
  garment: string | null;

  @Field(() => [String], { description: "Its colors, e.g. navy." }) colors: string[];
  @Field(() => [String], { description: "Its materials." }) materials: string[];
  @Field(() => [String], { description: "Its patterns." }) patterns: string[];
}

/** Converts stored facts, such as "color:navy". */
export function toPieceFacts(facts: readonly string[]): PieceFacts {
  const traits = readFacts(facts);
  return {
    garment: listExactNames("garments", traits.garments).at(-1) ?? null,
    colors: listExactNames("colors", traits.colors),
    materials: listExactNames("materials", traits.materials),
    patterns: listExactNames("patterns", traits.patterns),
  };
}

@ObjectType({ description: "A name by which pieces are found." })
export class VocabularyName {
  @Field(() => String, { description: "The name, e.g. navy." }) name: string;
  @Field(() => String, { description: "The family that it belongs to, e.g. blue: itself for a family." })
  family: string;
}

@ObjectType({ description: "The names that an editor can choose for a piece." })
export class PieceVocabulary {
  @Field(() => [VocabularyName], { description: "Garments." }) garments: VocabularyName[];
  @Field(() => [VocabularyName], { description: "Colors." }) colors: VocabularyName[];
  @Field(() => [VocabularyName], { description: "Materials." }) materials: VocabularyName[];
  @Field(() => [VocabularyName], { description: "Patterns." }) patterns: VocabularyName[];
}
