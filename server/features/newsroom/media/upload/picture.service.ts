import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { SingleFlight } from "../../../../core/cache/singleFlight";
import { checkPicture, type PictureUse } from "./checkPicture";
import { encodePicture } from "./encodePicture";
import { fileName, maxHeight, pictureAddress, type PictureSet, maxWidth, listWidths } from "./pictureName";
import type { PictureStorage } from "./pictureStorage";

export interface StoredPicture {
  /** The path that rows store: /pictures/{name}. */
  address: string;
  /** Width of the widest file in pixels. */
  width: number;
  height: number;
  /** Widths of all files in pixels, narrowest first. */
  widths: number[];
}

/** Part of the hash. A change of the encoding must change the names, because browsers cache the files forever. */
const recipe = "1";
/** Leaves processor time for requests. */
const maxEncodings = 2;
const limitEncodings = pLimit(maxEncodings);

/** Simultaneous uploads of the same bytes share one encoding. */
const uploads = new SingleFlight<void>();

function buildPictureSet(bytes: Buffer, size: { width: number; height: number }): PictureSet {
  const scale = Math.min(1, maxWidth / size.width, maxHeight / size.height);
  return {
    hash: createHash("sha256").update(recipe).update(bytes).digest("hex").slice(0, 32),
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/**
 * Validates a file, encodes the site's image set and stores it.
 * @throws BAD_USER_INPUT with an error message when the file is not a usable image; nothing is stored then.
 */
export async function storePicture(
  storage: PictureStorage,
  bytes: Buffer,
  use: PictureUse = "content",
): Promise<StoredPicture> {
  const set = buildPictureSet(bytes, await checkPicture(bytes, use));
  const stored = { address: pictureAddress(set), width: set.width, height: set.height, widths: listWidths(set) };
  const name = fileName(set, set.width, "webp");
  if (await storage.has(name)) return stored;
  await uploads.run(name, () => limitEncodings(async () => storage.put(await encodePicture(bytes, set))));
  return stored;
}
