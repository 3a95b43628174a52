import { ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, PrimaryColumn } from "typeorm";
import {
  CountField,
  CreatedField,
  EnumField,
  IdField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
} from "../graphql/columns";
import { createEnum } from "../graphql/createEnum";

/** What an import brings, as an enum object for type-graphql. */
export const ImportKinds = createEnum("ImportKind", "What an import brings.", {
  SALES: "Sales of an affiliate program.",
  SUBSCRIBERS: "Newsletter subscribers.",
  OUTFITS: "Outfits with their pieces and products.",
  PRODUCTS: "Products of a feed.",
  SITE: "A whole site.",
});
export type ImportKind = keyof typeof ImportKinds;

export interface ImportChoices {
  titles: string;
  mapping: object;
}

/** An import whose changes are recorded. */
@ObjectType({ description: "An import, with what it changed." })
@Entity("imports")
@Index("imports_created_at_idx", ["createdAt", "id"])
@Check("imports_kind_check", "kind IN ('SALES', 'SUBSCRIBERS', 'OUTFITS', 'PRODUCTS', 'SITE')")
export class Import {
  @IdField() id: string;
  @EnumField(() => ImportKinds, "What it brings.") kind: ImportKind;
  @RequiredTextField("Its file, feed or program.") title: string;

  /** The feed of an import of products; it may be gone. */
  @Column("uuid", { nullable: true })
  feedId: string | null;

  /** What a person said of the columns, for the next file with these titles; null when nothing was asked. */
  @Column("jsonb", { nullable: true, select: false })
  choices: ImportChoices | null;

  @CountField("Number of new rows.", 0) created: number;
  @CountField("Number of rows that had other values before.", 0) changed: number;
  @CountField("Number of removed rows.", 0) removed: number;
  @TextField("Name of the administrator; empty for one by the server.") actorName: string;
  @OptionalTimeField("Until when it can be undone; null when it cannot.") undoUntil: Date | null;
  @OptionalTimeField("Time of its undo; null while it counts.") undoneAt: Date | null;
  @CreatedField("Time of the import.") createdAt: Date;
}

/** A row that an import wrote. A trigger records it. */
@Entity("import_changes")
export class ImportChange {
  @PrimaryColumn("uuid")
  importId: string;

  @PrimaryColumn("text")
  tableName: string;

  /** The columns of the row's key. */
  @PrimaryColumn("jsonb")
  key: Record<string, unknown>;

  /** The row before the import; null for a new one. */
  @Column("jsonb", { nullable: true })
  before: Record<string, unknown> | null;

  /** Hash of the row as the import left it; null for a removed one. */
  @Column("bigint", { nullable: true })
  after: string | null;
}
