// On both engines: rows are restored into each.
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ownTestDatabase, testDatabase } from "../../database/testDatabase";
import { readArchive } from "../../../commands/archive/archiveFile";
import { backUp } from "../../../commands/archive/backup";
import { restore } from "../../../commands/archive/restore";
import { findSchemaDrift } from "../../../database/migrate";
import { folderStorage } from "../../../features/newsroom/media/upload/folderStorage";
import { testSite } from "../../testSite";
import { fillEveryTable } from "../fillEveryTable";
import type { DataSource } from "typeorm";

jest.setTimeout(300_000);

/** Each release leaves the archive of a database with rows in every table, and what its API answered. */
const folder = path.join(__dirname, "../databases");
const storage = folderStorage(path.join(folder, "pictures"));

/** Reads every kind of content, and the settings; nothing that depends on the day. */
const query = `{
  settings { siteName siteTagline logo postsPerPage homeLookId homeSections defaultCurrency postalAddress
    branding { accent fonts corners density } menus { header { label to } footer { label to } legal { label to } } }
  celebrities(first: 20) { totalCount nodes { id name slug category bio image birthplace
    outfits(first: 5) { totalCount nodes { slug } } } }
  outfits(first: 20) { totalCount nodes { id title slug description image occasion date tags celebrity { slug }
    pieces { name } } }
  affiliateProducts(first: 20) { totalCount nodes { id title retailer image outfit { slug } } }
  categoryItems(first: 20) { totalCount nodes { id title retailer image categoryName } }
  blogPosts(first: 20) { totalCount nodes { id title slug excerpt author category date parts { html } } }
  authors(first: 20) { totalCount nodes { id name slug } }
  pages(first: 20) { totalCount nodes { id title slug } }
  testimonials { name quote } socialPosts { username content }
}`;

async function ask(dataSource: DataSource): Promise<unknown> {
  const site = await testSite(dataSource);
  try {
    const { body } = await site.post({ query });
    const answer = JSON.parse(body.toString()) as { data?: unknown; errors?: unknown };
    expect(answer.errors).toBeUndefined();
    return answer.data;
  } finally {
    await site.stop();
  }
}

/** Writes the files of a release. */
async function writeRelease(place: string): Promise<void> {
  const dataSource = await testDatabase();
  await fillEveryTable(dataSource.manager);
  const { tables } = await backUp(dataSource, storage, `${place}.archive`);
  expect(tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
  fs.writeFileSync(`${place}.json`, `${JSON.stringify(await ask(dataSource))}\n`);
  await dataSource.destroy();
}

const released = fs
  .readdirSync(folder)
  .flatMap((file) => (file.endsWith(".archive") ? [path.join(folder, path.basename(file, ".archive"))] : []));
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-release-"));
/** The version in WRITE_RELEASE is written to stay: once, before it is released. */
const current = process.env.WRITE_RELEASE
  ? path.join(folder, process.env.WRITE_RELEASE)
  : path.join(temporary, "current");

beforeAll(() => writeRelease(current));
afterAll(() => fs.rmSync(temporary, { recursive: true }));

describe.each([current, ...released].map((place) => [path.basename(place), place]))(
  "a database of release %s",
  (_name, place) => {
    test("is upgraded with every row, and its API answers as it did", async () => {
      const { dataSource, stop } = await ownTestDatabase();
      const file = `${place}.archive`;
      const manifest = await readArchive(file);
      await restore({ dataSource, storage, file, manifest, replace: true });
      expect(await findSchemaDrift(dataSource)).toEqual([]);
      const counts = [];
      for (const { name } of manifest.tables) {
        const [{ rows }] = await dataSource.query<{ rows: number }[]>(`SELECT count(*)::int AS rows FROM "${name}"`);
        counts.push({ name, rows });
      }
      expect(counts).toEqual(manifest.tables.map(({ name, rows }) => ({ name, rows })));
      expect(await ask(dataSource)).toEqual(JSON.parse(fs.readFileSync(`${place}.json`, "utf8")));
      await stop();
    });
  },
);
