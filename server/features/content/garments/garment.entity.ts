import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { AdminField } from "../../../core/graphql/adminField";
import { CountField, CreatedField, IdField, RequiredTextField, UpdatedField } from "../../../core/graphql/columns";
import { isPublished } from "../../../core/kinds/visibility";
import { VisitorFilter } from "../../../core/read/audience";

@ObjectType({
  description: "A garment or accessory that was worn again: pieces of several looks are the same one.",
})
@Entity("garments")
@VisitorFilter((garment) => isPublished("garments", garment))
@Index("garments_slug_key", ["slug"], { unique: true })
@Check("garments_slug_check", "char_length(slug) BETWEEN 1 AND 400")
@Check("garments_name_check", "char_length(name) BETWEEN 1 AND 100")
export class Garment {
  @IdField() id: string;
  @RequiredTextField("Slug of the address /garment/{slug}; unique, and never changed.") slug: string;
  @RequiredTextField("The name of the piece that was linked first.") name: string;

  @AdminField()
  @CountField("Increases with each change of its pieces.", 1)
  version: number;

  @CreatedField() createdAt: Date;
  @UpdatedField() updatedAt: Date;
}

/** Which garment a piece is: at most one. The piece may be gone for now, until a revision brings it back. */
@Entity("garment_pieces")
@Index("garment_pieces_garment_id_idx", ["garmentId"])
export class GarmentPiece {
  @PrimaryColumn("uuid")
  pieceId: string;

  @Column("uuid")
  garmentId: string;

  @ManyToOne(() => Garment, { onDelete: "CASCADE" })
  @JoinColumn({ name: "garment_id" })
  garment?: Garment;
}
