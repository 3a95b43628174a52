import type { FastifyInstance } from "fastify";
import Fastify from "fastify";
import type { DataSource } from "typeorm";
import { setUpMail } from "../features/site/mail/mailSite.service";
import { queueMails } from "../features/site/mail/mails.service";
import { testDatabase } from "../testing/database/testDatabase";
import { registerOutbox } from "./outbox";

describe("the page of a kept mail", () => {
  let dataSource: DataSource;
  let app: FastifyInstance;
  let id: string;
  beforeAll(async () => {
    dataSource = await testDatabase();
    app = Fastify();
    registerOutbox(app, { db: () => dataSource.manager });
    const html = '<!doctype html><html><head></head><body><script>alert("x")</script>Hello</body></html>';
    await queueMails(dataSource.manager, [
      {
        key: "test",
        kind: "CONFIRMATION",
        recipient: "reader@example.com",
        subject: "<b>Confirm",
        html,
        text: "Hello",
      },
    ]);
    [{ id }] = await dataSource.query("SELECT id FROM mails");
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
  });

  const setUp = (isOutboxPublic: boolean) =>
    setUpMail(dataSource.manager, { origin: "https://wornby.example", canSend: false, isOutboxPublic });
  const get = (path: string) => app.inject({ url: `/outbox/${path}` });

  test("shows it in a frame that runs no scripts, in a demo", async () => {
    setUp(true);
    const { statusCode, headers, body } = await get(id);
    expect(statusCode).toBe(200);
    expect(body).toContain("&lt;b&gt;Confirm</h1>");
    expect(body).toContain('sandbox="allow-top-navigation-by-user-activation"');
    expect(body).toContain("&lt;base target=&quot;_top&quot;&gt;");
    expect(body).not.toContain("<script>");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
    expect(headers["content-security-policy"]).not.toContain("script-src");
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("does not exist for an unknown id, or on a site that is no demo", async () => {
    setUp(true);
    expect((await get("6a4d9a52-2f7c-4a4f-9d7c-0123456789ab")).statusCode).toBe(404);
    expect((await get("1")).statusCode).toBe(404);
    setUp(false);
    expect((await get(id)).statusCode).toBe(404);
  });
});
