import type { PageType } from "../../../../core/kinds/contentKind";
import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** An address that a row had on another site; see normalizeOldPath. */
@Entity("old_paths")
@Check("old_paths_row_type_check", "row_type IN ('celebrity', 'outfit', 'blogPost', 'page', 'author')")
@Check("old_paths_target_check", "(row_id IS NULL) = (row_type IS NULL) AND (row_id IS NULL) <> (target IS NULL)")
export class OldPath {
  @PrimaryColumn("text")
  path: string;

  @Column("text", { nullable: true })
  rowType: PageType | null;

  /** No foreign key: the path of a deleted row answers 410. */
  @Column("uuid", { nullable: true })
  rowId: string | null;

  /** A path of this site, instead of a row. */
  @Column("text", { nullable: true })
  target: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
