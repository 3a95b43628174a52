import { addressPattern, hasAddress, type PicturePlace, picturePlaces } from "./picturePlaces";

const everyAddress = (text: string): string => `regexp_matches(${text}, '${addressPattern}', 'g') AS match`;

function placeUses(place: PicturePlace): string {
  const { kind, table, column, isText, idType, owner, title, hasTrash } = place;
  const row = owner ? "owner" : "place";
  const id = idType === "uuid" ? `${row}.id` : "NULL::uuid";
  const trashed = hasTrash ? `${row}.deleted_at IS NOT NULL` : "false";
  const address = isText ? "match[1]" : `place.${column}`;
  const from = `${table} place ${owner ?? ""}${isText ? `, ${everyAddress(`place.${column}`)}` : ""}`;
  return `SELECT ${address} AS address, '${kind}' AS kind, ${id} AS id, ${title} AS title, ${trashed} AS is_trashed,
    false AS is_scheduled FROM ${from} WHERE ${hasAddress(place)}`;
}

/** Revisions that wait for their time: at that moment the row takes their pictures. */
const scheduledUses = `
  SELECT match[1], waiting.row_type, waiting.row_id, COALESCE(revision.snapshot->>'title', revision.snapshot->>'name', ''),
    false, true
  FROM release_rows waiting JOIN revisions revision ON revision.id = waiting.revision_id,
    ${everyAddress("revision.snapshot::text")}
  WHERE waiting.is_pending`;

/** SQL of all uses: (address, kind, id, title, is_trashed, is_scheduled), each row once for each picture and each state. */
export const usesSql = [...Object.values(picturePlaces).map(placeUses), scheduledUses].join("\n  UNION ");

/** SQL over the alias `picture`: a row uses it, or will. */
export const isUsed = `EXISTS (SELECT FROM (${usesSql}) used WHERE used.address = picture.address)`;
