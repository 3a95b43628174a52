import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { SingleFlight } from "../../../shared/cache/singleFlight";
import { checkPicture, type PictureUse } from "./checkPicture";
import { encodePicture } from "./encodePicture";
import { fileName, maxHeight, pictureAddress, type PictureSet, maxWidth, listWidths } from "./pictureName";
import type { PictureStorage } from "./pictureStorage";

export interface StoredPicture {
  /** What rows store: /pictures/{name}, a path of this site. */
  address: string;
  /** Pixels of the widest file. */
  width: number;
  height: number;
  /** Widths of all files in pixels, the narrowest first. */
  widths: number[];
}

/** Part of the hash: pictures that are made in another way get other names, for what browsers keep never changes. */
const recipe = "1";
/** Visitors need the processor, too. */
const maxEncodings = 2;
const limitEncodings = pLimit(maxEncodings);

/** Two uploads of the same bytes at the same time share one encoding. */
const uploads = new SingleFlight<void>();

function setOf(bytes: Buffer, size: { width: number; height: number }): PictureSet {
  const scale = Math.min(1, maxWidth / size.width, maxHeight / size.height);
  return {
    hash: createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 32),
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/**
 * Checks a file, makes the site's own pictures from it and keeps them.
 * @throws BAD_USER_INPUT with a sentence when the file is no picture that can be used; nothing is kept then.
 */
export async function storePicture(
  storage: PictureStorage,
  bytes: Buffer,
  use: PictureUse = "content",
): Promise<StoredPicture> {
  const set = setOf(bytes, await checkPicture(bytes, use));
  const stored = { address: pictureAddress(set), width: set.width, height: set.height, widths: listWidths(set) };
  const name = fileName(set, set.width, "webp");
  if (await storage.has(name)) return stored;
  await uploads.run(name, () => limitEncodings(async () => storage.put(await encodePicture(bytes, set))));
  return stored;
}
