import { ArrayMaxSize, IsOptional, IsPositive, IsUUID, Max, MaxLength } from "class-validator";
import { Field, Float, ID, InputType } from "type-graphql";
import {
  FilterText,
  OptionalInput,
  OptionalList,
  OptionalText,
  RequiredPicture,
  RequiredText,
} from "../../../../core/graphql/inputs";
import { Point } from "./point.types";

const maxPieces = 40;
const maxProducts = 100;
const maxPictures = 20;
const uuid = { message: "This is not a valid id" };

const maxFacts = 8;
const FactNames = (what: string): PropertyDecorator => {
  const decorators = [
    Field(() => [String], { defaultValue: [], description: `Names of ${what} of the vocabulary.` }),
    ArrayMaxSize(maxFacts, { message: `At most ${maxFacts} ${what}` }),
    MaxLength(50, { each: true }),
  ];
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
};

@InputType({ description: "What an editor says that a piece is, instead of what its name and its exact product say." })
export class PieceFactsInput {
  @FilterText("Its garment; null for none of the vocabulary.", 50) garment?: string | null;
  @FactNames("colors") colors: string[];
  @FactNames("materials") materials: string[];
  @FactNames("patterns") patterns: string[];
}

@InputType({ description: "A piece of an outfit." })
export class PieceInput {
  @Field(() => ID, { description: "UUID of the piece. The client generates one for a new piece." })
  @IsUUID(undefined, uuid)
  id: string;

  @RequiredText('Name of the piece, such as "Cape".', "Name the piece", 100) name: string;
  @OptionalText("A remark for visitors, such as the designer.", 500) note?: string | null;

  @OptionalText("Name of its brand, in any spelling. Blank: that of its exact product. Omitted: unchanged.", 200)
  brandName?: string | null;

  @OptionalInput(
    () => PieceFactsInput,
    "What it is. Null: what its name and its exact product say. Omitted: unchanged, and for a new piece what they say.",
  )
  facts?: PieceFactsInput | null;

  @OptionalInput(() => Point, "Where it is in the outfit's main picture; null when it is not marked.")
  position?: Point | null;

  @Field(() => [ID], {
    nullable: true,
    description: "The outfit's products that belong to the piece, in order. Omitted: unchanged.",
  })
  @IsOptional()
  @ArrayMaxSize(maxProducts, { message: `At most ${maxProducts} products` })
  @IsUUID(undefined, { each: true, ...uuid })
  productIds?: string[] | null;
}

@InputType({ description: "Where a piece is in a picture." })
class PiecePointInput extends Point {
  @Field(() => ID, { description: "Id of the piece." })
  @IsUUID(undefined, uuid)
  pieceId: string;
}

/** Fields that describe how pages crop a picture. */
@InputType()
abstract class CropFields {
  @OptionalInput(() => Point, "The point that stays visible when a page crops the picture.")
  focalPoint?: Point | null;

  @Field(() => Float, { nullable: true, description: "Width of the picture divided by its height." })
  @IsOptional()
  @IsPositive({ message: "The aspect ratio must be more than 0" })
  @Max(100, { message: "The aspect ratio must be at most 100" })
  aspectRatio?: number | null;
}

@InputType({ description: "A further picture of an outfit." })
export class OutfitPictureInput extends CropFields {
  @RequiredPicture("URL of the image.", "Image URL is required") image: string;
  @OptionalText("Alternative text.", 500) alt?: string | null;

  @OptionalList(() => PiecePointInput, maxPieces, "points", "Where pieces are in this picture.")
  points?: PiecePointInput[] | null;
}

/** Pieces and pictures of an outfit; omitted ones do not change. */
@InputType()
export abstract class LookFields extends CropFields {
  @OptionalText("Alternative text of the main picture.", 500) imageAlt?: string | null;

  @OptionalList(
    () => PieceInput,
    maxPieces,
    "pieces",
    "Replaces the pieces. Products of a missing one stay without a piece.",
  )
  pieces?: PieceInput[] | null;

  @OptionalList(() => OutfitPictureInput, maxPictures, "further pictures", "Replaces the further pictures, in order.")
  morePictures?: OutfitPictureInput[] | null;
}
