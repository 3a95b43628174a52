import fastify, { type FastifyInstance } from "fastify";
import { registerPictures } from "./pictures";

const hash = "0123456789abcdef0123456789abcdef";

describe("uploaded images", () => {
  const asked: string[] = [];
  let app: FastifyInstance;
  const read = (name: string) => {
    asked.push(name);
    return Promise.resolve(name.includes("1000x800") ? Buffer.from(name) : null);
  };

  beforeAll(() => {
    app = fastify();
    registerPictures(app, { pictures: { read, has: () => Promise.resolve(true), put: () => Promise.resolve() } });
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => app.close());

  test.each([
    ["1000x800.webp", "image/webp"],
    ["1000x800-320.avif", "image/avif"],
    ["1000x800.jpg", "image/jpeg"],
  ])("are sent as immutable: %s", async (name, type) => {
    const url = `/pictures/${hash}-${name}`;
    const response = await app.inject(url);
    expect([response.statusCode, response.body]).toEqual([200, `${hash}-${name}`]);
    expect(response.headers).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
    const again = await app.inject({ url, headers: { "if-none-match": String(response.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  test("return 404 with a message when missing", async () => {
    const response = await app.inject(`/pictures/${hash}-7x7.webp`);
    expect([response.statusCode, response.body]).toEqual([404, "There is no such image."]);
    expect(response.headers["cache-control"]).toBeUndefined();
  });

  test("return 503 while their storage is unavailable", async () => {
    const closed = fastify();
    const read = () => Promise.reject(new Error("no route to storage.internal"));
    registerPictures(closed, { pictures: { read, has: () => Promise.resolve(true), put: () => Promise.resolve() } });
    const response = await closed.inject(`/pictures/${hash}-1000x800.webp`);
    expect([response.statusCode, response.body]).toEqual([
      503,
      "This image cannot be read at the moment. Please try again shortly.",
    ]);
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "retry-after": "2" });
    await closed.close();
  });

  test.each([
    "..%2F..%2Fetc%2Fpasswd",
    "..%2Fpreviews%2Fx.jpg",
    "unfinished%2Fx.webp",
    `${hash}-1000x800.svg`,
    `${hash}-1000x800.webp%00`,
    `${hash}-1000x800.webp%0A`,
    `${hash.toUpperCase()}-1000x800.webp`,
    `${hash}-1000x800-320.jpg`,
    "x.webp",
    "%E0%A4%A",
  ])("are never looked up under %s", async (name) => {
    expect((await app.inject(`/pictures/${name}`)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await app.inject(`/pictures/${name}`)).statusCode).toBeLessThan(500);
    expect(asked).toEqual([]);
  });
});
