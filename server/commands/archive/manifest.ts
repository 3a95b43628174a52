/** Describes the content of an archive; stored in the archive. */
export interface Manifest {
  format: typeof archiveFormat;
  /** Time of the snapshot, in ISO 8601. */
  createdAt: string;
  /** Names of the migrations that the database had executed. */
  migrations: string[];
  /** In an order that satisfies the foreign keys. */
  tables: {
    name: string;
    columns: string[];
    rows: number;
    /** Of the rows in any order; archives of earlier versions have none. */
    checksum?: string;
  }[];
  pictures: number;
  /** Names of tables, indexes, constraints, triggers and functions; archives of earlier versions have none. */
  objects?: string[];
}

/** Changes with every incompatible format. */
export const archiveFormat = "wornby-backup-1";

export const manifestName = "manifest.json";
/** In sha256sum's format, so that standard tools can verify an unpacked archive. */
export const checksumsName = "SHA256SUMS";

/** The archive cannot be read or written. The message is for the person who runs the command. */
export class ArchiveRefused extends Error {}

export const damagedArchive = (what: string): ArchiveRefused =>
  new ArchiveRefused(`This archive is damaged: ${what}. Nothing was changed.`);

/** @throws ArchiveRefused for an archive of another format. */
export function readManifest(bytes: Buffer): Manifest {
  const manifest = JSON.parse(bytes.toString()) as Omit<Manifest, "format"> & { format: string };
  const { format } = manifest;
  if (format !== archiveFormat)
    throw new ArchiveRefused(`This version of WornBy cannot read archives of the format ${format}.`);
  return { ...manifest, format };
}
