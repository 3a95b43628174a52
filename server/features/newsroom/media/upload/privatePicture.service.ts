import { createHash } from "node:crypto";
import sharp from "sharp";
import { hashPicture } from "../pictureHashes/pictureHash";
import { checkPicture, decodePicture, decodingError } from "./checkPicture";
import { exclusiveDecode } from "./encodePicture";
import { previewName } from "./pictureName";
import type { PictureInventory } from "./pictureStorage";

export type { PictureInventory };

const maxSide = 1_200;

/** A picture that only editors see: one JPEG without metadata. */
export interface PrivatePicture {
  name: string;
  jpeg: Buffer;
  /** See hashPicture. */
  hashes: string[];
}

/** Validates a file as an upload of an editor and encodes it. @throws BAD_USER_INPUT with an error message. */
export async function encodePrivatePicture(bytes: Buffer): Promise<PrivatePicture> {
  await checkPicture(bytes, "content");
  const small = sharp(bytes, decodePicture)
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 82 });
  const { data, info } = await exclusiveDecode(() => small.toBuffer({ resolveWithObject: true })).catch(
    (error: Error) => {
      throw decodingError(error);
    },
  );
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 32);
  return {
    name: previewName({ hash, width: info.width, height: info.height }),
    jpeg: data,
    hashes: await hashPicture(data),
  };
}

/** Deletes files that were stored before a time. @returns their number. */
export async function deletePicturesBefore(storage: PictureInventory, time: Date): Promise<number> {
  const old: string[] = [];
  for await (const { name, storedAt } of storage.list()) if (storedAt < time) old.push(name);
  for (const name of old) await storage.remove(name);
  return old.length;
}
