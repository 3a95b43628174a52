import { validate as isUuid } from "uuid";
import { difference } from "../../../../core/audit/difference";
import { rowTag } from "../../../../core/cache/cacheTags";
import { type PublishableType, publishableTypes } from "../../../../core/kinds/publishableRow";
import type { Write } from "../../../../core/write/write";
import { conflict, notFound } from "../../../../core/errors/appErrors";
import { normalizeInput } from "../../../../core/text/normalizeInput";
import { cropColumns } from "../../../content/outfit/pieces/point.types";
import type { StoredPicture } from "../upload/picture.service";
import { Picture } from "./picture.entity";
import type { UpdatePictureInput } from "./picture.inputs";
import { usesSql } from "./pictureUses";

const maxNameLength = 200;

/** Removes the folder and characters that no file name needs. */
const cleanFileName = (name: string): string =>
  name
    .replace(/^.*[/\\]/s, "")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, "")
    .trim()
    .slice(0, maxNameLength);

type Details = Partial<Pick<Picture, "fileSize" | "fileName" | "alt" | "credit" | "license">>;

/**
 * Adds an uploaded picture to the library. The same picture is one row, also for simultaneous uploads; the texts of the
 * first remain.
 * @returns its id.
 */
export async function recordPicture(
  change: Write,
  { address, width, height }: Pick<StoredPicture, "address" | "width" | "height">,
  { fileSize = null, fileName = "", alt = "", credit = "", license = "" }: Details,
): Promise<string> {
  // A no-op update, because a conflicting row would not be returned otherwise.
  const [{ id }]: { id: string }[] = await change.db.query(
    `INSERT INTO pictures (address, width, height, file_size, file_name, alt, credit, license, uploader_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (address) DO UPDATE SET address = excluded.address RETURNING id`,
    [address, width, height, fileSize, cleanFileName(fileName), alt, credit, license, change.actor?.name ?? ""],
  );
  // Also for a picture that exists, so that the orphan cleanup sees the new upload.
  await change.audit({ action: "upload", entityType: "picture", entityId: id, title: address });
  return id;
}

/** Invalidates the public rows that show texts of a picture. */
async function invalidateUses({ db, invalidate }: Write, address: string): Promise<void> {
  const rows: { kind: PublishableType; id: string }[] = await db.query(
    `SELECT DISTINCT kind, id FROM (${usesSql}) used WHERE address = $1 AND kind = ANY($2)`,
    [address, publishableTypes],
  );
  invalidate(...rows.map(({ kind, id }) => rowTag(kind, id)));
}

const goneError = () => notFound("This picture is no longer in the library.");
const staleError = () =>
  conflict("Someone else has saved this picture in the meantime. Compare both versions before you save yours.");

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updatePicture(
  change: Write,
  { id, version, focalPoint, ...texts }: UpdatePictureInput,
): Promise<Picture> {
  const where = { id };
  const before = isUuid(id) ? await change.db.findOne(Picture, { where, lock: { mode: "pessimistic_write" } }) : null;
  if (!before) throw goneError();
  if (before.version !== version) throw staleError();
  const values: Partial<Picture> = { ...normalizeInput(texts), ...cropColumns({ focalPoint }) };
  const changes = difference(before, values);
  if (Object.keys(changes).length === 0) return before;
  await change.db.update(Picture, where, { ...values, version: version + 1 });
  await invalidateUses(change, before.address);
  const title = before.fileName || before.address;
  await change.audit({ action: "update", entityType: "picture", entityId: id, title, changes });
  return change.db.findOneByOrFail(Picture, where);
}
