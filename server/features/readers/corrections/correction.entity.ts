import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne } from "typeorm";
import {
  CreatedField,
  EnumField,
  IdField,
  OptionalRowIdField,
  OptionalTimeField,
  RequiredTextField,
  RowIdField,
  TextField,
  UpdatedField,
  VersionField,
} from "../../../core/graphql/columns";
import { createEnum } from "../../../core/graphql/createEnum";
import { Outfit } from "../../content/outfit/outfit.entity";
import { AffiliateProduct } from "../../content/product/affiliateProduct.entity";

/** Stored as text. */
export const CorrectionStatus = createEnum("CorrectionStatus", "What editors decided about a correction.", {
  OPEN: "Nobody has decided yet.",
  ACCEPTED: "The reader is right; a note is public.",
  REJECTED: "Nothing is public.",
});
export type CorrectionStatus = keyof typeof CorrectionStatus;

@ObjectType({ description: "What a reader says is wrong about a look." })
@Entity("corrections")
@Index("corrections_open_key", { synchronize: false })
@Index("corrections_inbox_idx", { synchronize: false })
@Index("corrections_product_id_idx", ["productId"])
@Check("corrections_body_check", "char_length(body) BETWEEN 1 AND 1000")
@Check("corrections_status_check", "status IN ('OPEN', 'ACCEPTED', 'REJECTED')")
export class Correction {
  @IdField() id: string;
  @RowIdField("The look.") outfitId: string;
  @OptionalRowIdField("The product; null for the look as a whole, or when it was deleted.") productId: string | null;

  /** The product or the look; no foreign key, so that it stays when the product is deleted. */
  @Column("uuid")
  subjectId: string;

  @RequiredTextField("What is wrong, as typed.") body: string;
  @TextField("Address of a source; empty when there is none.") sourceUrl: string;

  @EnumField(() => CorrectionStatus, "What editors decided.", CorrectionStatus.OPEN) status: CorrectionStatus;
  @TextField("The note that visitors read; empty unless accepted.") publicNote: string;
  @TextField("The answer that was mailed; empty when there is none.") answer: string;
  @OptionalTimeField("When the answer was queued; null before.") answeredAt: Date | null;
  @VersionField() version: number;
  @CreatedField("When it was sent.") createdAt: Date;
  @UpdatedField() updatedAt: Date;

  @ManyToOne(() => Outfit, { onDelete: "CASCADE" })
  @JoinColumn({ name: "outfit_id" })
  outfitRow?: Outfit;

  @ManyToOne(() => AffiliateProduct, { onDelete: "SET NULL" })
  @JoinColumn({ name: "product_id" })
  productRow?: AffiliateProduct;
}
