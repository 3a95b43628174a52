import fastify, { type FastifyInstance } from "fastify";
import { contactFormPath } from "../../site/addresses";
import { deleteOldMails } from "../features/site/mail/outbox.service";
import { buildPage } from "../testing/build";
import { type TestApi, testApi } from "../testing/testApi";
import { registerContact } from "./contactForm";

interface Mail {
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
}

describe("messages by readers", () => {
  let api: TestApi;
  let app: FastifyInstance;
  let caller = 0;
  beforeAll(async () => {
    api = await testApi();
    app = fastify();
    await registerContact(app, {
      db: () => api.dataSource.manager,
      publicUrl: null,
      // What the page gets stands for the page.
      showPage: (_request, reply, { url, status, refused }) =>
        Promise.resolve(reply.status(status).send({ url, ...refused })) as Promise<typeof reply>,
    });
  });
  afterAll(async () => {
    await app.close();
    await api.stop();
  });
  const db = () => api.dataSource.manager;
  beforeEach(async () => {
    await db().query("TRUNCATE mails CASCADE");
    await db().query("UPDATE settings SET contact_email = 'owner@site.example'");
  });

  const message = {
    name: "Ada Roe",
    email: "ada@reader.example",
    text: "Who made the coat?\r\n\r\nThanks",
    page: "contact",
  };
  const send = (
    fields: Partial<typeof message> & { website?: string } = {},
    remoteAddress = `198.51.100.${caller++ % 250}`,
    headers = {},
  ) =>
    app.inject({
      method: "POST",
      url: contactFormPath,
      remoteAddress,
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams({ ...message, ...fields }).toString(),
    });
  const mails = (): Promise<Mail[]> => db().query("SELECT kind, recipient, reply_to, subject, text FROM mails");

  test("go to the address of the settings, and an answer to the reader; a second click sends none", async () => {
    for (const { statusCode, headers } of [await send(), await send()])
      expect([statusCode, headers.location]).toEqual([303, "/contact?sent=1"]);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      kind: "MESSAGE",
      recipient: "owner@site.example",
      reply_to: "ada@reader.example",
      subject: "Message from Ada Roe",
    });
    expect(sent[0]?.text).toContain("Who made the coat?\n\nThanks");
  });

  test("the reader's address goes with the content, after 30 days", async () => {
    await send();
    await db().query("UPDATE mails SET status = 'SENT', created_at = now() - interval '31 days'");
    await deleteOldMails(db());
    expect(await mails()).toMatchObject([{ reply_to: null, text: "" }]);
  });

  test.each([
    ["name", { name: " " }, "Please enter your name."],
    [
      "name",
      { name: "Ada\r\nBcc: all@x.example" },
      "Please enter a name of at most 100 characters, without line breaks.",
    ],
    ["email", { email: "ada" }, "Please enter a valid email address, so that we can answer."],
    [
      "email",
      { email: "ada@x.example\r\nBcc: b@x.example" },
      "Please enter a valid email address, so that we can answer.",
    ],
    ["text", { text: "\r\n" }, "Please write your message."],
    ["text", { text: "x".repeat(5_001) }, "Please write at most 5,000 characters."],
  ])("a wrong %s is refused with a sentence, and nothing typed is lost: %j", async (field, wrong, sentence) => {
    const response = await send({ ...wrong, page: "write" });
    const { name, email, text } = { ...message, ...wrong };
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { url: "/write", fields: { name, email, text }, message: sentence, field },
    ]);
    expect(await mails()).toEqual([]);
  });

  test("of a filled trap are thanked for and dropped; those from other sites are refused", async () => {
    expect((await send({ website: "https://spam.example" })).statusCode).toBe(303);
    expect((await send({}, undefined, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect(await mails()).toEqual([]);
  });

  test("are limited by network", async () => {
    const answers = [];
    for (let at = 0; at < 6; at += 1) answers.push((await send({ text: `Message ${at}` }, "203.0.113.7")).statusCode);
    expect(answers).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test("need an address in the settings, without which no page has the form", async () => {
    await buildPage(db(), { slug: "write", ownText: "Hello.\n\n{contactForm}\n\nBye." });
    const read = async () =>
      (await api.run('{ page(slug: "write") { hasContactForm sections { parts { html } } } }')).data.page;
    expect(await read()).toEqual({
      hasContactForm: true,
      sections: [{ parts: [{ html: "<p>Hello.</p>\n<p>Bye.</p>" }] }],
    });
    await db().query("UPDATE settings SET contact_email = ''");
    expect((await read()).hasContactForm).toBe(false);
    expect((await send()).json().message).toBe("This site takes no messages at the moment.");
  });
});
