import type { FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { apiPaths } from "../../../site/apiPaths";
import { maxFileBytes, notAPicture, pictureUses, type PictureUse } from "../../features/media/upload/checkPicture";
import { storePicture } from "../../features/media/upload/picture.service";
import { insertAuditEntry } from "../../content/audit/audit";
import { appError, badUserInput } from "../../shared/errors/appErrors";
import type { ApiRoutes } from "./registerApi";

const fieldName = "file";
/** What stands around the file in the body: boundaries, the file's name and type. */
const wrapping = 16 * 1024;
const limits = { fileSize: maxFileBytes, files: 2, fields: 10, fieldSize: 1_024, fieldNameSize: 100 };

const asked = (message: string) => badUserInput(message, { [fieldName]: message });
const tooLarge = () => appError("PAYLOAD_TOO_LARGE", "This picture is too large. Choose a file of at most 5 MB.");
const notKept = () =>
  appError("SERVICE_UNAVAILABLE", "The picture could not be kept. Nothing was changed. Please try again shortly.");

const readUse = (value: unknown): PictureUse => {
  const use = pictureUses.find((one) => one === value);
  if (!use) throw badUserInput('The field "use" is "content" or "mark".', { use: 'Send "content" or "mark".' });
  return use;
};

/** The one file of the body, and what it is for: a field "use" before or after it, "content" without one. */
async function readUpload(request: FastifyRequest): Promise<{ bytes: Buffer; use: PictureUse }> {
  let bytes: Buffer | null = null;
  let use: PictureUse = "content";
  for await (const part of request.parts({ limits })) {
    if (part.type !== "file") {
      if (part.fieldname === "use") use = readUse(part.value);
      continue;
    }
    if (part.fieldname !== fieldName) throw asked(`Send the picture in the field "${fieldName}".`);
    if (bytes) throw asked("Send one picture at a time.");
    bytes = await part.toBuffer();
  }
  if (!bytes) throw asked("There is no picture in this upload. Choose a file first.");
  return { bytes, use };
}

/** The parser's own errors speak of parts and boundaries. */
function unreadable(error: Error & { code?: string }): never {
  if (error instanceof GraphQLError) throw error;
  throw error.code === "FST_REQ_FILE_TOO_LARGE"
    ? tooLarge()
    : asked("This upload did not arrive whole. Please try again.");
}

/** POST /api/pictures: one file in the field "file", and what it is for in "use"; answers { address, width, height, widths }. */
export const registerPictureUpload: ApiRoutes = (api, { db, pictures, log }) => {
  api.post(apiPaths.pictures, async (request) => {
    // Not worth reading to its end.
    if (Number(request.headers["content-length"]) > maxFileBytes + wrapping) throw tooLarge();
    if (!request.isMultipart()) throw notAPicture();
    const { bytes, use } = await readUpload(request).catch(unreadable);
    const picture = await storePicture(pictures, bytes, use).catch((error: unknown) => {
      if (error instanceof GraphQLError) throw error;
      log.error({ err: error, requestId: request.id }, "a picture could not be kept");
      throw notKept();
    });
    // Also of a picture that was there: whoever looks after the files sees that it is wanted again.
    await insertAuditEntry(db(), request.actor, { action: "upload", entityType: "picture", title: picture.address });
    return picture;
  });
};
