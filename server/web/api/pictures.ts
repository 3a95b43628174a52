import type { FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import pLimit from "p-limit";
import { write } from "../../core/write/write";
import { apiPaths } from "../../../site/apiPaths";
import {
  maxFileBytes,
  notAPicture,
  pictureUses,
  type PictureUse,
} from "../../features/newsroom/media/upload/checkPicture";
import { recordPicture } from "../../features/newsroom/media/library/savePicture.service";
import { storePicture } from "../../features/newsroom/media/upload/picture.service";
import { appError, badUserInput } from "../../core/errors/appErrors";
import type { ApiRoutes } from "./registerApi";
import { cropPicture } from "../../features/newsroom/media/library/cropPicture.service";
import { databaseError } from "../../core/errors/databaseErrors";

const fieldName = "file";
/** Size of the multipart framing around the file. */
const wrapping = 16 * 1024;
const limits = { fileSize: maxFileBytes, files: 2, fields: 10, fieldSize: 1_024, fieldNameSize: 100 };

/** Each body is kept in memory; the others wait unread in the network's buffers. */
const limitBodies = pLimit(6);

const asked = (message: string) => badUserInput(message, { [fieldName]: message });
const tooLarge = () => appError("PAYLOAD_TOO_LARGE", "This image is too large. Choose a file of at most 25 MB.");
const storageError = () =>
  appError("SERVICE_UNAVAILABLE", "The image could not be stored. Nothing was changed. Please try again shortly.");

const readUse = (value: unknown): PictureUse => {
  const use = pictureUses.find((one) => one === value);
  if (!use) throw badUserInput('The field "use" must be "content" or "mark".', { use: 'Send "content" or "mark".' });
  return use;
};

interface Upload {
  bytes: Buffer;
  use: PictureUse;
  /** The sender's file name, for search only. */
  fileName: string;
}

/** Returns the one file of the body and its use: a field "use" before or after it, "content" by default. */
async function readUpload(request: FastifyRequest): Promise<Upload> {
  let bytes: Buffer | null = null;
  let fileName = "";
  let use: PictureUse = "content";
  for await (const part of request.parts({ limits })) {
    if (part.type !== "file") {
      if (part.fieldname === "use") use = readUse(part.value);
      continue;
    }
    if (part.fieldname !== fieldName) throw asked(`Send the image in the field "${fieldName}".`);
    if (bytes) throw asked("Send one image at a time.");
    bytes = await part.toBuffer();
    fileName = part.filename;
  }
  if (!bytes) throw asked("This upload contains no image. Choose a file first.");
  return { bytes, use, fileName };
}

/** Replaces the parser's own error messages, which mention parts and boundaries. */
function unreadable(error: Error & { code?: string }): never {
  if (error instanceof GraphQLError) throw error;
  throw error.code === "FST_REQ_FILE_TOO_LARGE" ? tooLarge() : asked("The upload is incomplete. Please try again.");
}

/**
 * POST /api/pictures: one file in the field "file", and its use in "use"; adds it to the media library and returns
 * { id, address, width, height, widths }.
 */
export const registerPictureUpload: ApiRoutes = (api, { db, pictures }) => {
  api.post(apiPaths.pictures, { config: { role: "contributor", token: "content" } }, async (request) => {
    // Rejects the request before reading its body.
    if (Number(request.headers["content-length"]) > maxFileBytes + wrapping) throw tooLarge();
    if (!request.isMultipart()) throw notAPicture();
    const { fileName, fileSize, ...picture } = await limitBodies(async () => {
      const { bytes, use, ...file } = await readUpload(request).catch(unreadable);
      const stored = await storePicture(pictures, bytes, use).catch((error: unknown) => {
        if (error instanceof GraphQLError) throw error;
        request.log.error({ err: error }, "an image could not be stored");
        throw storageError();
      });
      return { ...stored, ...file, fileSize: bytes.length };
    });
    return {
      ...picture,
      id: await write(db(), request.actor, (change) => recordPicture(change, picture, { fileName, fileSize })),
    };
  });
};

const toNumber = (value: unknown): number => (typeof value === "number" ? value : NaN);

/**
 * POST /api/pictures/crops: a JSON object with the `id` of a picture and a rectangle in fractions of its size (`left`, `top`,
 * `width`, `height`). Stores the part as a new picture and returns { id, address, width, height, widths }.
 */
export const registerPictureCrops: ApiRoutes = (api, { db, pictures }) => {
  api.post(apiPaths.pictureCrops, { config: { role: "contributor", token: "content" } }, (request) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const { id } = body;
    const [left, top, width, height] = [body.left, body.top, body.width, body.height].map(toNumber);
    const crop = { id: typeof id === "string" ? id : "", left, top, width, height };
    return cropPicture(db(), pictures, request.actor, crop).catch((error: Error) => {
      if (error instanceof GraphQLError || databaseError(error)) throw error;
      request.log.error({ err: error }, "a part of an image could not be stored");
      throw storageError();
    });
  });
};
