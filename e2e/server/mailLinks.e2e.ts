import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setUpBrowser } from "../support/browser";
import { findPostgresPrograms } from "../support/servers/postgres/postgresPrograms";
import { TestPostgres } from "../support/servers/postgres/testPostgres";
import { type SiteProcess, startServerProcess } from "../support/server";
import { describeIf } from "../../server/testing/skipped";

const canRun = findPostgresPrograms() !== undefined;

describeIf(canRun, "PostgreSQL's programs are not installed")("links of mails", () => {
  const browser = setUpBrowser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-mail-links-"));
  let postgres: TestPostgres;
  let server: SiteProcess;
  let baseURL: string;
  beforeAll(async () => {
    postgres = await TestPostgres.create();
    server = startServerProcess(folder, { DATABASE_URL: postgres.url, DEMO: "true" });
    baseURL = await server.waitUntilReady();
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await postgres.remove();
    fs.rmSync(folder, { recursive: true });
  });

  const links = async (): Promise<string[]> => {
    const mails = await postgres.query<{ html: string }>("SELECT html FROM mails ORDER BY created_at");
    return mails.flatMap(({ html }) =>
      [...html.matchAll(/href="http:\/\/[^/"]+(\/newsletter\/[^"]*)"/g)].map(([, link]) =>
        link.replaceAll("&amp;", "&"),
      ),
    );
  };
  const newest = async (page: string): Promise<string> =>
    (await links()).findLast((link) => link.startsWith(`/newsletter/${page}?`)) ?? "no link";
  const state = async (): Promise<unknown> => [
    await postgres.query("SELECT * FROM newsletter_subscribers ORDER BY id"),
    await postgres.query("SELECT * FROM consents ORDER BY id"),
    await postgres.query("SELECT key FROM mails ORDER BY key"),
    await postgres.query("SELECT count(*) FROM page_views WHERE path LIKE '/newsletter/%'"),
    await postgres.query("SELECT count(*) FROM link_clicks"),
  ];

  /** Opens every link with HEAD, GET and a browser that runs scripts, as scanners of mail servers do. */
  async function scan(): Promise<void> {
    const before = await state();
    for (const link of await links()) {
      for (const method of ["HEAD", "GET"]) expect((await fetch(baseURL + link, { method })).status).toBe(200);
      await (await browser.open(link, { baseURL })).close();
    }
    expect(await state()).toEqual(before);
  }

  test.each([true, false])(
    "confirm, choose and leave for a person only; with scripts: %s",
    async (javaScriptEnabled) => {
      const email = `reader-${javaScriptEnabled}@example.com`;
      const { page } = await browser.open("/newsletter", { baseURL, javaScriptEnabled });
      await page.getByRole("main").getByLabel("Email address").fill(email);
      await page.getByRole("main").getByRole("button", { name: "Subscribe" }).click();
      await page.getByText("Thank you for subscribing to our newsletter!").first().waitFor();
      await scan();
      await page.goto(await newest("confirm"));
      await page.getByRole("button", { name: "Confirm my address" }).click();
      await page.getByRole("heading", { name: "You are subscribed" }).waitFor();
      await scan();
      await page.goto(await newest("preferences"));
      await page.getByLabel("Once a day").check();
      await page.getByRole("button", { name: "Save my choices" }).click();
      await page.getByText("Your choices are saved.").waitFor();
      expect(await page.getByLabel("Once a day").isChecked()).toBe(true);
      await page.goto(await newest("leave"));
      await page.getByRole("button", { name: "Leave all our mails" }).click();
      await page.getByText("You get no more mail from us.").waitFor();
      const rows = await postgres.query(
        `SELECT subscribed, digest FROM newsletter_subscribers WHERE email = '${email}'`,
      );
      expect(rows).toEqual([{ subscribed: false, digest: "NEVER" }]);
    },
  );
});
