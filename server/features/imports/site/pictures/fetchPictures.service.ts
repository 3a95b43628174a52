import { GraphQLError } from "graphql";
import type { EntityManager } from "typeorm";
import { resumeImport } from "../../../../core/imports/recordImport";
import { claimRows } from "../../../../core/jobs/claimRows";
import type { ReplacedValue } from "../../../../core/audit/undoOperation";
import { write, type Write } from "../../../../core/write/write";
import { replaceAddress } from "../../../newsroom/media/library/changeAddresses";
import { picturePlaces } from "../../../newsroom/media/library/picturePlaces";
import { recordPicture } from "../../../newsroom/media/library/savePicture.service";
import { type StoredPicture, storePicture } from "../../../newsroom/media/upload/picture.service";
import type { PictureStorage } from "../../../newsroom/media/upload/pictureStorage";
import { hashValue } from "../run/hashValue";
import type { ImportedRow } from "../run/importedRow.entity";
import {
  downloadPicture,
  type PictureOptions,
  pictureOptions,
  PictureProblem,
} from "../../../newsroom/media/upload/downloadPicture.service";
import type { ImportedPicture } from "./importedPicture.entity";

const atOnce = 4;
const maxAttempts = 6;

type Claimed = Pick<ImportedPicture, "address" | "alt" | "attempts">;

/** The next attempt is 2 minutes later, then 8, 32 and so on: also when the process ends in the middle. */
const claim = (db: EntityManager): Promise<Claimed[]> =>
  claimRows(db, {
    table: "imported_pictures",
    key: "address",
    due: "status = 'WAITING' AND next_at <= now()",
    order: "next_at, address",
    set: "attempts = attempts + 1, next_at = now() + make_interval(mins => (2 * 4 ^ attempts)::int)",
    limit: atOnce,
    returning: "address, alt, attempts",
  });

/** The replaced address is not an editor's change: a field that was as imported is so again. */
async function rememberReplaced({ db }: Write, values: readonly (ReplacedValue & { after: string })[]): Promise<void> {
  const rows: Pick<ImportedRow, "source" | "kind" | "key" | "rowId" | "fields">[] = await db.query(
    `SELECT source, kind, key, row_id AS "rowId", fields FROM imported_rows WHERE row_id = ANY($1::uuid[])`,
    [values.filter(({ place }) => picturePlaces[place].idType === "uuid").map(({ id }) => id)],
  );
  for (const row of rows) {
    for (const { place, id, value, after } of values) {
      const field = picturePlaces[place].column;
      if (id !== row.rowId || row.fields[field]?.[1] !== hashValue(value)) continue;
      row.fields[field] = [row.fields[field][0], hashValue(after)];
    }
    await db.query("UPDATE imported_rows SET fields = $4 WHERE (source, kind, key) = ($1, $2, $3)", [
      ...[row.source, row.kind, row.key],
      JSON.stringify(row.fields),
    ]);
  }
}

/** Writes under the import that used the picture last; not at all for one that was undone. */
const writeFor = (
  db: EntityManager,
  { address }: Claimed,
  work: (change: Write, importId: string | null) => Promise<unknown>,
): Promise<void> =>
  write(db, null, async (change) => {
    const [found]: Pick<ImportedPicture, "importId">[] = await change.db.query(
      'SELECT import_id AS "importId" FROM imported_pictures WHERE address = $1',
      [address],
    );
    if (!found || (found.importId && !(await resumeImport(change.db, found.importId)))) return;
    await work(change, found.importId);
  });

const usePicture = (db: EntityManager, picture: Claimed, stored: StoredPicture, fileSize: number) =>
  writeFor(db, picture, async (change, importId) => {
    const { address, alt } = picture;
    await recordPicture(change, stored, { fileSize, fileName: new URL(address).pathname, alt });
    const { values } = await replaceAddress(change, address, stored.address);
    await rememberReplaced(change, values);
    const [written]: [unknown[]] = await change.db.query(
      `UPDATE imported_pictures SET status = 'STORED', stored = $2, problem = ''
       WHERE address = $1 AND import_id IS NOT DISTINCT FROM $3 RETURNING address`,
      [address, stored.address, importId],
    );
    if (written.length === 0) throw new PictureProblem("Another import has used it meanwhile.", false);
  });

/** A refused file is no better the next time. @throws what is not about the picture */
function toProblem(error: unknown): PictureProblem {
  if (error instanceof PictureProblem) return error;
  if (error instanceof GraphQLError && error.extensions.code === "BAD_USER_INPUT")
    return new PictureProblem(error.message, true);
  throw error;
}

async function fetchPicture(
  db: EntityManager,
  storage: PictureStorage,
  picture: Claimed,
  options: PictureOptions,
): Promise<void> {
  try {
    const bytes = await downloadPicture(picture.address, options);
    await usePicture(db, picture, await storePicture(storage, bytes), bytes.length);
  } catch (error) {
    if (options.end?.aborted) return;
    const { message, isFinal } = toProblem(error);
    const status = isFinal || picture.attempts >= maxAttempts ? "FAILED" : "WAITING";
    await writeFor(db, picture, (change) =>
      change.db.query("UPDATE imported_pictures SET status = $2, problem = $3 WHERE address = $1", [
        picture.address,
        status,
        message,
      ]),
    );
  }
}

/**
 * Fetches the pictures of imported rows that are due, stores them, and puts their new addresses in the rows. A picture
 * that cannot be fetched is tried again later, and given up after six attempts; the rows keep its address.
 * @returns the number of pictures that were looked at.
 */
export async function fetchDuePictures(
  db: EntityManager,
  storage: PictureStorage,
  given: Partial<PictureOptions> = {},
): Promise<number> {
  const options = { ...pictureOptions, ...given };
  let count = 0;
  while (!options.end?.aborted) {
    const pictures = await claim(db);
    if (pictures.length === 0) break;
    await Promise.all(pictures.map((picture) => fetchPicture(db, storage, picture, options)));
    count += pictures.length;
  }
  return count;
}
