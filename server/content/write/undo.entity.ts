import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from "typeorm";
import type { ContentType } from "../kinds/contentKind";

/** A row as it was left by the change that can be undone; one that was saved since is left alone. */
export interface LeftRow {
  id: string;
  version: number;
}

/** What has to be done to undo a change, in this order. */
export type UndoOperation =
  | { operation: "restore"; type: ContentType; ids: string[] }
  | { operation: "setColumn"; type: ContentType; column: BulkColumn; rows: (LeftRow & { value: string | null })[] }
  | { operation: "retag"; add: string | null; remove: string | null; rows: LeftRow[] }
  | { operation: "insertTerm"; id: string; type: string; name: string }
  | { operation: "renameTerm"; id: string; name: string };

/** Columns that one change can set in many rows. */
export const bulkColumns = [
  "category",
  "style_type",
  "occasion",
  "category_name",
  "affiliate_link",
  "content",
] as const;
export type BulkColumn = (typeof bulkColumns)[number];

/** How to take one change back. Kept for a day. */
@Entity("undo_steps")
@Index("undo_steps_created_at_idx", ["createdAt"])
export class UndoStep {
  @PrimaryGeneratedColumn("uuid")
  id: string;

  /** Only whoever made the change can undo it. */
  @Column("uuid")
  actorId: string;

  /** What was done, as the audit log says it. */
  @Column("text")
  title: string;

  @Column("jsonb")
  operations: UndoOperation[];

  @CreateDateColumn({ type: "timestamptz" })
  createdAt: Date;
}
