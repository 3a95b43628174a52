import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import pino from "pino";
import sharp from "sharp";
import type { DataSource } from "typeorm";
import { createGraphqlServer } from "../../app/graphql/graphqlServer";
import { createHttpServer } from "../../app/http/httpServer";
import { createStorages } from "../../features/newsroom/media/upload/storages";
import { grainy, plain } from "../../features/newsroom/media/upload/testing/pictures";
import { Picture } from "../../features/newsroom/media/library/picture.entity";
import { AuditEntry } from "../../core/audit/auditEntry.entity";
import { buildAdministrator } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { injectRequest, readSession } from "../../testing/inject";
import { renderDraft } from "../../testing/testRoutes";
import { testEnvironment } from "../../testing/testEnvironment";
import { registerPictures } from "../images/pictures";
import { registerPictureUpload, registerPictureCrops } from "./pictures";
import { registerApi } from "./registerApi";

const log = pino({ level: "silent" });
const notUsable = "This file is not a usable image. Choose a JPEG, PNG, WebP, AVIF or GIF file.";
const damaged = "This file is damaged or incomplete. Save the image again, or choose another one.";
const tooLarge = "This image is too large. Choose a file of at most 25 MB.";
const heic =
  "This is a HEIC image, and this site cannot open HEIC. Export it as JPEG and upload that file. " +
  "An iPhone takes JPEG photos when Settings, Camera, Formats is set to Most Compatible.";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

/** Returns a file of the given brand whose image is in HEVC without content. */
async function createHeic(brand: string): Promise<Buffer> {
  const avif = await plain(400, 400, "#c86").avif({ effort: 0 }).toBuffer();
  const text = avif
    .toString("latin1")
    .replaceAll("avif", "heic")
    .replace("ftypheic", `ftyp${brand}`)
    .replaceAll("av01", "hvc1")
    .replace("av1C", "hvcC");
  return Buffer.from(text, "latin1");
}

interface Part {
  name?: string;
  file: Buffer | string;
  fileName?: string;
  type?: string;
}

