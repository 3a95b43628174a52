import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { longestWaitMs } from "../support/waiting";

const root = path.join(__dirname, "../..");
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-data-dir-"));
const file = path.join(folder, "file");
const archive = path.join(folder, "archive.tar");
const products = path.join(folder, "products.csv");
/** A folder whose `database` entry is a file instead of a folder. */
const invalidDir = path.join(folder, "invalidDir");

interface Outcome {
  status: number | null;
  output: string;
}

/** Runs a built program until it exits. A program that hangs is killed and has no exit code. */
async function run(program: string[], variables: Record<string, string>): Promise<Outcome> {
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error", ...variables },
    timeout: longestWaitMs,
    killSignal: "SIGKILL",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  const [status] = (await once(child, "close")) as [number | null];
  return { status, output };
}

function expectRefusal({ status, output }: Outcome, dir: string, reason: string): void {
  expect(output).toContain(`DATA_DIR must be a folder that the server can write to, but ${dir} ${reason}`);
  expect(output).not.toContain("    at ");
  expect(status).toBe(1);
}

const programs: [string, string[]][] = [
  ["the server", ["dist/server/main.js"]],
  ["admin", ["dist/server/commands/admin.js", "list"]],
  ["restore", ["dist/server/commands/restore.js", archive]],
  ["import:products", ["dist/server/commands/importProducts.js", products]],
];

describe("an unusable DATA_DIR", () => {
  beforeAll(async () => {
    fs.writeFileSync(file, "");
    fs.writeFileSync(products, "Handle,Title\n");
    fs.mkdirSync(invalidDir);
    fs.writeFileSync(path.join(invalidDir, "database"), "");
    fs.cpSync(process.env.FILLED_DATA_DIR ?? "", path.join(folder, "whole"), { recursive: true });
    const backup = await run(["dist/server/commands/backup.js", archive], { DATA_DIR: path.join(folder, "whole") });
    expect(backup).toMatchObject({ status: 0 });
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const cases: [string, string][] = [
    [file, "is not a folder"],
    [path.join(file, "below"), "is not a folder"],
    ["/proc/wornby", "cannot be created"],
    ["/proc", "cannot be written"],
    ["/sys/wornby", "cannot be created"],
  ];
  const server = ["dist/server/main.js"];
  test.each(process.platform === "linux" ? cases : cases.slice(0, 2))(
    "the server rejects %s because it %s",
    async (dir, reason) => {
      expectRefusal(await run(server, { DATA_DIR: dir }), dir, reason);
    },
  );

  test.each(programs)("%s says that it is no folder, or that the database does not start", async (_, program) => {
    const [refused, broken] = await Promise.all([
      run(program, { DATA_DIR: file }),
      run(program, { DATA_DIR: invalidDir }),
    ]);
    expectRefusal(refused, file, "is not a folder");
    expect(broken.output).toContain(`The embedded database in ${invalidDir} does not start`);
    expect(broken.output).not.toContain("    at ");
    expect(broken.status).toBe(1);
  });

  test("backup says what is wrong with it", async () => {
    const backup = (DATA_DIR: string) =>
      run(["dist/server/commands/backup.js", path.join(folder, "new")], { DATA_DIR });
    for (const dir of [file, "/proc/wornby"])
      expect(await backup(dir)).toEqual({
        status: 1,
        output: `There is nothing to back up: ${dir} contains no database.\n`,
      });
    const { status, output } = await backup(invalidDir);
    expect(status).toBe(1);
    expect(output).toContain(`The embedded database in ${invalidDir} does not start`);
  });

  test("also stops a server on PostgreSQL, which stores images there", async () => {
    const elsewhere = {
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      HOST: "127.0.0.1",
      DATA_DIR: "/proc/wornby",
    };
    expect(await run(server, elsewhere)).toMatchObject({
      status: 1,
      output: expect.stringContaining("DATA_DIR must be a folder") as string,
    });
  });
});
