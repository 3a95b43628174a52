import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.join(__dirname, "../..");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-data-dir-"));
const file = path.join(folder, "file");
const archive = path.join(folder, "archive.tar");
const products = path.join(folder, "products.csv");
/** A folder whose `database` entry is a file instead of a folder. */
const invalidDir = path.join(folder, "invalidDir");

/** Runs a built program until it exits. A program that hangs is killed and has no exit code. */
function run(program: string[], variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error", ...variables },
    timeout: 30_000,
    killSignal: "SIGKILL",
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

const programs: [string, string[]][] = [
  ["the server", ["dist/server/main.js"]],
  ["admin", ["dist/server/commands/admin.js", "list"]],
  ["restore", ["dist/server/commands/restore.js", archive]],
  ["import:products", ["dist/server/commands/importProducts.js", products]],
];

describe("an unusable DATA_DIR", () => {
  beforeAll(() => {
    fs.writeFileSync(file, "");
    fs.writeFileSync(products, "Handle,Title\n");
    fs.mkdirSync(invalidDir);
    fs.writeFileSync(path.join(invalidDir, "database"), "");
    fs.cpSync(process.env.FILLED_DATA_DIR ?? "", path.join(folder, "whole"), { recursive: true });
    const backup = run(["dist/server/commands/backup.js", archive], { DATA_DIR: path.join(folder, "whole") });
    expect(backup).toMatchObject({ status: 0 });
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  describe.each(programs)("%s", (_, program) => {
    const cases: [string, string][] = [
      [file, "is not a folder"],
      [path.join(file, "below"), "is not a folder"],
      ["/proc/wornby", "cannot be created"],
      ["/proc", "cannot be written"],
      ["/sys/wornby", "cannot be created"],
    ];
    test.each(process.platform === "linux" ? cases : cases.slice(0, 2))("rejects %s because it %s", (dir, reason) => {
      const { status, output } = run(program, { DATA_DIR: dir });
      expect(output).toContain(`DATA_DIR must be a folder that the server can write to, but ${dir} ${reason}`);
      expect(output).not.toContain("    at ");
      expect(status).toBe(1);
    });

    test("reports that the database does not start", () => {
      const { status, output } = run(program, { DATA_DIR: invalidDir });
      expect(output).toContain(`The embedded database in ${invalidDir} does not start`);
      expect(output).not.toContain("    at ");
      expect(status).toBe(1);
    });
  });

  test("backup says what is wrong with it", () => {
    const backup = (DATA_DIR: string) =>
      run(["dist/server/commands/backup.js", path.join(folder, "new")], { DATA_DIR });
    for (const dir of [file, "/proc/wornby"])
      expect(backup(dir)).toEqual({ status: 1, output: `There is nothing to back up: ${dir} contains no database.\n` });
    const { status, output } = backup(invalidDir);
    expect(status).toBe(1);
    expect(output).toContain(`The embedded database in ${invalidDir} does not start`);
  });

  test("also stops a server on PostgreSQL, which stores images there", () => {
    const elsewhere = {
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      HOST: "127.0.0.1",
      DATA_DIR: "/proc/wornby",
    };
    expect(run(["dist/server/main.js"], elsewhere)).toMatchObject({
      status: 1,
      output: expect.stringContaining("DATA_DIR must be a folder") as string,
    });
  });
});
