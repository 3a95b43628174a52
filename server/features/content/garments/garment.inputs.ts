import { ArrayMaxSize, ArrayMinSize, IsOptional, IsUUID } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";

const uuid = { message: "This is not a valid id" };
const versionDescription = "Version of its garment as the editor read it; null when it had none.";

@InputType({ description: "Two pieces that are the same garment." })
export class LinkPiecesInput {
  @Field(() => ID, { description: "Id of a piece." })
  @IsUUID(undefined, uuid)
  pieceId: string;

  @Field(() => Int, { nullable: true, description: versionDescription })
  @IsOptional()
  version?: number | null;

  @Field(() => ID, { description: "Id of the other piece." })
  @IsUUID(undefined, uuid)
  otherId: string;

  @Field(() => Int, { nullable: true, description: versionDescription })
  @IsOptional()
  otherVersion?: number | null;
}

@InputType({ description: "Pieces that are not the garment they are linked to." })
export class UnlinkPiecesInput {
  @Field(() => ID, { description: "Id of the garment." })
  @IsUUID(undefined, uuid)
  garmentId: string;

  @Field(() => Int, { description: "Version of the garment as the editor read it." })
  version: number;

  @Field(() => [ID], { description: "Ids of its pieces. Several stay the same garment as each other." })
  @ArrayMinSize(1, { message: "Name a piece" })
  @ArrayMaxSize(100, { message: "At most 100 pieces" })
  @IsUUID(undefined, { each: true, ...uuid })
  pieceIds: string[];
}
