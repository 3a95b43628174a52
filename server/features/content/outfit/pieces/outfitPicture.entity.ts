import { Field, Float, ID, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index } from "typeorm";
import { altOrLibrary } from "../../../../core/text/libraryText";
import { IdField, RequiredTextField, TextField } from "../../../../core/graphql/columns";
import { DependsOn, SqlRelation } from "../../../../core/read/sqlRelation";
import { OutfitPart } from "./outfitPart";
import { center, Point } from "./point.types";

@ObjectType({ description: "Where a piece is in a picture." })
export class PiecePoint extends Point {
  @Field(() => ID, { description: "Id of the piece." }) pieceId: string;
}

@ObjectType({ description: "A further picture of an outfit. The main picture is Outfit.image." })
@Entity("outfit_pictures")
@Index("outfit_pictures_outfit_id_place_idx", ["outfitId", "place"])
@Index("outfit_pictures_picture_idx", { synchronize: false })
@Check("outfit_pictures_focal_point_check", "focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1")
@Check("outfit_pictures_aspect_ratio_check", "aspect_ratio > 0")
export class OutfitPicture extends OutfitPart {
  @IdField() id: string;
  @RequiredTextField("URL of the image.") image: string;

  @SqlRelation({
    kind: "value",
    sql: (picture, audience) => altOrLibrary(`${picture}.alt`, `${picture}.image`, audience),
  })
  @TextField("Alternative text; empty when nobody has written one. Visitors get the media library's then.")
  alt: string;

  @Column("real", { default: center })
  focalX: number;

  @Column("real", { default: center })
  focalY: number;

  @Field(() => Float, { nullable: true, description: "Width divided by height; null when unknown." })
  @Column("real", { nullable: true })
  aspectRatio: number | null;

  @Field(() => [PiecePoint], { description: "Where pieces are in this picture." })
  @Column("jsonb", { default: [] })
  points: PiecePoint[];

  @Field(() => Point, { description: "The point that stays visible when a page crops the picture." })
  @DependsOn<OutfitPicture>("focalX", "focalY")
  focalPoint(): Point {
    return { x: this.focalX, y: this.focalY };
  }
}
