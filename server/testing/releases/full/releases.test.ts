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
import { forEditors, releaseQueries } from "../releaseQueries";
import type { DataSource } from "typeorm";

jest.setTimeout(900_000);

/** Each release leaves the archive of a database with rows in every table, and what its API answered. */
const folder = path.join(__dirname, "../databases");
const storage = folderStorage(path.join(folder, "pictures"));

interface Answer {
  query: string;
  data: unknown;
}

/** Asks as a visitor, and with a session of an administrator what only editors read. */
async function ask(dataSource: DataSource, queries: readonly string[]): Promise<Answer[]> {
  const site = await testSite(dataSource);
  const answers: Answer[] = [];
  try {
    for (const query of queries) {
      const headers = query.startsWith(forEditors) ? { cookie: site.cookie } : {};
      const { body } = await site.post({ query }, headers);
      const { data, errors } = JSON.parse(body.toString()) as { data?: unknown; errors?: unknown };
      expect(errors).toBeUndefined();
      answers.push({ query, data });
    }
  } finally {
    await site.stop();
  }
  return answers;
}

/** Writes the files of a release. */
async function writeRelease(place: string): Promise<void> {
  const dataSource = await testDatabase();
  await fillEveryTable(dataSource.manager);
  const { tables } = await backUp(dataSource, storage, `${place}.archive`);
  expect(tables.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual([]);
  const answers = await ask(dataSource, releaseQueries);
  fs.writeFileSync(`${place}.jsonl`, `${answers.map((answer) => JSON.stringify(answer)).join("\n")}\n`);
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
      await restore({ dataSource, storage, file, manifest, replace: true, isProof: true });
      expect(await findSchemaDrift(dataSource)).toEqual([]);
      const counts = [];
      for (const { name } of manifest.tables) {
        const [{ rows }] = await dataSource.query<{ rows: number }[]>(`SELECT count(*)::int AS rows FROM "${name}"`);
        counts.push({ name, rows });
      }
      expect(counts).toEqual(manifest.tables.map(({ name, rows }) => ({ name, rows })));
      const lines = fs.readFileSync(`${place}.jsonl`, "utf8").trim().split("\n");
      const answers = lines.map((line) => JSON.parse(line) as Answer);
      // A later version is asked what the release was asked.
      expect(
        await ask(
          dataSource,
          answers.map(({ query }) => query),
        ),
      ).toEqual(answers);
      await stop();
    });
  },
);
