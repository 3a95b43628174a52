import { badUserInput, conflict } from "../../../core/errors/appErrors";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import type { Write } from "../../../core/write/write";
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

/** @throws CONFLICT when the celebrity has published outfits. */
export async function requireNoPublicOutfits({ db }: Write, celebrityId: string): Promise<void> {
  const [{ count }]: { count: number }[] = await db.query(
    `SELECT count(*)::int FROM outfits WHERE celebrity_id = $1 AND status = 'PUBLISHED' AND deleted_at IS NULL`,
    [celebrityId],
  );
  if (count === 0) return;
  const outfits = count === 1 ? "1 published outfit" : `${count} published outfits`;
  throw conflict(`This celebrity has ${outfits}. Take the outfits offline first.`);
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

/** Returns those of the celebrities that have published outfits. */
export async function findPublicWearers({ db }: Write, celebrityIds: readonly string[]): Promise<Set<string>> {
  const rows: { id: string }[] = await db.query(
    `SELECT DISTINCT celebrity_id AS id FROM outfits
     WHERE celebrity_id = ANY($1::uuid[]) AND status = 'PUBLISHED' AND deleted_at IS NULL`,
    [celebrityIds],
  );
  return new Set(rows.map(({ id }) => id));
}
