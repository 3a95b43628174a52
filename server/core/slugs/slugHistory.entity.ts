import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from "typeorm";

/** A former slug of a row; its address redirects to the current one. */
@Entity("slug_history")
@Index("slug_history_entity_id_idx", ["entityId"])
export class SlugHistory {
  /** celebrity, outfit, blogPost or category. */
  @PrimaryColumn("text")
  entityType: string;

  @PrimaryColumn("text")
  slug: string;

  @Column("uuid")
  entityId: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
