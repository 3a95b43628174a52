import fs from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import type { DataSource } from "typeorm";
import { undoImport } from "../../../../core/imports/undoImport.service";
import { readContentState } from "../../../../testing/database/databaseState";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { BlogPost } from "../../../content/blog/blogPost.entity";
import { folderStorage } from "../../../newsroom/media/upload/folderStorage";
import { siteUndo } from "../undoSiteImport.service";
import { importFiles } from "../testing/importFolder";
import { fetchDuePictures } from "./fetchPictures.service";
import { ImportedPicture } from "./importedPicture.entity";

describe("pictures of imported rows", () => {
  let dataSource: DataSource;
  let server: http.Server;
  let origin: string;
  let isBroken = true;
  /** Called before a picture is served. */
  let beforeAnswer: () => Promise<unknown> = () => Promise.resolve();
  const db = () => dataSource.manager;
  const folder = path.join(os.tmpdir(), `wornby-imported-${process.pid}`);
  const storage = folderStorage(folder);
  const fetchAll = (isRefused = () => false) => fetchDuePictures(db(), storage, { isRefused });

  beforeAll(async () => {
    dataSource = await testDatabase();
    const bytes = await sharp({ create: { width: 500, height: 400, channels: 3, background: "#456" } })
      .png()
      .toBuffer();
    server = http.createServer(async ({ url }, response) => {
      await beforeAnswer();
      if (url === "/moved.png") response.writeHead(302, { location: "/good.png" }).end();
      else if (url === "/good.png") response.end(bytes);
      else if (url === "/later.png" && !isBroken) response.end(bytes);
      else if (url === "/text.png") response.end("no picture");
      else response.writeHead(503).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await fs.rm(folder, { recursive: true, force: true });
    await dataSource.destroy();
  });

  const article = (more: object = {}) => ({
    id: 1,
    title: "Coats",
    image: `${origin}/moved.png`,
    content: `![a](${origin}/later.png)\n\n![b](${origin}/text.png "B")`,
    ...more,
  });
  const importArticle = (more: object = {}) => importFiles(db(), { "blog_posts.json": [article(more)] });

  test("are stored one by one; failed ones keep their address and are tried again", async () => {
    await importArticle();
    expect(await fetchAll()).toBe(3);
    const [post] = await db().find(BlogPost);
    expect(post.image).toMatch(/^\/pictures\/[0-9a-f]{32}-500x400\.webp$/);
    expect(post.content).toBe(article().content);
    expect(await db().find(ImportedPicture, { order: { address: "ASC" } })).toMatchObject([
      { status: "WAITING", problem: expect.stringContaining("answers with status 503.") as string, attempts: 1 },
      { status: "STORED", stored: post.image },
      { status: "FAILED", problem: expect.stringContaining("not a usable image") as string },
    ]);
    isBroken = false;
    expect(await fetchAll()).toBe(0);
    await db().query("UPDATE imported_pictures SET next_at = now()");
    expect(await fetchAll()).toBe(1);
    expect((await db().find(BlogPost))[0].content).toBe(`![a](${post.image})\n\n![b](${origin}/text.png "B")`);
    expect(await db().query("SELECT address FROM pictures")).toEqual([{ address: post.image }]);
  });

  test("are no edits: a corrected export still changes the fields, with the stored addresses", async () => {
    expect((await importArticle()).counts.article).toMatchObject({ same: 1 });
    const content = `New\n\n![a](${origin}/later.png)`;
    expect((await importArticle({ content })).counts.article).toMatchObject({ changed: 1, kept: 0 });
    const [post] = await db().find(BlogPost);
    expect(post.content).toBe(`New\n\n![a](${post.image})`);
  });

  test("of a private network are not fetched", async () => {
    await importArticle({ id: 2, image: `${origin}/private.png` });
    await fetchAll(() => true);
    expect(await db().findOneBy(ImportedPicture, { address: `${origin}/private.png` })).toMatchObject({
      status: "FAILED",
      problem: expect.stringContaining("is on a private network") as string,
    });
  });

  test("leave addresses that only begin alike", async () => {
    const content = `[All](${origin}/good.png.zip) and ![b](${origin}/good.png)`;
    await importFiles(db(), { "blog_posts.json": [{ id: 2, title: "Alike", image: "", content }] });
    await fetchAll();
    const [{ content: stored }] = await db().findBy(BlogPost, { title: "Alike" });
    expect(stored).toMatch(/^\[All\]\(http:\S+\/good\.png\.zip\) and !\[b\]\(\/pictures\/\S+\.webp\)$/);
  });

  describe("of an import that is undone", () => {
    const undo = (id: string) => undoImport(db(), null, id, siteUndo);
    const importOne = async (id: number) => {
      const content = `![a](${origin}/waits.png)`;
      const rows = [{ id, title: `Coat ${id}`, image: `${origin}/good.png`, content }];
      return (await importFiles(db(), { "blog_posts.json": rows })).run.id;
    };
    beforeEach(async () => {
      await db().query(
        "TRUNCATE celebrities, blog_posts, terms, pictures, imported_rows, old_paths, imported_pictures, imports, import_changes CASCADE",
      );
    });
    afterEach(() => (beforeAnswer = () => Promise.resolve()));

    test("go with it, also those that failed", async () => {
      const before = await readContentState(dataSource);
      const id = await importOne(1);
      await fetchAll();
      expect(await db().query("SELECT FROM pictures")).toHaveLength(1);
      await undo(id);
      expect(await readContentState(dataSource)).toEqual(before);
    });

    test("are not written when the undo comes while they are fetched", async () => {
      const before = await readContentState(dataSource);
      const id = await importOne(1);
      let undone: Promise<unknown> | null = null;
      beforeAnswer = () => (undone ??= undo(id));
      await fetchAll();
      expect(await readContentState(dataSource)).toEqual(before);
    });

    test("stay when another row uses them by now: the undo is refused", async () => {
      const id = await importOne(1);
      await fetchAll();
      await db().query("INSERT INTO celebrities (name, slug, image) SELECT 'Wren', 'wren', address FROM pictures");
      await expect(undo(id)).rejects.toThrow("Other rows use pictures of this import, such as “good.png”.");
    });

    test("belong to the import that used them last", async () => {
      const empty = await readContentState(dataSource);
      const first = await importOne(1);
      const before = await readContentState(dataSource);
      const second = await importOne(2);
      await fetchAll();
      expect((await db().find(BlogPost)).map(({ image }) => image)).not.toContain(`${origin}/good.png`);
      await expect(undo(first)).rejects.toThrow("Undo the later import of “export”");
      await undo(second);
      // Attempts are no part of an import.
      await db().query("UPDATE imported_pictures SET attempts = 0, next_at = created_at");
      expect(await readContentState(dataSource)).toEqual(before);
      await undo(first);
      expect(await readContentState(dataSource)).toEqual(empty);
    });
  });
});
