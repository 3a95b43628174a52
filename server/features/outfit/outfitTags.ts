import { isDeepStrictEqual } from "node:util";
import { resolveTerms } from "../../content/kinds/terms";
import type { Write } from "../../content/write/write";
import { readTags } from "./outfit.service";
import { OutfitTag } from "./outfitTag.entity";

/** Replaces the tags. @returns the difference for the audit log, empty when unchanged. */
export async function replaceTags(
  change: Write,
  outfitId: string,
  names: readonly string[],
): Promise<Record<string, [unknown, unknown]>> {
  const before = await readTags(change.db, outfitId);
  const after = await resolveTerms(change, "tag", names);
  if (isDeepStrictEqual(before, after)) return {};
  await change.db.delete(OutfitTag, { outfitId });
  if (after.length)
    await change.db.insert(
      OutfitTag,
      after.map((tagName) => ({ outfitId, tagName })),
    );
  return { tags: [before, after] };
}
