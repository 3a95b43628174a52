import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { Outfit } from "../../../content/outfit/outfit.entity";

/** Perceptual hashes of a look's main picture. */
@Entity("look_hashes")
export class LookHash {
  @PrimaryColumn("uuid")
  outfitId: string;

  /** The address that was hashed: another one in the look makes the hashes outdated. */
  @Column("text")
  image: string;

  /** See hashPicture; empty when the picture is missing or has nothing to recognize. */
  @Column({ type: "bit", length: 170, array: true })
  hashes: string[];

  @OneToOne(() => Outfit, { onDelete: "CASCADE" })
  @JoinColumn({ name: "outfit_id" })
  outfitRow?: Outfit;
}