describe("POST /api/pictures", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-upload-"));
  let app: FastifyInstance;
  let dataSource: DataSource;
  let cookie: string;
  const png = () => plain(400, 200, "#357").png().toBuffer();
  const listFiles = () => fs.readdirSync(dataDir, { recursive: true }).filter((name) => /\.\w+$/.test(String(name)));

  beforeAll(async () => {
    dataSource = await testDatabase();
    const environment = testEnvironment();
    const graphql = await createGraphqlServer(environment, log);
    app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
    const { pictures } = createStorages({ bucket: null, dataDir });
    const deps = {
      db: () => dataSource.manager,
      dataSource,
      pictures,
      questions: pictures,
      renderDraft,
      log,
      publicUrl: null,
    };
    await registerApi(app, [registerPictureUpload, registerPictureCrops], deps);
    registerPictures(app, { pictures });
    const account = { email: "editor@example.com", password: "a long password" };
    await buildAdministrator(dataSource.manager, account);
    const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
    const signedIn = await injectRequest(app, {
      method: "POST",
      url: "/graphql",
      payload: { query, variables: { input: account } },
    });
    cookie = readSession(signedIn);
  });
  afterEach(() => fs.rmSync(path.join(dataDir, "pictures"), { recursive: true, force: true }));
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
    fs.rmSync(dataDir, { recursive: true });
  });

  async function encodeMultipart(
    parts: readonly Part[],
  ): Promise<{ payload: Buffer; headers: Record<string, string> }> {
    const form = new FormData();
    for (const { name = "file", file, fileName = "a.png", type = "image/png" } of parts) {
      form.append(name, new Blob([file], { type }), fileName);
    }
    const body = new Response(form);
    const headers = { "content-type": body.headers.get("content-type") ?? "", cookie };
    return { payload: Buffer.from(await body.arrayBuffer()), headers };
  }

  const upload = async (parts: readonly Part[], more: Record<string, string> = {}): Promise<LightMyRequestResponse> => {
    const { payload, headers } = await encodeMultipart(parts);
    return app.inject({ method: "POST", url: "/api/pictures", payload, headers: { ...headers, ...more } });
  };
  const readError = (response: LightMyRequestResponse) => {
    const [{ message, extensions }] = response.json().errors;
    return [response.statusCode, extensions.code, message];
  };

  test("returns the address of the image, and logs who uploaded it", async () => {
    const response = await upload([{ file: await (await grainy(700, 500)).jpeg().toBuffer() }]);
    expect(response.statusCode).toBe(200);
    const { id, address, ...size } = response.json();
    expect(size).toEqual({ width: 700, height: 500, widths: [320, 640, 700] });
    const shown = await app.inject(address);
    expect(shown.headers).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: "webp", width: 700 });
    const notes = await dataSource.manager.findBy(AuditEntry, { entityType: "picture", title: address });
    expect(notes).toMatchObject([{ action: "upload", actorName: "Hanne", entityId: id }]);
  });

  test("adds the image to the media library once, also for simultaneous uploads", async () => {
    const file = await (await grainy(500, 400)).png().toBuffer();
    const uploads = ["first.png", "second.png", "third.png"].map((fileName) => upload([{ file, fileName }]));
    const responses = await Promise.all(uploads);
    const [{ id, address }] = responses.map((response) => response.json());
    expect(responses.map((response) => response.json().id)).toEqual([id, id, id]);
    const rows = await dataSource.manager.findBy(Picture, { address });
    expect(rows).toMatchObject([{ id, width: 500, height: 400, fileSize: file.length, uploaderName: "Hanne" }]);
    expect(rows[0].fileName).toMatch(/^(first|second|third)\.png$/);
  });

  describe("POST /api/pictures/crops", () => {
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    const crop = (payload: object | string) =>
      app.inject({
        method: "POST",
        url: "/api/pictures/crops",
        payload,
        headers: { cookie, "content-type": "application/json" },
      });
    const uploadHalves = async () => {
      const right = await plain(500, 600, "#00f").png().toBuffer();
      const picture = plain(1000, 600, "#f00").composite([{ input: right, left: 500, top: 0 }]);
      return (await upload([{ file: await picture.png().toBuffer(), fileName: "halves.png" }])).json();
    };

    test("stores the part as a picture of its own with the texts of the original, once", async () => {
      const { id, address } = await uploadHalves();
      await dataSource.manager.update(Picture, { id }, { alt: "Two halves", credit: "Jo", license: "Press kit" });
      const rectangle = { left: 0.5, top: 0, width: 0.5, height: 1 };
      const part = (await crop({ id, ...rectangle })).json();
      expect(part).toMatchObject({ width: 500, height: 600 });
      const { data } = await sharp((await app.inject(part.address)).rawPayload)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[2]).toBeGreaterThan(data[0]);
      expect(await dataSource.manager.findOneByOrFail(Picture, { id: part.id })).toMatchObject({
        fileName: "Cropped halves.png",
        alt: "Two halves",
        credit: "Jo",
        license: "Press kit",
      });
      expect((await crop({ id, ...rectangle })).json().id).toBe(part.id);
      expect((await app.inject(address)).statusCode).toBe(200);
    });

    test("refuses a part outside the picture, without an area, or too small", async () => {
      const { id } = await uploadHalves();
      const outside = [
        { ...whole, left: 0.1 },
        { ...whole, top: -0.1 },
        { ...whole, width: 0 },
        { ...whole, height: 2 },
        { ...whole, width: "1" },
        { ...whole, width: null },
        {},
      ];
      for (const rectangle of outside) {
        const response = await crop({ id, ...rectangle });
        expect(readError(response)).toEqual([
          400,
          "BAD_USER_INPUT",
          "The crop must be a rectangle inside the picture.",
        ]);
      }
      const [status, code, message] = readError(await crop({ id, left: 0, top: 0, width: 0.1, height: 0.1 }));
      expect([status, code]).toEqual([400, "BAD_USER_INPUT"]);
      expect(message).toContain("100 x 60 pixels");
    });

    test("answers that a picture is gone, and refuses what is no JSON object", async () => {
      for (const id of ["6a4d9a52-2f7c-4a4f-9d7c-999999999999", "'; --", 5])
        expect(readError(await crop({ id, ...whole })).slice(0, 2)).toEqual([404, "NOT_FOUND"]);
      for (const body of ["[]", "null", '"x"']) expect((await crop(body)).statusCode).toBe(400);
      expect((await crop("{")).statusCode).toBe(400);
    });
  });

  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("accepts %s with any file name", async (format) => {
    const file = await plain(600, 400, "#c86").toFormat(format).toBuffer();
    expect((await upload([{ file, fileName: "x.exe", type: "text/html" }])).json()).toMatchObject({ width: 600 });
  });

  test.each([
    ["SVG", svg, "a.svg", "image/svg+xml"],
    ["SVG called PNG", svg, "a.png", "image/png"],
    ["SVG after a comment", `<!--${"x".repeat(2000)}-->${svg}`, "a.jpg", "image/jpeg"],
    [
      "SVG that begins like a JPEG",
      Buffer.concat([Buffer.from("ffd8ff", "hex"), Buffer.from(svg)]),
      "a.jpg",
      "image/jpeg",
    ],
    ["HTML", "<!doctype html><script>alert(1)</script>", "a.html", "text/html"],
    ["PDF", "%PDF-1.7\n1 0 obj", "a.pdf", "application/pdf"],
    ["a program", Buffer.from("7f454c46020101", "hex"), "a.gif", "image/gif"],
    ["a few bytes", "GI", "a.gif", "image/gif"],
  ])("rejects %s", async (name, file, fileName, type) => {
    const sentence = name.includes("begins like") ? damaged : notUsable;
    expect(readError(await upload([{ file, fileName, type }]))).toEqual([400, "BAD_USER_INPUT", sentence]);
    expect(listFiles()).toEqual([]);
  });

  test("rejects other image formats", async () => {
    const file = await plain(400, 400, "#c86").tiff().toBuffer();
    expect(readError(await upload([{ file }]))).toEqual([400, "BAD_USER_INPUT", notUsable]);
  });

  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)("rejects a truncated %s", async (format) => {
    const whole = await (await grainy(400, 300)).toFormat(format).toBuffer();
    for (const share of [0.02, 0.5, 0.98]) {
      const response = await upload([{ file: whole.subarray(0, Math.round(whole.length * share)) }]);
      expect(readError(response)).toEqual([400, "BAD_USER_INPUT", damaged]);
    }
    expect(listFiles()).toEqual([]);
  });

  test("rejects an empty file", async () => {
    const empty = "This file is empty. Choose another one.";
    expect(readError(await upload([{ file: "" }]))).toEqual([400, "BAD_USER_INPUT", empty]);
    expect(listFiles()).toEqual([]);
  });

  test.each([
    ["image", 11_800, 8_700, "png", "102", "at most 100 megapixels"],
    ["AVIF", 6_000, 4_200, "avif", "25", "at most 24 megapixels, or save it as a baseline JPEG,"],
  ] as const)(
    "rejects an %s with too many pixels in a file of any size",
    async (kind, width, height, format, found, remedy) => {
      const file = await plain(width, height, "#000").toFormat(format, { effort: 1 }).toBuffer();
      expect(readError(await upload([{ file }]))).toEqual([
        400,
        "BAD_USER_INPUT",
        `This ${kind} has too many pixels: ${found} megapixels. Reduce it to ${remedy} and try again.`,
      ]);
      expect(listFiles()).toEqual([]);
    },
  );

  test.each(["heic", "heix", "mif1"])("names HEIC when the file of brand %s cannot be opened", async (brand) => {
    const file = await createHeic(brand);
    const response = await upload([{ file, fileName: "IMG_1.HEIC", type: "image/heic" }]);
    const opensHeic = sharp.format.heif.input.fileSuffix?.includes(".heic");
    expect(readError(response)).toEqual([400, "BAD_USER_INPUT", opensHeic ? damaged : heic]);
    expect(listFiles()).toEqual([]);
  });

  test("rejects more than 25 MB, with and without a Content-Length", async () => {
    const file = Buffer.concat([await png(), Buffer.alloc(25 * 1024 * 1024)]);
    expect(readError(await upload([{ file }]))).toEqual([413, "PAYLOAD_TOO_LARGE", tooLarge]);
    const { payload, headers } = await encodeMultipart([{ file }]);
    const withoutLength = { method: "POST", url: "/api/pictures", payload: Readable.from(payload), headers } as const;
    expect(readError(await app.inject(withoutLength))).toEqual([413, "PAYLOAD_TOO_LARGE", tooLarge]);
    expect(listFiles()).toEqual([]);
  });

  test.each([["../../x.png"], ["a\u0000.png"], [`${"n".repeat(300)}.png`], ["C:\\x\\y.png"], ['"; filename="b.png']])(
    "generates file names instead of using %j",
    async (fileName) => {
      const { address } = (await upload([{ file: await png(), fileName }])).json();
      expect(address).toMatch(/^\/pictures\/[\da-f]{32}-400x200\.webp$/);
      for (const name of listFiles()) expect(name).toMatch(/^pictures\/[\da-f]{32}-400x200(-\d+)?\.(webp|avif|jpg)$/);
    },
  );

  test("removes data appended to the image", async () => {
    const file = Buffer.concat([await png(), Buffer.from("<script>alert(1)</script>")]);
    const { address } = (await upload([{ file }])).json();
    expect((await app.inject(address)).body).not.toContain("script");
  });

  test("accepts one file in its own field", async () => {
    const file = await png();
    expect(readError(await upload([{ file }, { file }]))[2]).toBe("Send one image at a time.");
    expect(readError(await upload([{ file, name: "avatar" }]))[2]).toBe('Send the image in the field "file".');
    expect(readError(await upload([{ file, name: "__proto__" }]))[0]).toBe(400);
    const none = await encodeMultipart([]);
    expect(readError(await app.inject({ method: "POST", url: "/api/pictures", ...none }))).toEqual([
      400,
      "BAD_USER_INPUT",
      "This upload contains no image. Choose a file first.",
    ]);
    expect(listFiles()).toEqual([]);
  });

  test("rejects a body that is not a form, and a truncated form", async () => {
    const { payload, headers } = await encodeMultipart([{ file: await png() }]);
    const short = { method: "POST", url: "/api/pictures", payload: payload.subarray(0, -60), headers } as const;
    expect(readError(await app.inject(short))).toEqual([
      400,
      "BAD_USER_INPUT",
      "The upload is incomplete. Please try again.",
    ]);
    for (const type of ["image/png", "application/json", "multipart/form-data"]) {
      const response = await app.inject({ ...short, headers: { cookie, "content-type": type } });
      expect([type, response.statusCode]).toEqual([type, 400]);
    }
    expect(listFiles()).toEqual([]);
  });

  test("rejects requests without a session and from other sites", async () => {
    const file = await png();
    expect(readError(await upload([{ file }], { cookie: "" })).slice(0, 2)).toEqual([401, "UNAUTHENTICATED"]);
    expect(readError(await upload([{ file }], { cookie: "session=made-up" })).slice(0, 2)).toEqual([
      401,
      "UNAUTHENTICATED",
    ]);
    expect((await upload([{ file }], { origin: "https://evil.example" })).statusCode).toBe(403);
    expect(listFiles()).toEqual([]);
  });

  test("reports that the image cannot be stored, and works again afterwards", async () => {
    const place = path.join(dataDir, "pictures");
    fs.writeFileSync(place, "a file where the folder should be");
    const file = await png();
    expect(readError(await upload([{ file }]))).toEqual([
      503,
      "SERVICE_UNAVAILABLE",
      "The image could not be stored. Nothing was changed. Please try again shortly.",
    ]);
    fs.rmSync(place);
    expect((await upload([{ file }])).statusCode).toBe(200);
  });
});
