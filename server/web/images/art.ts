import { createHash } from "node:crypto";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import sharp from "sharp";
import type { PictureStorage } from "../../features/newsroom/media/upload/pictureStorage";
import { SingleFlight } from "../../core/cache/singleFlight";
import { matchesEtag } from "../conditional";
import { sendMissing } from "./pictures";
import type { WebDeps } from "../routes";

/** A release may change a picture: browsers revalidate after this time and mostly get a 304. */
const cacheControl = "public, max-age=3600, stale-while-revalidate=86400";

/** Other names are never looked up, so no address leaves the folder. */
const safeName = /^[\w-]{1,64}$/;

const width = 1200;
const height = 630;
/** Sharp in the column of a mail. */
const wholeWidth = 900;

/** Returns the color of the first pixel, to fill the preview around the image. */
async function findBackground(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const { data } = await sharp(svg)
    .resize(16, 16, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { r: data[0], g: data[1], b: data[2] };
}

const conversions = new SingleFlight<Buffer>();

/** Draws the 1200 x 630 JPEG of a link preview. */
const drawPreview = async (svg: Buffer): Promise<Buffer> =>
  sharp(svg, { density: 144 })
    .resize(width, height, { fit: "contain", background: await findBackground(svg) })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

/** Draws the whole picture as a JPEG, for mails and product feeds, which take no SVG. */
const drawWhole = (svg: Buffer): Promise<Buffer> =>
  sharp(svg, { density: 144 }).resize({ width: wholeWidth }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();

/**
 * Returns a JPEG, generated from an SVG picture at the first request and stored in a file. The name contains the picture's
 * hash, so a changed picture gets a new file.
 */
async function readJpeg(
  storage: PictureStorage,
  name: string,
  svg: Buffer,
  draw: (svg: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  const stored = await storage.read(name).catch(() => null);
  if (stored) return stored;
  const jpeg = await conversions.run(name, () => draw(svg));
  // A failure to store it, such as a full disk, only costs time at the next request.
  await storage.put(new Map([[name, jpeg]])).catch(() => undefined);
  return jpeg;
}

/** /art/{kind}/{name}.svg: the pictures of `sample/pictures`; .jpg for their link previews, and .jpeg for the whole ones. */
export function registerArt(app: FastifyInstance, { art, previews }: Pick<WebDeps, "art" | "previews">): void {
  app.get<{ Params: { kind: string; file: string } }>("/art/:kind/:file", async (request, reply) => {
    const { kind, file } = request.params;
    const { name, ext } = path.posix.parse(file);
    if (![".svg", ".jpg", ".jpeg"].includes(ext) || !safeName.test(kind) || !safeName.test(name))
      return sendMissing(reply);
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
    const jpeg =
      ext === ".jpg"
        ? readJpeg(previews, `${hash}.jpg`, svg, drawPreview)
        : readJpeg(previews, `${hash}-${wholeWidth}.jpg`, svg, drawWhole);
    return reply.type("image/jpeg").send(await jpeg);
  });
}
