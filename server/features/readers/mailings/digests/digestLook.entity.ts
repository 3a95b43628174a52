import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { Outfit } from "../../../content/outfit/outfit.entity";

/** A look that a run found public. It stays found, so that one published twice is new only once. */
@Entity("digest_looks")
export class DigestLook {
  @PrimaryColumn("uuid")
  lookId: string;

  @OneToOne(() => Outfit, { onDelete: "CASCADE" })
  @JoinColumn({ name: "look_id" })
  look?: Outfit;

  /** The time of the run. It orders looks as digests see them, whatever their dates are and whenever their changes commit. */
  @Column("timestamptz")
  foundAt: Date;
}
