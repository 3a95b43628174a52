/** What an archive holds, told in the archive itself. */
export interface Manifest {
  format: typeof archiveFormat;
  /** When the state was that of the archive; ISO 8601. */
  createdAt: string;
  /** Names of the migrations that the database had run. */
  migrations: string[];
  /** In the order in which they can be filled. */
  tables: { name: string; columns: string[]; rows: number }[];
  pictures: number;
}

/** Another number stands for archives that this version cannot read. */
export const archiveFormat = "wornby-backup-1";

export const manifestName = "manifest.json";
/** As sha256sum writes it, so that an unpacked archive can be checked without this program. */
export const checksumsName = "SHA256SUMS";

/** The archive cannot be used, or the target not be written; the message is a sentence for whoever typed the command. */
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
