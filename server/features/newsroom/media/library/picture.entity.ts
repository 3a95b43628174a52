import { Field, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, UpdateDateColumn } from "typeorm";
import {
  CountField,
  CreatedField,
  IdField,
  OptionalCountField,
  RequiredTextField,
  TextField,
  VersionField,
} from "../../../../core/graphql/columns";
import { DependsOn } from "../../../../core/read/sqlRelation";
import { center, Point } from "../../../content/outfit/pieces/point.types";

/**
 * A picture of the media library: one row for each set of files. The address contains the hash of the uploaded bytes, so
 * the same file is the same row.
 */
@ObjectType({ description: "A picture of the media library." })
@Entity("pictures")
@Index("pictures_address_key", ["address"], { unique: true })
@Index("pictures_created_at_idx", ["createdAt", "id"])
@Check("pictures_size_check", "width > 0 AND height > 0")
@Check("pictures_focal_point_check", "focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1")
export class Picture {
  @IdField() id: string;
  @RequiredTextField("The path that rows store: /pictures/{hash}-{width}x{height}.webp; unique.") address: string;
  @CountField("Width of the widest file in pixels.") width: number;
  @CountField("Height of the widest file in pixels.") height: number;
  @OptionalCountField("Size of the uploaded file in bytes; null when unknown.") fileSize: number | null;
  @TextField("Name of the uploaded file, for search only; empty when unknown.") fileName: string;
  @TextField("Alternative text, for rows without one of their own; empty when nobody has written one.") alt: string;
  @TextField("Who made the picture, shown below it; empty when unknown.") credit: string;
  @TextField("License, shown after the credit, such as CC BY 4.0; empty when unknown.") license: string;

  @Column("real", { default: center })
  focalX: number;

  @Column("real", { default: center })
  focalY: number;

  @Field(() => Point, { description: "The point that forms suggest to keep visible when a page crops the picture." })
  @DependsOn<Picture>("focalX", "focalY")
  focalPoint(): Point {
    return { x: this.focalX, y: this.focalY };
  }

  @TextField("Name of the administrator who uploaded it first; empty when unknown.") uploaderName: string;
  @VersionField() version: number;
  @CreatedField("Time of the first upload.") createdAt: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt: Date;
}
