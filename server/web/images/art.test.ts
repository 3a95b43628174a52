import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import compress from "@fastify/compress";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { folderStorage } from "../../features/newsroom/media/upload/folderStorage";
import { registerArt } from "./art";

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200"><title>A coat</title>' +
  '<rect width="900" height="1200" fill="#f0e0d8"/>'.repeat(40) +
  "</svg>";

describe("pictures under /art", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-art-"));
  const art = path.join(folder, "art");
  let app: FastifyInstance;

  const serve = async (root: string): Promise<FastifyInstance> => {
    const server = fastify({ routerOptions: { maxParamLength: 500 } });
    await server.register(compress, { threshold: 1_024 });
    registerArt(server, { art: folderStorage(root), previews: folderStorage(path.join(folder, "previews")) });
    return server;
  };

  beforeAll(async () => {
    fs.mkdirSync(path.join(art, "socialPost"), { recursive: true });
    fs.writeFileSync(path.join(art, "socialPost/a-1.svg"), svg);
    fs.writeFileSync(path.join(folder, "secret.svg"), svg);
    fs.writeFileSync(path.join(art, "secret.svg"), svg);
    app = await serve(art);
  });
  afterAll(async () => {
    await app.close();
    fs.rmSync(folder, { recursive: true });
  });

  test("are the files, and respond with 304 when they have not changed", async () => {
    const first = await app.inject("/art/socialPost/a-1.svg");
    expect([first.statusCode, first.body]).toEqual([200, svg]);
    expect(first.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=3600, stale-while-revalidate=86400",
      "cross-origin-resource-policy": "cross-origin",
    });
    const again = await app.inject({
      url: "/art/socialPost/a-1.svg",
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("are compressed", async () => {
    const { headers, rawPayload } = await app.inject({
      url: "/art/socialPost/a-1.svg",
      headers: { "accept-encoding": "br" },
    });
    expect(headers["content-encoding"]).toBe("br");
    expect(rawPayload.length).toBeLessThan(svg.length / 4);
  });

  test("have one link preview, 1200 x 630, also for simultaneous requests", async () => {
    const responses = await Promise.all(Array.from({ length: 12 }, () => app.inject("/art/socialPost/a-1.jpg")));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    const [{ rawPayload }] = responses;
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect((await app.inject("/art/socialPost/a-1.jpg")).rawPayload).toEqual(rawPayload);
    expect(fs.readdirSync(path.join(folder, "previews")).filter((name) => name.endsWith(".jpg"))).toHaveLength(1);
  });

  test("have a JPEG of the whole picture, for mails", async () => {
    const { rawPayload } = await app.inject("/art/socialPost/a-1.jpeg");
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 900, height: 1200 });
  });

  test.each([
    "socialPost/nobody.svg",
    "nothing/a-1.svg",
    "constructor/x.svg",
    "socialPost/a-1.png",
    "socialPost/.svg",
    `socialPost/${"x".repeat(300)}.svg`,
    "socialPost/..%2Fsecret.svg",
    "..%2F./secret.svg",
    "./secret.svg",
    "%2F/secret.svg",
    "..%2Fart%2FsocialPost/a-1.svg",
    "socialPost/..%5Csecret.svg",
    "socialPost/a-1%00.svg",
    "socialPost/a-1.svg%00.jpg",
  ])("return 404 at /art/%s", async (name) => {
    const response = await app.inject(`/art/${name}`);
    expect(response.statusCode).toBe(404);
    expect(response.headers["cache-control"]).toBeUndefined();
    expect(response.body).not.toContain("<svg");
  });

  test("return 404 with a message where there is no folder of pictures", async () => {
    const without = await serve(path.join(folder, "none"));
    const { statusCode, body } = await without.inject("/art/socialPost/a-1.svg");
    expect([statusCode, body]).toEqual([404, "There is no such image."]);
    await without.close();
  });
});
