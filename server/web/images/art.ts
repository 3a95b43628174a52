import { createHash } from "node:crypto";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { PictureStorage } from "../../features/media/upload/pictureStorage";
import { matchesEtag } from "../conditional";
import { sendMissing } from "./pictures";
import { linkPreview } from "./preview";

/** A release may change a picture: browsers revalidate after this time and mostly get a 304. */
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

/** Other names are never looked up, so no address leaves the folder. */
const safeName = /^[\w-]{1,64}$/;

/** /art/{kind}/{name}.svg: the pictures of `sample/pictures`, and .jpg for their link previews. */
export function registerArt(app: FastifyInstance, art: Pick<PictureStorage, "read">, previews: PictureStorage): void {
  app.get<{ Params: { kind: string; file: string } }>("/art/:kind/:file", async (request, reply) => {
    const { kind, file } = request.params;
    const { name, ext } = path.posix.parse(file);
    if ((ext !== ".svg" && ext !== ".jpg") || !safeName.test(kind) || !safeName.test(name)) return sendMissing(reply);
    const svg = await art.read(`${kind}/${name}.svg`);
    if (!svg) return sendMissing(reply);
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 32);
    // Weak, because the response may be compressed.
    const etag = `W/"${hash}"`;
    void reply.headers({
      "cache-control": cacheControl,
      etag,
      // Feed readers on other sites show these images.
      "cross-origin-resource-policy": "cross-origin",
    });
    if (matchesEtag(request.headers, etag)) return reply.status(304).send();
    if (ext === ".svg") return reply.type("image/svg+xml").send(svg);
    return reply.type("image/jpeg").send(await linkPreview(previews, hash, svg));
  });
}
