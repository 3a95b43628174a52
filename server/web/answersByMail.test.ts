import { randomUUID } from "node:crypto";
import os from "node:os";
import path from "node:path";
import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyInstance } from "fastify";
import { paths } from "../../site/addresses";
import { mailPaths } from "../../site/mailPages";
import type { Actor } from "../core/graphql/context";
import { write } from "../core/write/write";
import { setUpMail } from "../features/site/mail/mailSite.service";
import { folderStorage } from "../features/newsroom/media/upload/folderStorage";
import { expireAddresses } from "../features/readers/readers/addresses.service";
import { decideQuestion } from "../features/readers/questions/questions.service";
import type { QuestionStatus } from "../features/readers/questions/readerQuestion.entity";
import { buildOutfit } from "../testing/build";
import { editor } from "../testing/editor";
import { type TestApi, testApi } from "../testing/testApi";
import { registerMailLinks } from "./mailLinks";
import { registerQuestions } from "./questionForm";

interface QueuedMail {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
}

describe("answers by mail", () => {
  let api: TestApi;
  let app: FastifyInstance;
  let caller = 0;
  const db = () => api.dataSource.manager;
  const setUp = (canSend: boolean, isOutboxPublic: boolean) =>
    setUpMail(db(), { origin: "https://worn.example", canSend, isOutboxPublic });
  beforeAll(async () => {
    api = await testApi();
    app = fastify();
    await app.register(fastifyCookie);
    await registerQuestions(app, {
      db,
      questions: folderStorage(path.join(os.tmpdir(), "wornby-no-questions")),
      publicUrl: null,
      // What the pages get stands for the pages.
      showPage: (_request, reply, { status, refused }) =>
        Promise.resolve(reply.status(status).send(refused)) as Promise<typeof reply>,
    });
    await registerMailLinks(app, {
      db,
      publicUrl: null,
      showPage: (_request, reply, { status, mailPage }) =>
        Promise.resolve(reply.status(status).send(mailPage)) as Promise<typeof reply>,
    });
  });
  afterAll(async () => {
    await app.close();
    await api.stop();
  });
  beforeEach(async () => {
    setUp(true, false);
    await db().query("TRUNCATE questions, reader_addresses, mails, attempts");
  });

  const build = async (): Promise<string> => {
    const [{ id }]: { id: string }[] = await db().query(
      "INSERT INTO questions (body, picture, hashes) VALUES ('Whose coat?', 'a.jpg', '{}') RETURNING id",
    );
    return id;
  };
  const post = (url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    app.inject({
      method: "POST",
      url,
      remoteAddress: `198.51.100.${caller++ % 250}`,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const ask = (question: string, fields: Record<string, string>) => post(paths.ask({ question }), fields);
  const mails = (kind: string): Promise<QueuedMail[]> =>
    db().query("SELECT * FROM mails WHERE kind = $1 ORDER BY created_at, recipient", [kind]);
  const linkOf = ({ html }: QueuedMail): string =>
    (/href="https:\/\/worn\.example(\/ask\/confirm[^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&");
  const newestLink = async () => linkOf((await mails("CONFIRMATION")).at(-1) as QueuedMail);
  const countRows = async () => (await db().query<unknown[]>("SELECT FROM reader_addresses")).length;
  const decide = async (id: string, status: QuestionStatus, outfitId?: string) => {
    const [{ version }]: { version: number }[] = await db().query("SELECT version FROM questions WHERE id = $1", [id]);
    return write(db(), editor as Actor, (change) => decideQuestion(change, { id, version, status, outfitId }));
  };

  test("go to confirmed addresses only, once for each look", async () => {
    const [id, outfit, other] = [await build(), await buildOutfit(db()), await buildOutfit(db())];
    for (const email of [" Ada@Example.com ", "bea@example.com"])
      expect((await ask(id, { email })).headers.location).toBe(paths.ask({ question: id, mail: "1" }));
    // A second press on the same day sends no second mail.
    await ask(id, { email: "ada@example.com" });
    const [first, ...more] = await mails("CONFIRMATION");
    expect([first.recipient, more.length]).toEqual(["ada@example.com", 1]);
    // Programs open every link of a mail.
    for (const method of ["GET", "HEAD"] as const) await app.inject({ method, url: linkOf(first) });
    expect((await app.inject(linkOf(first))).json()).toMatchObject({
      title: "Please confirm your address",
      button: { action: linkOf(first) },
    });
    expect((await post(linkOf(first))).json()).toMatchObject({ title: "Thank you" });
    expect((await post(linkOf(first))).json()).toMatchObject({ title: "Thank you" });
    await decide(id, "ANSWERED", outfit.id);
    const [answer, ...others] = await mails("ANSWER");
    expect([answer.recipient, others]).toEqual(["ada@example.com", []]);
    expect(answer.subject).toBe(`We know this look: ${outfit.title}`);
    expect(answer.html).toContain(`https://worn.example/outfit/${outfit.slug}`);
    await decide(id, "OPEN");
    await decide(id, "ANSWERED", outfit.id);
    expect(await mails("ANSWER")).toHaveLength(1);
    await decide(id, "ANSWERED", other.id);
    await decide(id, "DISMISSED");
    expect((await mails("ANSWER")).map(({ subject }) => subject)).toEqual([
      answer.subject,
      `We know this look: ${other.title}`,
      "No answer to your question",
    ]);
    // Who confirms late sees where the answer is.
    const late = await post(linkOf(more[0]));
    expect(late.json()).toMatchObject({ title: "There is an answer", link: { href: paths.ask({ question: id }) } });
  });

  test("of a decision at the moment of the confirmation are never lost", async () => {
    const outfit = await buildOutfit(db());
    for (let round = 0; round < 20; round += 1) {
      const [id, email] = [await build(), `round-${round}@example.com`];
      await ask(id, { email });
      const [confirmed] = await Promise.all([
        newestLink().then((link) => post(link)),
        decide(id, "ANSWERED", outfit.id),
      ]);
      const isMailed = (await mails("ANSWER")).some(({ recipient }) => recipient === email);
      expect([confirmed.json().title, isMailed]).toEqual(
        isMailed ? ["Thank you", true] : ["There is an answer", false],
      );
    }
  });

  test("are not offered for what is wrong, with a sentence, and what was typed stays", async () => {
    const id = await build();
    for (const email of ["", "ada", '"\\a\\da"@b.example', "ada\u202e@b.example", `${"a".repeat(250)}@b.example`]) {
      const answer = await ask(id, { email });
      const message = "Please enter a valid email address.";
      expect([answer.statusCode, answer.json()]).toEqual([400, { message, fields: { email } }]);
    }
    await ask(id, { email: "bot@example.com", website: "https://spam.example" });
    await ask(randomUUID(), { email: "ada@example.com" });
    await ask("x' OR 1=1", { email: "ada@example.com" });
    const evil = await post(paths.ask({ question: id }), { email: "a@b.example" }, { origin: "https://evil.example" });
    expect(evil.statusCode).toBe(403);
    await decide(id, "DISMISSED");
    await ask(id, { email: "late@example.com" });
    expect([await countRows(), await mails("CONFIRMATION")]).toEqual([0, []]);
    for (const url of [mailPaths.answer(), mailPaths.answer({ id: randomUUID(), sig: "x" })])
      expect([(await post(url)).statusCode, (await app.inject(url)).statusCode]).toEqual([404, 404]);
  });

  test("are asked for at most three times a day for an address, and five times a minute from a network", async () => {
    const ids = [await build(), await build(), await build(), await build()];
    const answers = [];
    for (const id of ids) answers.push(await ask(id, { email: "ada@example.com" }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303, 429]);
    expect(answers[3].json().message).toMatch(/^We have sent three mails to this address today\./);
    caller = 0;
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) {
      caller = 0;
      statuses.push((await ask(ids[0], { email: `${sent}@example.com` })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  test("are asked for at most 50 times a day from a network", async () => {
    const id = await build();
    const answers = [];
    for (let sent = 0; sent < 51; sent += 1) {
      caller = 0;
      // Another minute.
      await db().query("DELETE FROM attempts WHERE key LIKE 'question-mails:%'");
      answers.push(await ask(id, { email: `${sent}@example.com` }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(50).fill(303), 429]);
    expect(answers[50].json().message).toMatch(/try again tomorrow[.]$/);
  });

  test("need a mail server, or a demo that shows the mail", async () => {
    const id = await build();
    const canMail = async () =>
      (await api.run("query ($id: ID!) { askedQuestion(id: $id) { canMail } }", { id })).data.askedQuestion.canMail;
    setUp(false, false);
    expect(await canMail()).toBe(false);
    await ask(id, { email: "ada@example.com" });
    expect(await countRows()).toBe(0);
    setUp(false, true);
    expect(await canMail()).toBe(true);
    const { headers } = await ask(id, { email: "ada@example.com" });
    const [mail] = await mails("CONFIRMATION");
    expect(headers.location).toBe(paths.ask({ question: id, mail: mail.id }));
  });

  test("leave no address: 30 days without a confirmation, and 30 days after the answer", async () => {
    const [open, closed] = [await build(), await build()];
    for (const id of [open, closed])
      for (const email of ["waiting@example.com", "confirmed@example.com"]) {
        await db().query("TRUNCATE attempts");
        await ask(id, { email });
        if (email.startsWith("confirmed")) await post(await newestLink());
      }
    expect(await expireAddresses(db())).toBe(0);
    await decide(closed, "DISMISSED");
    await db().query("UPDATE reader_addresses SET created_at = now() - interval '31 days'");
    expect(await expireAddresses(db())).toBe(2);
    await db().query("UPDATE questions SET updated_at = now() - interval '31 days'");
    expect(await expireAddresses(db())).toBe(1);
    const link = await newestLink();
    expect((await app.inject(link)).statusCode).toBe(410);
    expect(await countRows()).toBe(1);
  });
});
