import { randomUUID } from "node:crypto";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import type { Actor } from "../core/graphql/context";
import { write } from "../core/write/write";
import { hashLooks } from "../features/newsroom/media/pictureHashes/lookHashes.service";
import { folderStorage } from "../features/newsroom/media/upload/folderStorage";
import { storePicture } from "../features/newsroom/media/upload/picture.service";
import { plain } from "../features/newsroom/media/upload/testing/pictures";
import { decideQuestion, deleteQuestionPictures } from "../features/readers/questions/questions.service";
import { sendQuestion } from "../features/readers/questions/sendQuestion.service";
import { samplePictures } from "../features/imports/sampleData/sampleContent.service";
import { buildOutfit } from "../testing/build";
import { editor } from "../testing/editor";
import { type TestApi, testApi } from "../testing/testApi";
import { testRoutes } from "../testing/testRoutes";
import { registerQuestionPictures } from "./api/questionPictures";
import { registerQuestions } from "./questionForm";
import { registerQuestionFeed } from "./seo/questionFeed";

interface Row {
  id: string;
  body: string;
  picture: string;
  asker_count: number;
  version: number;
  picture_deleted_at: Date | null;
}

/** A picture of shapes that the number chooses. */
const draw = (seed: number): Promise<Buffer> => {
  let state = seed * 7_919;
  const at = () => (state = (state * 1_103 + 12_345) % 65_536) % 400;
  const shapes = Array.from({ length: 14 }, () => {
    const color = `hsl(${at()},70%,${20 + (at() % 60)}%)`;
    return `<rect x="${at()}" y="${at()}" width="${40 + (at() % 160)}" height="${40 + (at() % 160)}" fill="${color}"/>`;
  });
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="420" height="520">${shapes.join("")}</svg>`))
    .flatten({ background: "#ffffff" })
    .jpeg()
    .toBuffer();
};
const crop = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).extract({ left: 40, top: 20, width: 360, height: 450 }).resize(410).jpeg({ quality: 60 }).toBuffer();

describe("questions by readers", () => {
  let api: TestApi;
  let app: FastifyInstance;
  let caller = 0;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-questions-"));
  const storage = folderStorage(path.join(folder, "questions"));
  const pictures = folderStorage(path.join(folder, "pictures"));
  beforeAll(async () => {
    api = await testApi();
    app = fastify();
    registerQuestionFeed(app, { db: () => api.dataSource.manager, publicUrl: "https://worn.example" });
    await registerQuestions(app, {
      db: () => api.dataSource.manager,
      questions: storage,
      publicUrl: null,
      // What the page gets stands for the page.
      showPage: (_request, reply, { status, refused }) =>
        Promise.resolve(reply.status(status).send(refused)) as Promise<typeof reply>,
    });
  });
  afterAll(async () => {
    await app.close();
    await api.stop();
    fs.rmSync(folder, { recursive: true });
  });
  beforeEach(() => api.dataSource.query("TRUNCATE questions, look_hashes, outfits CASCADE"));

  const db = () => api.dataSource.manager;
  const rows = (): Promise<Row[]> => db().query("SELECT * FROM questions ORDER BY created_at");
  const text = "Where is the coat from?";

  const send = (
    file: Buffer | null,
    fields: Record<string, string> = { text },
    { remoteAddress = `198.51.100.${caller++ % 250}`, headers = {} } = {},
  ) => {
    const line = (name: string, more = "") => `--xx\r\ncontent-disposition: form-data; name="${name}"${more}\r\n`;
    const parts = Object.entries(fields).map(([name, value]) => Buffer.from(`${line(name)}\r\n${value}\r\n`));
    const head = Buffer.from(`${line("file", '; filename="a.jpg"')}content-type: image/jpeg\r\n\r\n`);
    const payload = Buffer.concat([...parts, head, file ?? Buffer.alloc(0), Buffer.from("\r\n--xx--\r\n")]);
    const type = { "content-type": "multipart/form-data; boundary=xx" };
    return app.inject({ method: "POST", url: "/ask", remoteAddress, headers: { ...type, ...headers }, payload });
  };
  const decide = (id: string, version: number, status: "OPEN" | "ANSWERED" | "DISMISSED", outfitId?: string) =>
    write(db(), editor as Actor, (change) => decideQuestion(change, { id, version, status, outfitId }));
  const ask = async (id: string) =>
    (await api.run("query ($id: ID!) { askedQuestion(id: $id) { status outfit { slug } } }", { id })).data
      .askedQuestion;

  const listed = async () =>
    (await api.run("{ questions(first: 9) { nodes { id body } } }", {}, { actor: editor })).data.questions.nodes;
  const sayOther = (id: string) =>
    app.inject({
      method: "POST",
      url: `/ask?question=${id}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "other=1",
      remoteAddress: `192.0.2.${caller++ % 250}`,
    });

  test("with pictures that cannot be used cost none of the five a minute, and no more than 20 are tried", async () => {
    const same = { remoteAddress: "203.0.113.50" };
    const broken = Buffer.from("no picture");
    for (let at = 0; at < 6; at += 1) expect((await send(broken, { text }, same)).statusCode).toBe(400);
    const picture = await draw(20);
    for (let at = 0; at < 5; at += 1) expect((await send(picture, { text }, same)).statusCode).toBe(303);
    const sixth = await send(picture, { text }, same);
    expect([sixth.statusCode, sixth.json().message]).toEqual([
      429,
      "Too many questions from your network. Please try again in a minute.",
    ]);
    const other = { remoteAddress: "203.0.113.51" };
    const statuses = [];
    for (let at = 0; at < 21; at += 1) statuses.push((await send(broken, { text }, other)).statusCode);
    expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
  });

  test("that waited a day for their reader are deleted", async () => {
    await db().query(
      `INSERT INTO questions (body, picture, hashes, is_held, created_at)
       SELECT 'x', 'x', '{}', TRUE, now() - hours * interval '1 hour' FROM unnest(ARRAY[23, 25]) hours`,
    );
    await deleteQuestionPictures(db(), storage);
    expect(await rows()).toHaveLength(1);
  });

  test("lead to the look at once when its picture is known", async () => {
    const picture = await draw(1);
    const stored = await storePicture(pictures, picture);
    const [outfit, draft] = [
      await buildOutfit(db(), { image: stored.address }),
      await buildOutfit(db(), { image: (await storePicture(pictures, await draw(2))).address, status: "DRAFT" }),
    ];
    const stores = { pictures, art: folderStorage(samplePictures) };
    expect(await hashLooks(db(), stores)).toBe(2);
    expect(await hashLooks(db(), stores)).toBe(0);
    const answer = await send(await crop(picture));
    const [held] = await rows();
    const shown = `/ask?sent=1&look=${outfit.slug}&question=${held.id}`;
    expect([answer.statusCode, answer.headers.location]).toEqual([303, shown]);
    // Nobody else learns of it, and she sees her picture.
    expect([await ask(held.id), await listed()]).toEqual([null, []]);
    const hers = await app.inject(`/ask/pictures/${held.id}`);
    expect([hers.statusCode, hers.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    // The reader says that it is another one: her picture and her words are the question.
    const asked = await sayOther(held.id);
    expect([asked.statusCode, asked.headers.location]).toEqual([303, `/ask?sent=1&question=${held.id}`]);
    expect(await listed()).toEqual([{ id: held.id, body: text }]);
    expect((await app.inject(`/ask/pictures/${held.id}`)).statusCode).toBe(404);
    expect((await sayOther(held.id)).headers.location).toBe(`/ask?sent=1&question=${held.id}`);
    // The next reader who says so shares it.
    const second = (await send(picture)).headers.location?.split("question=")[1] ?? "";
    expect((await sayOther(second)).headers.location).toBe(`/ask?sent=1&question=${held.id}`);
    expect((await rows()).map(({ id, asker_count }) => [id, asker_count])).toEqual([[held.id, 2]]);
    expect((await send(picture, { text, other: "1" })).headers.location).toBe(`/ask?sent=1&question=${held.id}`);
    // A look that is not public is no answer, and a changed picture is hashed again.
    expect((await send(await draw(2))).headers.location).toMatch(/^\/ask\?sent=1&question=/);
    await db().query("UPDATE outfits SET image = $2 WHERE id = $1", [draft.id, stored.address]);
    expect(await hashLooks(db(), stores)).toBe(1);
  });

  test("are refused with 503 and what was typed while the disk is full", async () => {
    const isFull = jest
      .spyOn(fs.promises, "writeFile")
      .mockRejectedValue(
        Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" }),
      );
    const answer = await send(await draw(31), { text, address: "" });
    isFull.mockRestore();
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      {
        fields: { address: "", text },
        message: "Your picture could not be stored at the moment. Please try again in a minute.",
      },
    ]);
    expect(await rows()).toEqual([]);
    expect((await send(await draw(31))).statusCode).toBe(303);
  });

  test("say the same about every address without a picture, whatever this server knows of its name", async () => {
    const addresses = ["http://localhost/a.jpg", "http://10.0.0.1/a.jpg", "http://no-such-name.invalid/a.jpg"];
    const messages = new Set<string>();
    for (const address of addresses) messages.add((await send(null, { text, address })).json().message);
    expect([...messages]).toEqual([expect.stringMatching(/^The picture cannot be read from this address\./)]);
  });

  test("find the looks of the sample, whose pictures are drawings", async () => {
    const [file] = fs.readdirSync(path.join(samplePictures, "outfit")).sort();
    const outfit = await buildOutfit(db(), { image: `/art/outfit/${file}` });
    // Nothing outside of the folders is read.
    await buildOutfit(db(), { image: "/art/../../package.json" });
    await buildOutfit(db(), { image: "https://pictures.example/pictures/a.webp" });
    expect(await hashLooks(db(), { pictures, art: folderStorage(samplePictures) })).toBe(1);
    const screenshot = await sharp(fs.readFileSync(path.join(samplePictures, "outfit", file)))
      .resize(700)
      .jpeg()
      .toBuffer();
    expect((await send(screenshot)).headers.location).toMatch(`/ask?sent=1&look=${outfit.slug}&question=`);
  });

  test("about the same picture are one, which counts each asker once", async () => {
    const picture = await draw(3);
    const answers = [
      ...(await Promise.all([send(picture), send(picture), send(picture)])),
      await send(await crop(picture)),
      await send(picture, { text }, { remoteAddress: "203.0.113.9" }),
      await send(picture, { text }, { remoteAddress: "203.0.113.9" }),
    ];
    const [row, ...others] = await rows();
    expect([row.body, row.asker_count, others]).toEqual([text, 5, []]);
    for (const { headers } of answers) expect(headers.location).toBe(`/ask?sent=1&question=${row.id}`);
    await send(await draw(4));
    expect(await rows()).toHaveLength(2);
  });

  test("that cannot be stored get a sentence, and what was typed stays", async () => {
    const picture = await draw(5);
    const cases: [Buffer | null, Record<string, string>, number, RegExp][] = [
      [null, { text }, 400, /choose a picture/],
      [Buffer.from("not a picture"), { text }, 400, /not a usable image/],
      [Buffer.from("<svg/>"), { text }, 400, /not a usable image/],
      [picture.subarray(0, 4_000), { text }, 400, /damaged/],
      [await plain(20, 20, "#135").png().toBuffer(), { text }, 400, /too small/],
      [await plain(400, 400, "#135").png().toBuffer(), { text }, 400, /too little/],
      [Buffer.alloc(10 * 1024 * 1024 + 1), { text }, 413, /at most 10 MB/],
      [picture, { text: " " }, 400, /want to know/],
      [picture, { text: "x".repeat(501) }, 400, /at most 500/],
      [picture, { text: "a\u0000b" }, 400, /cannot be stored/],
      [null, { text, address: "javascript:alert(1)" }, 400, /web address/],
      [null, { text, address: "http://127.0.0.1:1/a.jpg" }, 400, /cannot be read from this address/],
      [null, { text, address: "http://[::1]/a.jpg" }, 400, /cannot be read from this address/],
    ];
    for (const [file, fields, status, sentence] of cases) {
      const answer = await send(file, fields);
      const refused: { message: string; fields: object } = answer.json();
      expect([answer.statusCode, refused.message]).toEqual([status, expect.stringMatching(sentence)]);
      expect(refused.fields).toEqual({ address: "", ...fields });
    }
    const evil = await send(picture, { text }, { headers: { origin: "https://evil.example" } });
    expect(evil.statusCode).toBe(403);
    expect((await send(picture, { text, website: "https://spam.example" })).headers.location).toBe("/ask?sent=1");
    expect(await rows()).toEqual([]);
    const same = { remoteAddress: "203.0.113.7" };
    for (let sent = 0; sent < 5; sent += 1) expect((await send(picture, { text }, same)).statusCode).toBe(303);
    expect((await send(picture, { text }, same)).statusCode).toBe(429);
  });

  test("fetch the picture of an address", async () => {
    const picture = await draw(6);
    const server = http.createServer((_request, response) => response.end(picture)).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.jpg`;
    const typed = { file: null, address, text, isOtherLook: false, website: "" };
    await sendQuestion({ db: db(), storage, download: { isRefused: () => false } }, typed, "198.51.100.251");
    server.close();
    expect(await rows()).toHaveLength(1);
  });

  test("are answered with a public look, dismissed and reopened", async () => {
    const picture = await draw(7);
    await send(picture);
    const [{ id }] = await rows();
    expect(await ask(id)).toEqual({ status: "OPEN", outfit: null });
    const [outfit, draft] = [await buildOutfit(db()), await buildOutfit(db(), { status: "DRAFT" })];
    await expect(decide(id, 1, "ANSWERED")).rejects.toThrow("Choose a published look.");
    await expect(decide(id, 1, "ANSWERED", draft.id)).rejects.toThrow("Choose a published look.");
    const feed = async () => (await app.inject(`/feeds/questions/${id}.json`)).json().items;
    expect(await feed()).toEqual([]);
    await decide(id, 1, "ANSWERED", outfit.id);
    expect(await feed()).toMatchObject([
      {
        id: `urn:uuid:${id}`,
        title: `We know this look: ${outfit.title}`,
        url: `https://worn.example/outfit/${outfit.slug}`,
      },
    ]);
    await expect(decide(id, 1, "DISMISSED")).rejects.toThrow("Someone else");
    expect(await ask(id)).toEqual({ status: "ANSWERED", outfit: { slug: outfit.slug } });
    // Who asks again gets the answer.
    expect((await send(picture)).headers.location).toBe(`/ask?sent=1&question=${id}`);
    await db().query("UPDATE outfits SET status = 'DRAFT' WHERE id = $1", [outfit.id]);
    expect(await ask(id)).toEqual({ status: "ANSWERED", outfit: null });
    await decide(id, 2, "OPEN");
    await decide(id, 3, "DISMISSED");
    expect(await ask(id)).toEqual({ status: "DISMISSED", outfit: null });
    expect(await feed()).toMatchObject([{ title: "No answer", url: `https://worn.example/ask?question=${id}` }]);
    expect((await app.inject(`/feeds/questions/${randomUUID()}.xml`)).statusCode).toBe(404);
    expect((await app.inject("/feeds/questions/x.xml")).statusCode).toBe(404);
    expect(await ask("x")).toBeNull();
  });

  test("are new when the answer is not the look, or is no longer shown", async () => {
    const picture = await draw(10);
    const outfit = await buildOutfit(db());
    const statuses = () => db().query("SELECT status, asker_count FROM questions ORDER BY created_at");
    await send(picture);
    const [{ id }] = await rows();
    await decide(id, 1, "ANSWERED", outfit.id);
    const answered = { status: "ANSWERED", asker_count: 1 };
    await send(picture, { text, other: "1" });
    await send(picture, { text, other: "1" });
    expect(await statuses()).toEqual([answered, { status: "OPEN", asker_count: 2 }]);
    await db().query("DELETE FROM questions WHERE status = 'OPEN'");
    for (const hide of ["status = 'DRAFT'", "status = 'PUBLISHED', deleted_at = now()"]) {
      await db().query(`UPDATE outfits SET ${hide} WHERE id = $1`, [outfit.id]);
      await send(picture);
    }
    expect(await statuses()).toEqual([answered, { status: "OPEN", asker_count: 2 }]);
  });

  test("show their picture to editors alone, and lose it after 30 days", async () => {
    await send(await draw(8));
    await send(await draw(9));
    const [old, recent] = await rows();
    const routes = await testRoutes(api.dataSource, (server, deps) =>
      registerQuestionPictures(server, { ...deps, questions: storage }),
    );
    const get = async ({ id }: Row, headers?: Record<string, string>) => {
      const answer = await routes.get(`/api/questions/${id}/picture`, headers);
      return [answer.statusCode, answer.headers["content-type"]];
    };
    expect((await get(old, {}))[0]).toBe(401);
    expect(await get(old)).toEqual([200, "image/jpeg"]);
    await db().query("UPDATE questions SET created_at = now() - interval '31 days' WHERE id = $1", [old.id]);
    const then = new Date(Date.now() - 31 * 86_400_000);
    fs.utimesSync(path.join(folder, "questions", old.picture), then, then);
    expect(await deleteQuestionPictures(db(), storage)).toBe(1);
    expect([await storage.has(old.picture), await storage.has(recent.picture)]).toEqual([false, true]);
    expect((await get(old))[0]).toBe(404);
    expect((await get(recent))[0]).toBe(200);
    await routes.app.close();
  });
});
