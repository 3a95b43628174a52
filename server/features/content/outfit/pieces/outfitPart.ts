import { Column, JoinColumn, ManyToOne } from "typeorm";
import { Outfit } from "../outfit.entity";

/** Columns of rows that an outfit has several of, in the editor's order. They are deleted with it. */
export abstract class OutfitPart {
  @Column("uuid")
  outfitId: string;

  /** Order within the outfit. */
  @Column("int", { default: 0 })
  place: number;

  @ManyToOne(() => Outfit, { onDelete: "CASCADE" })
  @JoinColumn({ name: "outfit_id" })
  outfit?: Outfit;
}
