import { Field, Int, ObjectType } from "type-graphql";
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import {
  CountField,
  CreatedField,
  EnumField,
  FlagField,
  IdField,
  OptionalTimeField,
  RequiredTextField,
  TextField,
} from "../../../core/graphql/columns";
import type { ChangedRows } from "../../../core/imports/readImportChanges";
import type { ReplacedMenu, SiteMenu } from "./menus/siteMenu.types";
import { SiteImportProblem, SiteImportStatus } from "./siteImport.types";

/** Numbers of rows by their kind and what became of them. */
export type ImportCounts = Partial<
  Record<string, Record<"created" | "changed" | "same" | "kept" | "problems", number>>
>;

@ObjectType({ description: "An import of a whole site." })
@Entity("site_imports")
@Index("site_imports_created_at_idx", ["createdAt"])
@Check(
  "site_imports_status_check",
  "status IN ('CHECK_QUEUED', 'CHECKING', 'READY', 'QUEUED', 'RUNNING', 'DONE', 'FAILED')",
)
export class SiteImport {
  @IdField() id: string;

  /** Keys of rows are unique within it: the name of the reader, or one that the operator gives. */
  @Column("text")
  source: string;

  @RequiredTextField("The kind of export, for people.") label: string;
  @RequiredTextField("Name of the file or folder.") fileName: string;

  /** SHA-256 of the export: an interrupted import of the same one is continued. */
  @Column("text")
  contentHash: string;

  @EnumField(() => SiteImportStatus, "How far it is.") status: SiteImportStatus;
  @FlagField("Whether the administrator stated that the subscribers agreed to get mails.") isAgreed: boolean;

  /** Whether its file is in the database; a file of the command is not. */
  @Column("boolean", { default: false })
  isUploaded: boolean;

  @CountField("Number of rows that are read.", 0) position: number;

  @Field(() => Int, { nullable: true, description: "Number of all rows; null before the export is checked." })
  @Column("int", { nullable: true })
  total: number | null;

  @Column("jsonb", { default: {} })
  counts: ImportCounts;

  @Field(() => [SiteImportProblem], { description: "The first 200 problems." })
  @Column("jsonb", { default: [] })
  problems: SiteImportProblem[];

  /** What the check has found: the first rows of each kind, those of subscribers without their addresses. */
  @Column("jsonb", { default: [] })
  changes: ChangedRows[];

  /** The menus that the check has found, with the places to import them to; null for the command, which asks nothing. */
  @Column("jsonb", { nullable: true })
  menus: SiteMenu[] | null;

  @Column("jsonb", { default: [] })
  replacedMenus: ReplacedMenu[];

  @TextField("Why it ended early; empty otherwise.") message: string;

  /** The administrator who started it; null for the command. */
  @Column("uuid", { nullable: true })
  actorId: string | null;

  @TextField("Name of the administrator who started it; empty for the command.") actorName: string;

  /** A run without a heartbeat for minutes lost its process. */
  @Column("timestamptz", { default: () => "now()" })
  heartbeatAt: Date;

  @OptionalTimeField("Time of its end; null before.") finishedAt: Date | null;
  @CreatedField("Time of the upload.") createdAt: Date;
}

/** A piece of an uploaded export, which every server can read. Deleted when the import is done. */
@Entity("site_import_parts")
export class SiteImportPart {
  @PrimaryColumn("uuid")
  importId: string;

  @ManyToOne(() => SiteImport, { onDelete: "CASCADE" })
  @JoinColumn({ name: "import_id" })
  siteImport?: SiteImport;

  @PrimaryColumn("int")
  part: number;

  @Column("bytea")
  bytes: Buffer;
}
