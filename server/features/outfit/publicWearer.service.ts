import { badUserInput, conflict } from "../../shared/errors/appErrors";
import { PublicationStatus } from "../../content/kinds/publishableRow";
import type { Write } from "../../content/write/write";
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
