import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pino from "pino";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { zip } from "../../../testing/files/zip";
import { Celebrity } from "../../content/celebrity/celebrity.entity";
import { Subscriber } from "../../readers/readers/subscriber.entity";
import { openExport } from "./files/openExport";
import { runWaitingImports } from "./run/runWaitingImports.service";
import { addUpload, claimSiteImport } from "./siteImports.service";

const fields = "status position total message counts { kind created problems } problems { line sentence }";

describe("imports of whole sites", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()), 60_000);
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const asAdmin = (text: string) => api.run(text, {}, { actor: editor });
  const work = (end = new AbortController().signal) => runWaitingImports(db(), pino({ level: "silent" }), end);
  const upload = async (files: Record<string, string>): Promise<string> => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), "wornby-upload-"));
    const file = path.join(folder, "site.zip");
    await fs.writeFile(file, zip(files));
    const added = await addUpload(db(), editor, await openExport(file, "site.zip"), {
      path: file,
      fileName: "site.zip",
    });
    await fs.rm(folder, { recursive: true });
    return added.id;
  };
  const read = async (id: string) => (await asAdmin(`query { siteImport(id: "${id}") { ${fields} } }`)).data.siteImport;
  const start = (id: string, agreed = false) =>
    asAdmin(`mutation { startSiteImport(input: { id: "${id}", agreed: ${agreed} }) { status } }`);
  const site = {
    "export/celebrities.csv": "id,name\n1,Wren Hale\n2,\n",
    "export/newsletter_subscribers.csv": "id,email\n1,ann@old.example\n",
    "__MACOSX/export/._celebrities.csv": "x",
  };

  test("are checked, started by an administrator, and written by whichever server is free", async () => {
    const id = await upload(site);
    expect((await start(id)).errors[0].message).toBe("This import cannot be started now.");
    expect(await work()).toBe(1);
    const checked = {
      counts: [
        { kind: "Celebrities", created: 1, problems: 1 },
        { kind: "Subscribers", created: 1, problems: 0 },
      ],
      problems: [{ line: "export/celebrities.csv, line 3", sentence: "name: Name is required" }],
    };
    expect(await read(id)).toMatchObject({ status: "READY", total: 3, position: 0, ...checked });
    expect(await db().count(Celebrity)).toBe(0);
    expect((await start(id, true)).data.startSiteImport).toEqual({ status: "QUEUED" });
    await work();
    expect(await read(id)).toMatchObject({ status: "DONE", position: 3, ...checked });
    expect(await db().find(Subscriber)).toMatchObject([{ confirmedAt: expect.any(Date) as Date }]);
    expect(await db().query("SELECT action, wording FROM consents")).toHaveLength(1);
    expect(await db().query("SELECT FROM site_import_parts")).toEqual([]);
    const recorded = "import { kind title created undoneAt }";
    const { data } = await asAdmin(`query { siteImport(id: "${id}") { ${recorded} } }`);
    expect(data.siteImport.import).toEqual({ kind: "SITE", title: "site.zip", created: 2, undoneAt: null });
    await asAdmin(`mutation { undoImport(input: { id: "${id}" }) { id } }`);
    expect([await db().count(Celebrity), await db().count(Subscriber)]).toEqual([0, 0]);
    expect(await db().query("SELECT FROM consents")).toEqual([]);
  });

  test("list in the check what the import then does, row by row", async () => {
    const list = "changes { rows created changed newTitles changes { title fields { label from to } } }";
    const changesOf = async (id: string) =>
      (await asAdmin(`query { siteImport(id: "${id}") { status ${list} } }`)).data.siteImport as {
        changes: { rows: string; newTitles: string[] }[];
      };
    const importSite = async (files: Record<string, string>) => {
      const id = await upload(files);
      await work();
      const checked = await changesOf(id);
      await start(id);
      await work();
      return { checked: checked.changes, done: (await changesOf(id)).changes };
    };
    const outfits = "id,title,celebrity_id,date,description\n";
    const first = await importSite({
      "celebrities.csv": "id,name,bio\n11,Ida Fenn,Sings\n12,Bo Marsh,Acts\n",
      "outfits.csv": `${outfits}21,Gray Coat,11,2026-03-01,Long\n22,Red Hat,11,2026-03-01,\n`,
      "newsletter_subscribers.csv": "id,email\n1,cleo@old.example\n",
    });
    // The addresses of the check are not stored.
    expect(first.checked.at(-1)).toMatchObject({ rows: "subscribers", created: 1, newTitles: [] });
    expect(first.done.at(-1)).toMatchObject({ rows: "subscribers", created: 1, newTitles: ["cleo@old.example"] });
    const withoutOthers = ({ rows }: { rows: string }) => rows !== "subscribers" && rows !== "terms";
    expect(first.checked.filter(withoutOthers)).toEqual(first.done.filter(withoutOthers));
    await db().update(Celebrity, { name: "Bo Marsh" }, { bio: "An editor's words" });
    const second = await importSite({
      "celebrities.csv": "id,name,bio\n11,Ida Fenn,Sings and acts\n12,Bo Marsh,Directs\n13,Cy Dunn,\n",
      "outfits.csv": `${outfits}21,Gray Wool Coat,11,2026-03-02,Long\n`,
    });
    expect(second.checked).toEqual([
      {
        ...{ rows: "celebrities", created: 1, changed: 1, newTitles: ["Cy Dunn"] },
        changes: [{ title: "Ida Fenn", fields: [{ label: "Biography", from: "Sings", to: "Sings and acts" }] }],
      },
      {
        ...{ rows: "outfits", created: 0, changed: 1, newTitles: [] },
        changes: [
          {
            title: "Gray Wool Coat",
            fields: [
              { label: "Title", from: "Gray Coat", to: "Gray Wool Coat" },
              { label: "Date", from: "2026-03-01", to: "2026-03-02" },
            ],
          },
        ],
      },
    ]);
    expect(second.done).toEqual(second.checked);
  });

  test("whose server stops or dies are continued", async () => {
    const id = await upload({ "celebrities.csv": "id,name\n3,Ada\n" });
    await work();
    await start(id);
    const claimed = await claimSiteImport(db());
    expect([claimed?.id, await claimSiteImport(db())]).toEqual([id, null]);
    await db().query("UPDATE site_imports SET heartbeat_at = now() - interval '3 minutes'");
    await work();
    expect(await read(id)).toMatchObject({ status: "DONE", position: 1 });
  });

  test("that end early say why, and other files are refused", async () => {
    const id = await upload({ "celebrities.json": "[" });
    await work();
    expect(await read(id)).toMatchObject({
      status: "FAILED",
      message: "The file celebrities.json is not valid JSON.",
      total: null,
    });
    expect((await start(id)).errors[0].extensions.code).toBe("CONFLICT");
    await expect(upload({ "notes.csv": "a\n1\n" })).rejects.toThrow("This is no export that can be imported.");
  });

  test("are closed to everyone but administrators", async () => {
    for (const actor of [null, { ...editor, role: "editor" as const }]) {
      const { errors } = await api.run("query { siteImports { id } }", {}, { actor });
      expect(errors[0].extensions.code).toBe(actor ? "FORBIDDEN" : "UNAUTHENTICATED");
    }
  });
});
