import { requireMayChange } from "../../core/write/ownDraft";
import type { Write } from "../../core/write/write";
import { badUserInput } from "../../core/errors/appErrors";
import { findOutfit } from "../outfit/outfit.service";

/** @throws BAD_USER_INPUT when the outfit is gone, FORBIDDEN for a contributor who may not change it. */
export async function requireOutfit({ db, actor }: Write, id: string): Promise<void> {
  const outfit = id ? await findOutfit(db, { id }) : null;
  if (outfit) return requireMayChange(actor, outfit);
  const gone = id ? "This outfit no longer exists. It may be in the trash." : "Outfit is required";
  throw badUserInput(gone, { outfitId: gone });
}
