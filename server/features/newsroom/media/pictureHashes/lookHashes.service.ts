import type { EntityManager } from "typeorm";
import { isShown } from "../../../../core/kinds/visibility";
import type { PictureStorage } from "../upload/pictureStorage";
import { hashPicture } from "./pictureHash";
import { nearestSql } from "./similarPictures.service";

/** Storages of looks' pictures by the folder of their address: uploads, and the drawings of the sample. */
export type LookPictures = Readonly<Record<"pictures" | "art", Pick<PictureStorage, "read">>>;

/** Matches the addresses of stored pictures; no name leaves its folder. */
const stored = String.raw`^/(pictures|art)/((?:[\w-]+/)?[\w-]+\.(?:webp|svg))$`;

/** Looks with a stored picture whose hashes are missing or of an earlier picture. */
const outdated = `
  SELECT outfit.id, outfit.image FROM outfits outfit LEFT JOIN look_hashes hashed ON hashed.outfit_id = outfit.id
  WHERE outfit.image ~ $1 AND outfit.image IS DISTINCT FROM hashed.image ORDER BY outfit.id LIMIT 50`;

/** A file that cannot be decoded has nothing to recognize, and must not be tried again every time. */
async function hashStored(pictures: LookPictures, image: string): Promise<string[]> {
  const [, folder, name] = new RegExp(stored).exec(image) ?? [];
  const bytes = await pictures[folder as keyof LookPictures].read(name);
  return bytes ? hashPicture(bytes).catch(() => []) : [];
}

/** Hashes the pictures of looks that are new or changed. Runs every few minutes. @returns their number. */
export async function hashLooks(db: EntityManager, pictures: LookPictures, end?: AbortSignal): Promise<number> {
  let count = 0;
  while (!end?.aborted) {
    const looks: { id: string; image: string }[] = await db.query(outdated, [stored]);
    if (looks.length === 0) break;
    for (const { id, image } of looks) {
      if (end?.aborted) break;
      const hashes = await hashStored(pictures, image);
      // The look may have been deleted meanwhile.
      await db.query(
        `INSERT INTO look_hashes (outfit_id, image, hashes) SELECT id, $2, $3 FROM outfits WHERE id = $1
         ON CONFLICT (outfit_id) DO UPDATE SET image = excluded.image, hashes = excluded.hashes`,
        [id, image, hashes],
      );
      count += 1;
    }
  }
  return count;
}

/** Returns the slug of the public look with the same picture; null when there is none. */
export async function findLookByPicture(db: EntityManager, hashes: readonly string[]): Promise<string | null> {
  const [found]: { slug: string }[] = await db.query(
    nearestSql(
      "outfit.slug",
      "look_hashes hashed JOIN outfits outfit ON outfit.id = hashed.outfit_id",
      `outfit.image = hashed.image AND ${isShown("outfits", "outfit", "visitor")}`,
    ),
    [hashes],
  );
  return found?.slug ?? null;
}
