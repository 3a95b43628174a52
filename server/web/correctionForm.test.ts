import fastify, { type FastifyInstance } from "fastify";
import naughtyStrings from "big-list-of-naughty-strings";
import type { Actor } from "../core/graphql/context";
import { answerCorrection, decideCorrection } from "../features/readers/corrections/corrections.service";
import { expireAddresses } from "../features/readers/readers/addresses.service";
import { setUpMail } from "../features/site/mail/mailSite.service";
import { PublicationStatus } from "../core/kinds/publishableRow";
import { write } from "../core/write/write";
import { emptyTrash } from "../features/newsroom/history/emptyTrash.service";
import { buildOutfit, buildProduct } from "../testing/build";
import { editor } from "../testing/editor";
import { type TestApi, testApi } from "../testing/testApi";
import { registerCorrections } from "./correctionForm";

interface Row {
  id: string;
  version: number;
  body: string;
  source_url: string;
  email: string | null;
  product_id: string | null;
}

describe("corrections by readers", () => {
  let api: TestApi;
  let app: FastifyInstance;
  let caller = 0;
  beforeAll(async () => {
    api = await testApi();
    app = fastify();
    await registerCorrections(app, {
      db: () => api.dataSource.manager,
      publicUrl: null,
      // What the page gets stands for the page.
      showPage: (_request, reply, { status, refused }) =>
        Promise.resolve(reply.status(status).send(refused)) as Promise<typeof reply>,
    });
  });
  afterAll(async () => {
    await app.close();
    await api.stop();
  });
  beforeEach(() => api.dataSource.query("TRUNCATE corrections, mails CASCADE"));

  const db = () => api.dataSource.manager;
  const send = (slug: string, fields: Record<string, string>, remoteAddress = `198.51.100.${caller++ % 250}`) =>
    app.inject({
      method: "POST",
      url: `/outfit/${slug}/correct`,
      remoteAddress,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(fields).toString(),
    });
  const rows = (): Promise<Row[]> =>
    db().query(
      `SELECT corrections.*, email FROM corrections LEFT JOIN reader_addresses ON correction_id = corrections.id
       ORDER BY corrections.created_at`,
    );
  const build = async () => {
    const outfit = await buildOutfit(db());
    return { slug: outfit.slug, outfitId: outfit.id, product: (await buildProduct(db(), { outfitId: outfit.id })).id };
  };
  const text = "It is the midi, not the maxi.";

  test("are stored as typed, once, and lead to a page that can be reloaded", async () => {
    const { slug, product } = await build();
    const fields = { product, text: `${text}\r\nReally.`, source: "https://brand.example/midi" };
    const answers = await Promise.all([
      send(slug, fields),
      send(slug, fields),
      send(slug, { ...fields, email: "r@example.com" }),
    ]);
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual(
      Array(3).fill([303, `/outfit/${slug}/correct?sent=1`]),
    );
    const stored = await rows();
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      body: `${text}\nReally.`,
      source_url: fields.source,
      product_id: product,
      email: "r@example.com",
    });
  });

  test("that cannot be stored get a sentence, and what was typed stays", async () => {
    const { slug, product } = await build();
    const other = await buildProduct(db());
    const draft = await buildOutfit(db(), { status: PublicationStatus.DRAFT });
    const cases: [string, Record<string, string>, RegExp, field?: string][] = [
      [slug, { text: " " }, /write what is wrong/, "text"],
      [slug, { text: "x".repeat(1_001) }, /at most 1,000/, "text"],
      [slug, { text, source: "javascript:alert(1)" }, /web address/, "source"],
      [slug, { text, email: "nobody" }, /valid email/, "email"],
      [slug, { text, email: '"\\n\\obody"@b.example' }, /valid email/, "email"],
      [slug, { text, email: "nobody\u202e@b.example" }, /valid email/, "email"],
      [slug, { text, product: other.id }, /no longer part/, "product"],
      [slug, { text, product: "x" }, /no longer part/, "product"],
      [slug, { text: "a\u0000b" }, /cannot be stored/, "text"],
      [draft.slug, { text }, /no longer public/],
    ];
    for (const [look, fields, sentence, field] of cases) {
      const answer = await send(look, fields);
      const refused: { message: string; fields: object; field?: string } = answer.json();
      expect([answer.statusCode, refused.fields]).toEqual([400, { product: "", source: "", email: "", ...fields }]);
      expect(refused.message).toMatch(sentence);
      expect(refused.field).toBe(field);
    }
    const same = "203.0.113.7";
    for (let sent = 0; sent < 5; sent += 1) await send(slug, { product, text: `${text} ${sent}` }, same);
    expect((await send(slug, { text }, same)).statusCode).toBe(429);
    expect((await send(slug, { text, website: "https://spam.example" })).statusCode).toBe(303);
    expect(await rows()).toHaveLength(5);
  });

  test("have a source as a browser would open it: without a scheme it has https", async () => {
    const { slug } = await build();
    for (const [source, stored] of [
      ["vogue.com/x", "https://vogue.com/x"],
      [" www.Vogue.com?a=1 ", "https://www.Vogue.com?a=1"],
      ["http://vogue.com", "http://vogue.com"],
    ]) {
      await send(slug, { text: source, source });
      expect((await rows()).at(-1)?.source_url).toBe(stored);
    }
    expect((await send(slug, { text, source: "the magazine" })).statusCode).toBe(400);
  });

  test("keep every string", async () => {
    const { slug } = await build();
    const strings = naughtyStrings.filter((string) => string.trim() && !string.includes("\r")).slice(0, 240);
    for (const string of strings) expect((await send(slug, { text: string })).statusCode).toBe(303);
    expect(new Set((await rows()).map(({ body }) => body))).toEqual(new Set(strings));
  });

  test("are refused from other sites", async () => {
    const { slug } = await build();
    const answer = await app.inject({
      method: "POST",
      url: `/outfit/${slug}/correct`,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      payload: "text=x",
    });
    expect([answer.statusCode, await rows()]).toEqual([403, []]);
  });

  const visitorReads = async (id: string): Promise<{ text: string }[]> =>
    (await api.run("query ($id: ID!) { outfit(id: $id) { corrections { entries { text isCorrection } } } }", { id }))
      .data.outfit.corrections.entries;
  const decide = (id: string, version: number, status: "OPEN" | "ACCEPTED" | "REJECTED", publicNote = "") =>
    write(db(), editor as Actor, (change) => decideCorrection(change, { id, version, status, publicNote }));

  test("are public with the editor's note alone once accepted, and no longer when that is taken back", async () => {
    const { slug, outfitId } = await build();
    await send(slug, { text });
    const [{ id }] = await rows();
    expect(await visitorReads(outfitId)).toEqual([]);
    await decide(id, 1, "REJECTED");
    expect(await visitorReads(outfitId)).toEqual([]);
    await expect(decide(id, 2, "ACCEPTED", " ")).rejects.toThrow("Write the note that visitors read.");
    await decide(id, 2, "ACCEPTED", "The coat is the midi.");
    expect(await visitorReads(outfitId)).toEqual([{ text: "The coat is the midi.", isCorrection: true }]);
    await expect(decide(id, 2, "REJECTED")).rejects.toThrow("Someone else");
    await decide(id, 3, "OPEN");
    expect(await visitorReads(outfitId)).toEqual([]);
  });

  test("with the same text do not keep their products in the trash", async () => {
    const { slug, outfitId, product } = await build();
    const other = await buildProduct(db(), { outfitId });
    await send(slug, { product, text });
    await send(slug, { product: other.id, text });
    await send(slug, { text });
    await db().query("UPDATE affiliate_products SET deleted_at = now() - interval '31 days' WHERE outfit_id = $1", [
      outfitId,
    ]);
    expect(await emptyTrash(db())).toBe(2);
    expect((await rows()).map(({ product_id }) => product_id)).toEqual([null, null, null]);
  });

  test("are not reopened while a reader has sent the same again", async () => {
    const { slug, product } = await build();
    await send(slug, { product, text });
    const [{ id }] = await rows();
    await decide(id, 1, "REJECTED");
    await send(slug, { product, text });
    await expect(decide(id, 2, "OPEN")).rejects.toMatchObject({
      message: "The same correction is open already.",
      extensions: { code: "CONFLICT" },
    });
    const [, { id: again }] = await rows();
    await decide(again, 1, "REJECTED");
    expect(await decide(id, 2, "OPEN")).toMatchObject({ status: "OPEN", version: 3 });
  });

  test("are answered once by mail, and the address is forgotten then or after 30 days", async () => {
    const { slug } = await build();
    await send(slug, { text, email: "reader@example.com" });
    // The reader waits for an answer also when the look is in the trash by now.
    await db().query("UPDATE outfits SET deleted_at = now() WHERE slug = $1", [slug]);
    const [{ id }] = await rows();
    const answer = (version: number) =>
      write(db(), editor as Actor, (change) => answerCorrection(change, { id, version, text: "You are right." }));
    await expect(answer(1)).rejects.toThrow("No mail server is set up");
    setUpMail(db(), { origin: "https://site.example", canSend: true, isOutboxPublic: false });
    await answer(1);
    await expect(answer(2)).rejects.toThrow("has got an answer");
    const mails = await db().query<{ kind: string; recipient: string; text: string }[]>("SELECT * FROM mails");
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: "ANSWER", recipient: "reader@example.com" });
    expect(mails[0].text).toContain("You are right.");
    expect((await rows())[0].email).toBeNull();
    await db().query("UPDATE outfits SET deleted_at = NULL WHERE slug = $1", [slug]);
    await send(slug, { text: "Old.", email: "reader@example.com" });
    await send(slug, { text: "New.", email: "reader@example.com" });
    await db().query(
      `UPDATE reader_addresses SET created_at = now() - interval '31 days'
       WHERE correction_id = (SELECT id FROM corrections WHERE body = 'Old.')`,
    );
    expect(await expireAddresses(db())).toBe(1);
    expect((await rows()).filter(({ email }) => email !== null).map(({ body }) => body)).toEqual(["New."]);
  });
});
