import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import { Outfit } from "./outfit.entity";

/** A tag of an outfit. */
@Entity("outfit_tags")
@Index("outfit_tags_tag_name_idx", ["tagName"])
export class OutfitTag {
  @PrimaryColumn("uuid")
  outfitId: string;

  @PrimaryColumn("text")
  tagName: string;

  @ManyToOne(() => Outfit, { onDelete: "CASCADE" })
  @JoinColumn({ name: "outfit_id" })
  outfit?: Outfit;
}
