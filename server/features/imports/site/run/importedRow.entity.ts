import { Column, Entity, Index, PrimaryColumn } from "typeorm";

/**
 * By field: the hash of the value that the export gave, and of the value that the row had after its import. A row that
 * has another value by now was changed by an editor.
 */
export type FieldHashes = Record<string, [given: string, written: string]>;

/** A row that an import wrote, by its key in the export. */
@Entity("imported_rows")
@Index("imported_rows_row_id_idx", ["rowId"])
export class ImportedRow {
  @PrimaryColumn("text")
  source: string;

  @PrimaryColumn("text")
  kind: string;

  @PrimaryColumn("text")
  key: string;

  /** Null for kinds without a row. No foreign key: it outlives the row, so that no import brings it back. */
  @Column("uuid", { nullable: true })
  rowId: string | null;

  /** Hash of everything that the export gave. */
  @Column("text")
  hash: string;

  @Column("jsonb", { default: {} })
  fields: FieldHashes;

  /** The import that wrote it last. */
  @Column("uuid")
  importId: string;
}
