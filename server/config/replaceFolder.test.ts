import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const hour = 3_600_000;
const root = path.join(__dirname, "../..");

describe("a build beside the one that runs", () => {
  let folder: string;
  beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-replace-"))));
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  /** Runs code with the functions of the commands, in the folder. */
  const run = (code: string) =>
    execFileSync(
      process.execPath,
      [
        "--input-type=module",
        "-e",
        `import { prepareNext, replaceFolder, keepAssets } from ${JSON.stringify(path.join(root, "scripts/replaceFolder.mjs"))}; ${code}`,
      ],
      { cwd: folder },
    );
  const write = (file: string, text = file) => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  };
  const list = (place: string) => fs.readdirSync(path.join(folder, place)).sort();

  test("takes the place of the former one when it is complete, and leaves nothing beside it", () => {
    for (const file of ["dist/server/main.js", "dist.next/half.js", "dist.former/old.js"]) write(file);
    run('prepareNext("dist")');
    expect([list("."), list("dist.next")]).toEqual([["dist", "dist.former", "dist.next"], []]);
    write("dist.next/server/main.js", "new");
    run('replaceFolder("dist", "dist.next")');
    expect(list(".")).toEqual(["dist"]);
    expect(fs.readFileSync(path.join(folder, "dist/server/main.js"), "utf8")).toBe("new");
  });

  test("keeps the assets of former builds for a day, so that open pages find them", () => {
    write("dist/client/assets/main-1.js");
    for (const [build, hours] of [
      ["2", 0],
      ["3", 20],
      ["4", 23],
      ["5", 30],
    ] as const) {
      write(`dist.next/client/assets/main-${build}.js`);
      write("dist.next/client/assets/font.woff2");
      run(`keepAssets("dist", "dist.next", ${hours * hour}); replaceFolder("dist", "dist.next")`);
      if (build === "4")
        expect(list("dist/client/assets")).toEqual(["font.woff2", "main-1.js", "main-2.js", "main-3.js", "main-4.js"]);
    }
    // The first was replaced 30 hours before, the second 10.
    expect(list("dist/client/assets")).toEqual(["font.woff2", "main-2.js", "main-3.js", "main-4.js", "main-5.js"]);
  });
});
