import { createHash } from "node:crypto";
import path from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { EntityManager } from "typeorm";
import type { PictureStorage } from "../../features/media/upload/pictureStorage";
import { artwork } from "./artwork";
import { matchesEtag } from "../conditional";
import { linkPreview } from "./preview";

/** Drawings follow their rows: browsers ask again after this long, and mostly hear that nothing changed. */
const keepFor = "public, max-age=3600, stale-while-revalidate=86400";

const missing = (reply: FastifyReply) =>
  reply.status(404).type("text/plain; charset=utf-8").send("There is no such picture.");

/** /art/{kind}/{name}.svg, and .jpg for link previews. */
export function registerArt(app: FastifyInstance, db: () => EntityManager, previews: PictureStorage): void {
  app.get<{ Params: { kind: string; file: string } }>("/art/:kind/:file", async (request, reply) => {
    const { name, ext } = path.posix.parse(request.params.file);
    if (ext !== ".svg" && ext !== ".jpg") return missing(reply);
    const svg = await artwork(db(), request.params.kind, name);
    if (!svg) return missing(reply);
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 32);
    // Weak, since the answer may be compressed on its way.
    const etag = `W/"${hash}"`;
    void reply.headers({
      "cache-control": keepFor,
      etag,
      // Feeds show these pictures in readers on other sites.
      "cross-origin-resource-policy": "cross-origin",
    });
    if (matchesEtag(request.headers, etag)) return reply.status(304).send();
    if (ext === ".svg") return reply.type("image/svg+xml").send(svg);
    return reply.type("image/jpeg").send(await linkPreview(previews, hash, svg));
  });
}
