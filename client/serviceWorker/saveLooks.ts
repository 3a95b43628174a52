import { paths } from "../../site/addresses";
import { isCacheableResponse, isPicture, pickSavedPicture } from "./cacheRules";
import { openCache, readRowsResults } from "./readCaches";
import type { RowsResult } from "./savedRows";
import { keepAssets } from "./strategies";

interface Look {
  id: string;
  slug: string;
  image: string;
}

/** Returns the addresses of the favorites page, and of the page and picture of each look that is known. */
function listSavedPaths(results: readonly RowsResult[], ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const rows = results.flatMap(({ data }) => (data?.outfitsByIds ?? []) as readonly Look[]);
  const looks = new Map(rows.map((row) => [row.id, row]));
  const saved = ids.flatMap((id) => {
    const look = looks.get(id);
    return look ? [paths.outfit(look.slug), pickSavedPicture(look.image) ?? []].flat() : [];
  });
  return [paths.favorites(), ...new Set(saved)];
}

async function save(cache: Cache, path: string, event: ExtendableEvent): Promise<void> {
  const response = await fetch(path);
  if (!(isPicture(path) ? response.status === 200 : isCacheableResponse(response))) return;
  await cache.put(path, response.clone());
  if (!isPicture(path)) await keepAssets(await response.text(), event);
}

/** Makes the cache of saved looks hold exactly these looks; a failed request is repeated at the next change or visit. */
export async function saveLooks(ids: readonly string[], event: ExtendableEvent): Promise<void> {
  const cache = await openCache("saved");
  const wanted = new Set(listSavedPaths(await readRowsResults("FavoritesPage"), ids));
  for (const key of await cache.keys()) {
    const { pathname } = new URL(key.url);
    if (!wanted.delete(pathname)) await cache.delete(key);
  }
  for (const path of wanted) await save(cache, path, event);
}
