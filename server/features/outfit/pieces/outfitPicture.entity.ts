import { Field, Float, ID, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from "typeorm";
import { TextField } from "../../../shared/graphql/columns";
import { DependsOn } from "../../../shared/read/sqlRelation";
import { Outfit } from "../outfit.entity";
import { center, Point } from "./point.types";

@ObjectType({ description: "Where a piece is in a picture." })
export class PiecePoint extends Point {
  @Field(() => ID, { description: "Id of the piece." }) pieceId: string;
}

@ObjectType({ description: "A further picture of an outfit. The main picture is Outfit.image." })
@Entity("outfit_pictures")
@Index("outfit_pictures_outfit_id_place_idx", ["outfitId", "place"])
@Check("outfit_pictures_focal_point_check", "focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1")
@Check("outfit_pictures_aspect_ratio_check", "aspect_ratio > 0")
export class OutfitPicture {
  @Field(() => ID, { description: "UUID." })
  @PrimaryGeneratedColumn("uuid")
  id: string;

  @Column("uuid")
  outfitId: string;

  /** Order within the outfit. */
  @Column("int", { default: 0 })
  place: number;

  @Field(() => String, { description: "URL of the image." })
  @Column("text")
  image: string;

  @TextField("Alternative text; empty when nobody has written one.") alt: string;

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

  @ManyToOne(() => Outfit, { onDelete: "CASCADE" })
  @JoinColumn({ name: "outfit_id" })
  outfit?: Outfit;
}
