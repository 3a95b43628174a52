import fs from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { undoImport } from "../../../core/imports/undoImport.service";
import { readContentState } from "../../../testing/database/databaseState";
import { testDatabase } from "../../../testing/database/testDatabase";
import { findOldPath } from "./oldPaths/findOldPath.service";
import { openExport } from "./files/openExport";
import { writeExport } from "./run/runSiteImport.service";
import { SiteImport } from "./siteImport.entity";
import { endSiteImport, findOrAddRun } from "./siteImports.service";
import { importFiles, writeFolder } from "./testing/importFolder";
import { siteUndo } from "./undoSiteImport.service";

const wordpress = fs.readFileSync(path.join(__dirname, "../../../testing/siteImport/wordpress.xml"), "utf8");

describe("undo of the import of a site", () => {
  let dataSource: DataSource;
  const db = () => dataSource.manager;
  const state = () => readContentState(dataSource);
  const undo = (id: string) => undoImport(db(), null, id, siteUndo);
  const importSite = async (content = wordpress) => {
    const { run, counts } = await importFiles(db(), { "export.xml": content });
    return { id: run.id, counts };
  };

  beforeAll(async () => {
    dataSource = await testDatabase();
  });
  afterAll(() => dataSource.destroy());
  beforeEach(() =>
    dataSource.query(
      "TRUNCATE blog_posts, terms, imported_rows, old_paths, imported_pictures, site_imports, imports, import_changes CASCADE",
    ),
  );

  test("restores everything exactly, and the next import writes everything again", async () => {
    const before = await state();
    const first = await importSite();
    expect(first.counts.article?.created).toBeGreaterThan(0);
    const imported = await state();
    for (const table of [
      "blog_posts",
      "pages",
      "authors",
      "terms",
      "imported_rows",
      "old_paths",
      "imported_pictures",
      "revisions",
    ])
      expect([table, imported[table]]).not.toEqual([table, before[table]]);
    const { created } = await undo(first.id);
    expect(created).toBeGreaterThanOrEqual(first.counts.article?.created ?? 0);
    expect(await state()).toEqual(before);
    const second = await importSite();
    expect(second.counts).toEqual(first.counts);
    await undo(second.id);
    expect(await state()).toEqual(before);
  });

  test("pages become pages, to which their old addresses lead, and authors become authors", async () => {
    const { id } = await importSite();
    const [page] = await dataSource.query<object[]>("SELECT title, slug, status FROM pages WHERE title = 'About us'");
    expect(page).toEqual({ title: "About us", slug: "about", status: "PUBLISHED" });
    expect(await findOldPath(db(), "/magazine/about/", false)).toEqual({ kind: "page", slug: "about" });
    const [{ lost }] = await dataSource.query<{ lost: number }[]>(
      "SELECT count(*)::int AS lost FROM blog_posts WHERE author NOT IN (SELECT name FROM authors)",
    );
    expect(lost).toBe(0);
    await undo(id);
  });

  test("restores rows that a later export changed, and wants the later import undone first", async () => {
    const first = await importSite();
    const [{ title }] = await dataSource.query<{ title: string }[]>("SELECT title FROM blog_posts ORDER BY title");
    const before = await state();
    const changed = await importSite(wordpress.replaceAll(title, `${title} again`));
    expect(changed.counts.article?.changed).toBeGreaterThan(0);
    const after = await state();
    await expect(undo(first.id)).rejects.toThrow(/changed since this import\. Undo the later import of “export”/);
    expect(await state()).toEqual(after);
    await undo(changed.id);
    expect(await state()).toEqual(before);
  });

  test("is refused when an editor changed an article since, and names it", async () => {
    const { id } = await importSite();
    await dataSource.query(
      "UPDATE blog_posts SET title = 'Edited', version = version + 1 WHERE id = (SELECT min(id::text)::uuid FROM blog_posts)",
    );
    const before = await state();
    await expect(undo(id)).rejects.toThrow(
      "1 article (“Edited”) changed since this import. An editor or a later import changed it",
    );
    expect(await state()).toEqual(before);
  });

  test("covers all parts of an interrupted import, and none is written behind it", async () => {
    const before = await state();
    const celebrities = Array.from({ length: 60 }, (_, at) => `${at},Wren Hale ${at}`);
    const folder = await writeFolder({ "celebrities.csv": ["id,name", ...celebrities].join("\n") });
    const opened = await openExport(folder, "export");
    const open = () => findOrAddRun(db(), opened, { fileName: "export", agreed: false });
    const run = await open();
    const stop = new AbortController();
    const parts = writeExport(db(), run, opened, { end: stop.signal, onProgress: () => stop.abort() });
    await expect(parts).rejects.toThrow();
    await expect(undo(run.id)).rejects.toThrow("This import is still running. Undo it when it has ended.");
    const again = await open();
    expect([again.id, again.position]).toEqual([run.id, expect.any(Number)]);
    expect(again.position).toBeLessThan(60);
    const late = { ...again };
    await writeExport(db(), again, opened);
    await endSiteImport(db(), again, { status: "FAILED" });
    expect((await undo(run.id)).created).toBe(60);
    expect(await state()).toEqual(before);
    await db().update(SiteImport, { id: run.id }, { position: late.position });
    await expect(writeExport(db(), late, opened)).rejects.toThrow("This import was undone before its end.");
    expect(await state()).toEqual(before);
    expect((await open()).id).not.toBe(run.id);
    await fs.promises.rm(folder, { recursive: true });
  });
});
