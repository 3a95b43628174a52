import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.join(__dirname, "../..");
const name = `node-${process.platform}-${process.arch}`;

/** A project whose packages have a Node that answers `--version` with this text, after its check. */
function checkInstalledNode({ version, answer }: { version: string; answer: string }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-node-"));
  const packageFolder = path.join(folder, "node_modules", name);
  fs.mkdirSync(path.join(packageFolder, "bin"), { recursive: true });
  fs.mkdirSync(path.join(folder, "node_modules/.bin"));
  fs.writeFileSync(path.join(packageFolder, "package.json"), JSON.stringify({ version }));
  fs.writeFileSync(path.join(packageFolder, "bin/node"), `#!/bin/sh\n${answer}\n`, { mode: 0o755 });
  fs.symlinkSync(`../${name}/bin/node`, path.join(folder, "node_modules/.bin/node"));
  fs.symlinkSync(path.join(root, "node_modules/semver"), path.join(folder, "node_modules/semver"));
  fs.mkdirSync(path.join(folder, "scripts"));
  for (const file of ["package.json", "scripts/projectNode.mjs"])
    fs.copyFileSync(path.join(root, file), path.join(folder, file));
  const check = 'import { checkProjectNode } from "./scripts/projectNode.mjs"; checkProjectNode();';
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", check], {
    cwd: folder,
    encoding: "utf8",
  });
  const isInstalled = fs.existsSync(packageFolder) && fs.existsSync(path.join(folder, "node_modules/.bin/node"));
  fs.rmSync(folder, { recursive: true });
  return { isInstalled, output: stdout + stderr };
}

describe("the Node that npm installs", () => {
  test("stays when it starts and is as new as the machine's", () => {
    const result = checkInstalledNode({ version: "99.0.0", answer: "echo v99.0.0" });
    expect(result).toEqual({ isInstalled: true, output: "" });
  });

  test.each(["exit 127", "echo not a version"])("is removed when it does not start: %s", (answer) => {
    const { isInstalled, output } = checkInstalledNode({ version: "99.0.0", answer });
    expect(isInstalled).toBe(false);
    expect(output).toBe(`Removed the package ${name} 99.0.0: it does not start on this machine.\n`);
  });

  test("stays when a library is missing that Debian has", () => {
    const answer = "echo 'error while loading shared libraries: libatomic.so.1' >&2; exit 127";
    const { isInstalled, output } = checkInstalledNode({ version: "99.0.0", answer });
    expect(isInstalled).toBe(true);
    expect(output).toContain("On Debian run: apt-get install libatomic1. Then try again.");
  });

  test("is removed when a supported Node of the machine is newer", () => {
    const { isInstalled, output } = checkInstalledNode({ version: "24.22.1", answer: "echo v24.22.1" });
    expect(isInstalled).toBe(false);
    expect(output).toBe(`Removed the package ${name} 24.22.1: Node ${process.version} of this machine is newer.\n`);
  });
});
