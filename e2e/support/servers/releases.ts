import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../waiting";
import { freePorts } from "./ports";

const root = path.join(__dirname, "../../..");

export interface UpgradeRun {
  process: ChildProcess;
  output(): string;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
}

function run(args: string[], env: NodeJS.ProcessEnv): UpgradeRun {
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  return { process: child, output: () => output, exited: once(child, "exit").then(([code]) => code as number | null) };
}

/** Packs this build as `npm run release` does, and unpacks it. Its packages are those of this folder. @returns its folder */
export function unpackRelease(folder: string): string {
  const file = path.join(folder, "release.tar.gz");
  const code = `
    import fs from "node:fs";
    import { packFiles } from "./scripts/release/archive.mjs";
    import { listContents, readTime } from "./scripts/release/contents.mjs";
    import { readRelease } from "./scripts/release/obstacles.mjs";
    fs.writeFileSync(${JSON.stringify(file)}, await packFiles(listContents(readRelease(), "dist"), readTime()));`;
  execFileSync(process.execPath, ["--input-type=module", "--eval", code], { cwd: root });
  execFileSync("tar", ["xzf", file, "-C", folder]);
  const name = fs.readdirSync(folder).find((entry) => entry.startsWith("wornby-")) ?? "";
  fs.symlinkSync(path.join(root, "node_modules"), path.join(folder, name, "node_modules"));
  return path.join(folder, name);
}

/** A machine with releases, their supervisor and a checkout, as docs/operations.md describes it. */
export class Releases {
  supervisor?: UpgradeRun;

  private constructor(
    private readonly home: string,
    private readonly variables: NodeJS.ProcessEnv,
    readonly address: string,
  ) {}

  static async create(folder: string, variables: Record<string, string>): Promise<Releases> {
    const home = path.join(folder, "site");
    const state = path.join(folder, "state");
    for (const place of [home, state]) fs.mkdirSync(place);
    // The releases find their packages here. Each has none, so that it is copied in a moment.
    fs.symlinkSync(path.join(root, "node_modules"), path.join(home, "node_modules"));
    const [port] = await freePorts(1);
    const own = { WORNBY_HOME: home, STATE_DIRECTORY: state, HOST: "127.0.0.1", PORT: String(port) };
    const { PATH } = process.env;
    return new Releases(home, { PATH, ...own, ...variables }, `http://127.0.0.1:${port}`);
  }

  /** Makes the checkout contain another version, whose script has another name. @param code runs before the server's */
  makeVersion(name: string, code = ""): void {
    fs.rmSync(this.checkout, { recursive: true, force: true });
    for (const part of ["node_modules", "deploy"]) fs.mkdirSync(path.join(this.checkout, part), { recursive: true });
    execFileSync("cp", ["--archive", "--link", path.join(root, "dist"), this.checkout]);
    fs.cpSync(path.join(root, "scripts"), path.join(this.checkout, "scripts"), { recursive: true });
    this.write("package.json", JSON.stringify({ version: name }));
    this.write("scripts/build.mjs", "");
    this.write("dist/.built", "00000000");
    this.write("dist/server/main.js", code + fs.readFileSync(path.join(root, "dist/server/main.js"), "utf8"));
    const manifest = fs.readFileSync(path.join(root, "dist/client/.vite/manifest.json"), "utf8");
    this.write(
      "dist/client/.vite/manifest.json",
      manifest.replaceAll(/assets\/main-(?=[^"]*\.js")/g, `assets/main-${name}-`),
    );
    const assets = path.join(this.checkout, "dist/client/assets");
    for (const file of fs.readdirSync(assets).filter((asset) => /^main-.*\.js/.test(asset)))
      fs.renameSync(path.join(assets, file), path.join(assets, file.replace("main-", `main-${name}-`)));
  }

  /** npm run upgrade */
  upgrade(variables: NodeJS.ProcessEnv = {}): UpgradeRun {
    return run([path.join(root, "scripts/upgrade/upgrade.mjs"), this.checkout], { ...this.variables, ...variables });
  }

  /** Starts what deploy/wornby.service starts. */
  async startSupervisor(): Promise<void> {
    const supervisor = run([path.join(this.home, "current/scripts/upgrade/supervise.mjs")], this.variables);
    this.supervisor = supervisor;
    await waitUntil(() => supervisor.process.exitCode !== null || supervisor.output().includes("ready at"), 180_000);
    if (supervisor.process.exitCode !== null) throw new Error(supervisor.output());
  }

  async stopSupervisor(): Promise<number | null> {
    this.supervisor?.process.kill("SIGTERM");
    return (await this.supervisor?.exited) ?? null;
  }

  /** Returns the name of the version that answers. */
  async findVersion(): Promise<string | undefined> {
    const response = await fetch(`${this.address}/`, { headers: { connection: "close" } });
    if (!response.ok) throw new Error(String(response.status));
    return /\/assets\/main-(v\d+)-[^"]*\.js/.exec(await response.text())?.[1];
  }

  list(): string[] {
    return fs.readdirSync(path.join(this.home, "releases")).sort();
  }

  current(): string {
    return path.basename(fs.realpathSync(path.join(this.home, "current")));
  }

  /** Ends an upgrade when it has printed a text, and some time after it. @returns its exit code when it was faster */
  async killUpgrade(marker: string, delayMs: number): Promise<number | null> {
    const upgrade = this.upgrade();
    await waitUntil(() => upgrade.output().includes(marker) || upgrade.process.exitCode !== null, 180_000);
    await sleep(delayMs);
    upgrade.process.kill("SIGKILL");
    return upgrade.exited;
  }

  private get checkout(): string {
    return path.join(this.home, "source");
  }

  /** Replaces a file that other folders may share. */
  private write(file: string, text: string): void {
    const place = path.join(this.checkout, file);
    fs.rmSync(place, { force: true });
    fs.writeFileSync(place, text);
  }
}
