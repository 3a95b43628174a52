import { execFileSync, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const scripts = path.join(__dirname, "../../scripts");
const file = "wornby-9.0.0.tar.gz";

/** e2e/server/upgrade.e2e.ts has upgrades of a running site from a folder. */
describe("npm run upgrade -- wornby-VERSION.tar.gz", () => {
  let folder: string;
  const place = (name: string): string => path.join(folder, name);

  function makeRelease(): void {
    const { privateKey, publicKey } = generateKeyPairSync("ed25519");
    fs.writeFileSync(place("key"), privateKey.export({ type: "pkcs8", format: "pem" }));
    fs.writeFileSync(place("key.pub"), publicKey.export({ type: "spki", format: "pem" }));
    const manifest = { name: "wornby", version: "9.0.0" };
    const lock = { ...manifest, lockfileVersion: 3, packages: { "": manifest } };
    const files = {
      "package.json": JSON.stringify(manifest),
      "package-lock.json": JSON.stringify(lock),
      "dist/.built": "abcdef0123",
    };
    const code = `
      import { packFiles, signBytes } from ${JSON.stringify(path.join(scripts, "release/archive.mjs"))};
      import fs from "node:fs";
      const files = Object.entries(${JSON.stringify(files)});
      const named = files.map(([name, text]) => ["wornby-9.0.0/" + name, { bytes: Buffer.from(text) }]);
      const bytes = await packFiles(named, new Date(0));
      fs.writeFileSync("${file}", bytes);
      fs.writeFileSync("${file}.sig", signBytes(bytes, "key"));`;
    execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd: folder });
  }

  function upgrade(variables: Record<string, string> = { RELEASE_PUBLIC_KEY: place("key.pub") }): string {
    const env = { ...process.env, WORNBY_HOME: place("site"), STATE_DIRECTORY: folder, ...variables };
    const options = { cwd: folder, encoding: "utf8", env } as const;
    const { stdout, stderr } = spawnSync(process.execPath, [path.join(scripts, "upgrade/upgrade.mjs"), file], options);
    return stdout + stderr;
  }

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-upgrade-"));
    makeRelease();
  });
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test("refuses a release that nothing verifies", () => {
    expect(upgrade({})).toContain("RELEASE_PUBLIC_KEY is not set.");
    expect(fs.existsSync(place("site/current"))).toBe(false);
  });

  test("unpacks a release whose signature fits, and no other", () => {
    expect(upgrade()).toContain("9.0.0-abcdef01 is ready. Start the service.");
    expect(fs.realpathSync(place("site/current"))).toBe(fs.realpathSync(place("site/releases/9.0.0-abcdef01")));
    fs.appendFileSync(place(file), "x");
    expect(upgrade()).toContain("was changed or cut off since it was signed");
    expect(fs.readdirSync(place("site/releases"))).toContain("9.0.0-abcdef01");
  });
});
