import type { FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { largestFile, noPicture } from "../../features/media/upload/checkPicture";
import { storePicture } from "../../features/media/upload/picture.service";
import { note } from "../../shared/audit/audit";
import { appError, badUserInput } from "../../shared/errors/appErrors";
import type { ApiRoutes } from "./registerApi";

const fieldName = "file";
/** What stands around the file in the body: boundaries, the file's name and type. */
const wrapping = 16 * 1024;
const limits = { fileSize: largestFile, files: 2, fields: 10, fieldSize: 1_024, fieldNameSize: 100 };

const asked = (message: string) => badUserInput(message, { [fieldName]: message });
const tooLarge = () => appError("PAYLOAD_TOO_LARGE", "This picture is too large. Choose a file of at most 5 MB.");
const notKept = () =>
  appError("SERVICE_UNAVAILABLE", "The picture could not be kept. Nothing was changed. Please try again shortly.");

/** The one file of the body; whatever else it holds is an error. */
async function oneFile(request: FastifyRequest): Promise<Buffer> {
  let bytes: Buffer | null = null;
  for await (const part of request.parts({ limits })) {
    if (part.type !== "file") continue;
    if (part.fieldname !== fieldName) throw asked(`Send the picture in the field "${fieldName}".`);
    if (bytes) throw asked("Send one picture at a time.");
    bytes = await part.toBuffer();
  }
  if (!bytes) throw asked("There is no picture in this upload. Choose a file first.");
  return bytes;
}

/** The parser's own errors speak of parts and boundaries. */
function unreadable(error: Error & { code?: string }): never {
  if (error instanceof GraphQLError) throw error;
  throw error.code === "FST_REQ_FILE_TOO_LARGE"
    ? tooLarge()
    : asked("This upload did not arrive whole. Please try again.");
}

/** POST /api/pictures: one file in the field "file"; answers { address, width, height, widths }. */
export const registerPictureUpload: ApiRoutes = (api, { db, pictures, log }) => {
  api.post("/pictures", async (request) => {
    // Not worth reading to its end.
    if (Number(request.headers["content-length"]) > largestFile + wrapping) throw tooLarge();
    if (!request.isMultipart()) throw noPicture();
    const bytes = await oneFile(request).catch(unreadable);
    const picture = await storePicture(pictures, bytes).catch((error: unknown) => {
      if (error instanceof GraphQLError) throw error;
      log.error({ err: error, requestId: request.id }, "a picture could not be kept");
      throw notKept();
    });
    // Also of a picture that was there: whoever looks after the files sees that it is wanted again.
    await note(db(), request.actor, { action: "upload", entityType: "picture", title: picture.address });
    return picture;
  });
};
