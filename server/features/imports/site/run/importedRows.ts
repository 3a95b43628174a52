import type { EntityManager } from "typeorm";
import { RowProblem } from "./rowProblem";
import { type ImportState, nameRow } from "./importState";
import type { ImportedRow } from "./importedRow.entity";
import type { SiteKind, SiteRecord } from "../siteRecord.types";

type Known = Omit<ImportedRow, "source">;

/** The rows that a record names. */
function listReferences({ kind, values }: SiteRecord): [SiteKind, string][] {
  if (kind === "outfit" && values.celebrityKey !== null) return [["celebrity", values.celebrityKey]];
  if (kind === "product" && values.outfitKey !== null) return [["outfit", values.outfitKey]];
  return [];
}

/** The rows of earlier imports, and of this one, that a batch needs; those that it writes are added and stored at its end. */
export class ImportedRows {
  private readonly rows = new Map<string, Known>();
  private readonly written: Known[] = [];

  constructor(private readonly state: ImportState) {}

  /** Reads what a batch needs, with one statement. */
  async read(db: EntityManager, records: readonly SiteRecord[]): Promise<void> {
    const names = records.flatMap((record) => [[record.kind, record.key] as const, ...listReferences(record)]);
    const rows: Known[] = await db.query(
      `SELECT kind, key, row_id AS "rowId", hash, fields, import_id AS "importId" FROM imported_rows
       WHERE source = $1 AND (kind, key) IN (SELECT * FROM unnest($2::text[], $3::text[]))`,
      [this.state.run.source, names.map(([kind]) => kind), names.map(([, key]) => key)],
    );
    for (const row of rows) this.rows.set(nameRow(row.kind as SiteKind, row.key), row);
  }

  find(kind: SiteKind, key: string): Known | undefined {
    return this.rows.get(nameRow(kind, key));
  }

  /** @throws RowProblem when the export has no such row, or it could not be imported. */
  findId = (kind: SiteKind, key: string): string => {
    const id = this.find(kind, key)?.rowId;
    if (id) return id;
    const name = nameRow(kind, key);
    // During a check, the name stands for the row that will be written.
    if (this.state.usable.has(name)) return name;
    throw new RowProblem(
      this.state.seen.has(name)
        ? `Its ${kind} ${key} could not be imported.`
        : `Its ${kind} ${key} is not in the export.`,
    );
  };

  add(row: Omit<Known, "importId">): void {
    const known = { ...row, importId: this.state.run.id };
    this.rows.set(nameRow(row.kind as SiteKind, row.key), known);
    this.written.push(known);
  }

  async store(db: EntityManager): Promise<void> {
    if (this.written.length === 0) return;
    await db.query(
      `INSERT INTO imported_rows (source, kind, key, row_id, hash, fields, import_id)
       SELECT $1, kind, key, "rowId", hash, fields, $2
       FROM jsonb_to_recordset($3::jsonb) AS row (kind text, key text, "rowId" uuid, hash text, fields jsonb)
       ON CONFLICT (source, kind, key) DO UPDATE SET row_id = excluded.row_id, hash = excluded.hash,
         fields = excluded.fields, import_id = excluded.import_id`,
      [this.state.run.source, this.state.run.id, JSON.stringify(this.written)],
    );
  }
}
