import type { Write } from "../write/write";
import { matchShowParts } from "./showParts";
import type { Snapshot } from "./snapshot";

/** Returns the row into which a row was merged, else the row; null when it was deleted permanently. */
async function findKept({ db }: Write, type: "event" | "show", id: unknown): Promise<string | null> {
  const [row]: { id: string }[] = await db.query(
    `SELECT COALESCE(former.entity_id, named.id) AS id FROM ${type}s named LEFT JOIN slug_history former
       ON named.deleted_at IS NOT NULL AND former.entity_type = $2 AND former.slug = named.slug
     WHERE named.id = $1`,
    [id, type],
  );
  return row?.id ?? null;
}

/**
 * Returns the columns with the place of a look in a revision that is another one by now: its event or show was merged into
 * another one, or parts of its show are gone.
 */
export async function readPlace(change: Write, snapshot: Snapshot): Promise<Partial<Snapshot>> {
  const { event_id: event, show_id: show, season_id: season, episode_id: episode, character_id: character } = snapshot;
  if (event) return { event_id: await findKept(change, "event", event) };
  if (!show) return {};
  const kept = await findKept(change, "show", show);
  if (kept !== null && kept !== show) {
    const parts = await matchShowParts(change, show as string, kept);
    const find = (id: unknown) => parts.find(({ row }) => row.id === id)?.intoId ?? null;
    return { show_id: kept, season_id: find(season), episode_id: find(episode), character_id: find(character) };
  }
  const [scene]: Partial<Snapshot>[] = await change.db.query(
    `SELECT (SELECT id FROM show_seasons WHERE show_id = $1 AND id = $2) AS season_id,
       (SELECT id FROM show_episodes WHERE show_id = $1 AND season_id = $2 AND id = $3) AS episode_id,
       (SELECT id FROM show_characters WHERE show_id = $1 AND id = $4) AS character_id`,
    [show, season, episode, character],
  );
  return { show_id: kept, ...scene, ...(kept === null && { minute: null }) };
}
