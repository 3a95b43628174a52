import { createHash } from "node:crypto";
import path from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { PictureStorage } from "../../features/media/upload/pictureStorage";
import { drawArtwork } from "./artwork";
import { matchesEtag } from "../conditional";
import type { GetDb } from "../requestDb";
import { linkPreview } from "./preview";

/** Drawings change with their rows: browsers revalidate after this time and mostly get a 304. */
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

const sendMissing = (reply: FastifyReply) =>
  reply.status(404).type("text/plain; charset=utf-8").send("There is no such image.");

/** /art/{kind}/{name}.svg, and .jpg for link previews. */
export function registerArt(app: FastifyInstance, db: GetDb, previews: PictureStorage): void {
  app.get<{ Params: { kind: string; file: string } }>("/art/:kind/:file", async (request, reply) => {
    const { name, ext } = path.posix.parse(request.params.file);
    if (ext !== ".svg" && ext !== ".jpg") return sendMissing(reply);
    const svg = await drawArtwork(db(request), request.params.kind, name);
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
