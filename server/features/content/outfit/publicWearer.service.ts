import { badUserInput, conflict } from "../../../core/errors/appErrors";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import type { Write } from "../../../core/write/write";
import { contentKinds } from "../../../core/kinds/contentKind";
import type { Celebrity } from "../celebrity/celebrity.entity";

/**
 * A public outfit has a public celebrity: its page names the person and links to the profile. Locks the celebrity, so
 * that it cannot be taken offline at the same moment.
 * @throws BAD_USER_INPUT when the celebrity is not published.
 */
export async function requirePublicWearer({ db }: Write, celebrityId: string | null | undefined): Promise<void> {
  const [wearer]: Pick<Celebrity, "name" | "status">[] = await db.query(
    "SELECT name, status FROM celebrities WHERE id = $1 AND deleted_at IS NULL FOR SHARE",
    [celebrityId],
  );
  if (!wearer || wearer.status === PublicationStatus.PUBLISHED) return;
  const message = `${wearer.name} is not published yet. Publish the celebrity first, or save this outfit as a draft.`;
  throw badUserInput(message, { celebrityId: message });
}

/** The columns with the rows that stay public as long as public outfits show them. */
const shownColumns = { celebrity: "celebrity_id", event: "event_id", show: "show_id" } as const;
export type ShownType = keyof typeof shownColumns;
export const isShownType = (type: string): type is ShownType => Object.hasOwn(shownColumns, type);

/** @throws CONFLICT when the celebrity, the event or the show has published outfits. */
export async function requireNoPublicOutfits({ db }: Write, type: ShownType, id: string): Promise<void> {
  const [{ count }]: { count: number }[] = await db.query(
    `SELECT count(*)::int FROM outfits WHERE ${shownColumns[type]} = $1 AND status = 'PUBLISHED' AND deleted_at IS NULL`,
    [id],
  );
  if (count === 0) return;
  const outfits = count === 1 ? "1 published outfit" : `${count} published outfits`;
  throw conflict(`This ${contentKinds[type].noun} has ${outfits}. Take the outfits offline first.`);
}

/** Returns those of the outfits that need their celebrity published first. Locks the celebrities. */
export async function findHiddenWearers({ db }: Write, outfitIds: readonly string[]): Promise<Set<string>> {
  const rows: { id: string; status: PublicationStatus }[] = await db.query(
    `SELECT outfit.id, wearer.status FROM outfits outfit JOIN celebrities wearer ON wearer.id = outfit.celebrity_id
     WHERE outfit.id = ANY($1::uuid[]) AND wearer.deleted_at IS NULL ORDER BY wearer.id FOR SHARE OF wearer`,
    [outfitIds],
  );
  return new Set(rows.filter(({ status }) => status !== PublicationStatus.PUBLISHED).map(({ id }) => id));
}

/** Returns those of the celebrities, events or shows that have published outfits. */
export async function findShownRows({ db }: Write, type: ShownType, ids: readonly string[]): Promise<Set<string>> {
  const column = shownColumns[type];
  const rows: { id: string }[] = await db.query(
    `SELECT DISTINCT ${column} AS id FROM outfits
     WHERE ${column} = ANY($1::uuid[]) AND status = 'PUBLISHED' AND deleted_at IS NULL`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
