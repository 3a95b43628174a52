import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import type { DataSource } from "typeorm";
import { createStorages } from "../features/media/upload/storages";
import { buildCelebrity, buildItem } from "../testing/build";
import { testDatabase } from "../testing/database/testDatabase";
import { describeWithSample } from "../testing/testWithSample";
import { registerArt } from "./images/art";

describeWithSample("drawn images over HTTP", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-web-"));
  let app: FastifyInstance;
  let dataSource: DataSource;

  beforeAll(async () => {
    dataSource = await testDatabase();
    app = fastify();
    registerArt(app, () => dataSource.manager, createStorages({ bucket: null, dataDir }).previews);
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
    fs.rmSync(dataDir, { recursive: true });
  });

  test("draws a row's image, and responds with 304 when it has not changed", async () => {
    const { id } = await buildCelebrity(dataSource.manager);
    const first = await app.inject(`/art/celebrity/${id}.svg`);
    expect(first.headers["content-type"]).toBe("image/svg+xml");
    expect(first.body).toMatch(/^<svg /);
    expect(first.body.length).toBeLessThan(12 * 1024);
    const again = await app.inject({
      url: `/art/celebrity/${id}.svg`,
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("generates the link preview once, 1200 x 630", async () => {
    const { id } = await buildItem(dataSource.manager);
    const preview = await app.inject(`/art/item/${id}.jpg`);
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const files = () => fs.readdirSync(path.join(dataDir, "previews")).filter((name) => name.endsWith(".jpg"));
    expect(files()).toHaveLength(1);
    expect((await app.inject(`/art/item/${id}.jpg`)).rawPayload).toEqual(preview.rawPayload);
    expect(files()).toHaveLength(1);
  });

  test("generates it once for simultaneous requests", async () => {
    const { id } = await buildItem(dataSource.manager, { title: "Cobalt Tote" });
    const responses = await Promise.all(Array.from({ length: 12 }, () => app.inject(`/art/item/${id}.jpg`)));
    expect(responses.map((response) => response.statusCode)).toEqual(Array(12).fill(200));
  });

  test.each([
    "celebrity/nobody.svg",
    "nothing/x.svg",
    "constructor/x.svg",
    "celebrity/x.png",
    "category/hats.svg",
    "topic/..%2F..svg",
  ])("returns 404 at /art/%s", async (name) => {
    expect((await app.inject(`/art/${name}`)).statusCode).toBe(404);
  });

  test.each([
    "category/shoes",
    "topic/vintage",
    "site/hero",
    "site/hero-dark",
    "placeholder/celebrity",
    "placeholder/product",
  ])("returns an image at /art/%s", async (name) => {
    const response = await app.inject(`/art/${name}.svg`);
    expect(response.statusCode).toBe(200);
    expect(response.body.length).toBeLessThan(12 * 1024);
  });
});
