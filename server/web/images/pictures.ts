import type { FastifyInstance, FastifyReply } from "fastify";
import { pictureFile } from "../../features/newsroom/media/upload/pictureName";
import { matchesEtag } from "../conditional";
import type { WebDeps } from "../routes";

/** A name never refers to another image, so browsers need not revalidate. */
const cacheControl = "public, max-age=31536000, immutable";
const types: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" };

export const sendMissing = (reply: FastifyReply) =>
  reply.status(404).type("text/plain; charset=utf-8").send("There is no such image.");

/** Responds that the storage is unavailable. */
const sendUnavailable = (reply: FastifyReply) =>
  reply
    .status(503)
    .headers({ "retry-after": "2", "cache-control": "no-store" })
    .type("text/plain; charset=utf-8")
    .send("This image cannot be read at the moment. Please try again shortly.");

/** /pictures/{name}: the files of uploaded images; server/features/newsroom/media/upload/pictureName.ts defines the names. */
export function registerPictures(app: FastifyInstance, { pictures }: Pick<WebDeps, "pictures">): void {
  app.get<{ Params: { name: string } }>("/pictures/:name", async (request, reply) => {
    const { name } = request.params;
    if (!pictureFile.test(name)) return sendMissing(reply);
    const etag = `"${name}"`;
    const isCached = matchesEtag(request.headers, etag);
    const bytes = isCached
      ? null
      : await pictures.read(name).catch((error: unknown) => {
          request.log.error({ err: error, name }, "an image could not be read");
          return "unreachable" as const;
        });
    if (bytes === "unreachable") return sendUnavailable(reply);
    if (!isCached && !bytes) return sendMissing(reply);
    void reply.headers({
      "cache-control": cacheControl,
      etag,
      // Feed readers on other sites show these images.
      "cross-origin-resource-policy": "cross-origin",
    });
    if (!bytes) return reply.status(304).send();
    return reply.type(types[name.slice(name.lastIndexOf(".") + 1)]).send(bytes);
  });
}
