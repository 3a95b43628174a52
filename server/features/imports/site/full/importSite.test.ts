import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs/promises";
import path from "node:path";
import type { DataSource } from "typeorm";
import { undoImport } from "../../../../core/imports/undoImport.service";
import { readContentState } from "../../../../testing/database/databaseState";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { waitUntil } from "../../../../testing/time/waiting";
import { resolveUrl } from "../../../../web/pages/resolveUrl";
import { type ExpectedSite, generateExport, recordCount } from "../testing/generateExport";
import { siteUndo } from "../undoSiteImport.service";
import { importFolder, writeFolder } from "../testing/importFolder";
import { describeOnPostgres } from "../../../../testing/skipped";

jest.setTimeout(120_000);

const root = path.join(__dirname, "../../../../..");
const onPostgres = describeOnPostgres("the embedded engine serves one process");

/** The cells of each row as the generator writes them down, and where they are. */
const cells: Record<keyof ExpectedSite["rows"], [columns: string, from: string]> = {
  celebrities: ["name, slug, bio, languages, social_media->>'instagram', category", "celebrities"],
  outfits: [
    `title, look.slug, look.description, date::text, wearer.name,
     (SELECT string_agg(tag_name, ',' ORDER BY tag_name COLLATE "C") FROM outfit_tags WHERE outfit_id = look.id)`,
    "outfits look JOIN celebrities wearer ON wearer.id = celebrity_id",
  ],
  products: [
    "product.title, look.title, price_amount::float, trim(price_currency), product.affiliate_link",
    "affiliate_products product JOIN outfits look ON look.id = outfit_id",
  ],
  items: ["title, category_name, price", "category_items"],
  posts: ["title, slug, date::text, author, category, content", "blog_posts"],
  subscribers: [
    `email, source, subscribed, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    "newsletter_subscribers",
  ],
};

async function readSite({ manager }: DataSource): Promise<ExpectedSite["rows"]> {
  const site: ExpectedSite["rows"] = {};
  for (const [name, [columns, from]] of Object.entries(cells)) {
    const rows: { row: unknown[] }[] = await manager.query(`SELECT jsonb_build_array(${columns}) AS row FROM ${from}`);
    site[name] = rows.map(({ row }) => JSON.stringify(row)).sort();
  }
  return site;
}

onPostgres("a whole site of 5,300 rows, whose import is killed in the middle", () => {
  const { files, site } = generateExport();
  let dataSource: DataSource;
  let folder: string;
  let empty: Record<string, string>;
  beforeAll(async () => {
    dataSource = await testDatabase();
    empty = await readContentState(dataSource);
    folder = await writeFolder(files);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await fs.rm(folder, { recursive: true });
  });

  const startCommand = () =>
    spawn(process.execPath, ["-r", "./scripts/registerTypescript.cjs", "server/commands/importSite.ts", folder], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: "url" in dataSource.options ? String(dataSource.options.url) : "",
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
  const readPosition = async (): Promise<number> => {
    const [run]: { position: number }[] = await dataSource.query("SELECT position FROM site_imports");
    return run?.position ?? 0;
  };

  /** Other tests keep the machine busy meanwhile; speed is printed, not limited. */
  const longestImportMs = 300_000;
  test(
    "is continued by the next start, row by row as the export says",
    async () => {
      const command = startCommand();
      await waitUntil(async () => (await readPosition()) >= 600, 60_000);
      command.kill("SIGKILL");
      await once(command, "exit");
      const killedAt = await readPosition();
      expect(killedAt).toBeLessThan(recordCount);
      const started = performance.now();
      const { problems } = await importFolder(dataSource.manager, folder);
      const seconds = (performance.now() - started) / 1_000;
      const rest = recordCount - killedAt;
      console.log(
        `killed after ${killedAt} records; the other ${rest} in ${seconds.toFixed(1)} s, ${Math.round(rest / seconds)} per second`,
      );
      expect(problems).toEqual([]);
      expect(await readSite(dataSource)).toEqual(site.rows);
      expect(await dataSource.query("SELECT status, position FROM site_imports")).toEqual([
        { status: "DONE", position: recordCount },
      ]);
    },
    longestImportMs,
  );

  test("writes nothing the second time", async () => {
    const written = "SELECT (SELECT count(*) FROM audit_log) + (SELECT count(*) FROM revisions) AS count";
    const before: unknown = await dataSource.query(written);
    const { counts } = await importFolder(dataSource.manager, folder);
    expect(Object.values(counts).reduce((sum, row) => sum + (row?.same ?? 0), 0)).toBe(recordCount);
    expect(await dataSource.query(written)).toEqual(before);
  });

  test("redirects every old address to the right page", async () => {
    const wrong: unknown[] = [];
    for (const [old, now] of site.addresses) {
      const answer = await resolveUrl(dataSource.manager, old);
      if (answer === null || !("moved" in answer) || answer.moved.split("?")[0] !== now) wrong.push([old, now, answer]);
    }
    expect(wrong).toEqual([]);
    console.log(`${site.addresses.length} old addresses redirect`);
  });

  test("is undone as one import", async () => {
    const [{ id }] = await dataSource.query<{ id: string }[]>("SELECT id FROM imports WHERE created > 0");
    const started = performance.now();
    const { created } = await undoImport(dataSource.manager, null, id, siteUndo);
    console.log(`${created} rows removed in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    expect(await readContentState(dataSource)).toEqual(empty);
  });
});
