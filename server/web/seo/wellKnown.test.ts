import fastify, { type FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../testing/database/testDatabase";
import { registerWellKnown } from "./wellKnown";

describe("well-known addresses", () => {
  let dataSource: DataSource;
  let app: FastifyInstance;
  beforeAll(async () => {
    dataSource = await testDatabase();
    app = fastify();
    registerWellKnown(app, { readDb: () => dataSource.manager, publicUrl: "https://worn.example" });
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
  });

  const setContact = (email: string) => dataSource.query("UPDATE settings SET contact_email = $1", [email]);

  test("security.txt names the contact of the settings, and when it must be read again", async () => {
    await setContact("hello@worn.example");
    const { statusCode, headers, body } = await app.inject("/.well-known/security.txt");
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    const fields = Object.fromEntries(
      body
        .trim()
        .split("\n")
        .map((line) => line.split(/: (.*)/, 2)),
    ) as Record<string, string>;
    expect(fields).toMatchObject({
      Contact: "mailto:hello@worn.example",
      Canonical: "https://worn.example/.well-known/security.txt",
    });
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(100);
    expect(days).toBeLessThan(365);
  });

  test("security.txt does not exist without a contact", async () => {
    await setContact("");
    expect((await app.inject("/.well-known/security.txt")).statusCode).toBe(404);
  });

  test("change-password leads to the account's settings", async () => {
    const { statusCode, headers } = await app.inject("/.well-known/change-password");
    expect([statusCode, headers.location]).toEqual([302, "/admin/settings?tab=account"]);
  });
});
