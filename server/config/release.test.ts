import { execFileSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const script = path.join(__dirname, "../../scripts/release/archive.mjs");

describe("a release in one file", () => {
  let folder: string;
  const place = (name: string): string => path.join(folder, name);
  const target = (): string => place("unpacked");

  /** Runs code with the functions of the commands. @returns what it prints, or the sentence of its error */
  function run(code: string): string {
    const lines = [
      `import { packFiles, signBytes, verifyAndUnpack } from ${JSON.stringify(script)};`,
      'import fs from "node:fs";',
      `try { ${code} } catch (error) { console.log(error.message); }`,
    ];
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", lines.join("\n")], { cwd: folder });
    return output.toString().trim();
  }
  const unpack = (publicKey = "key.pub"): string =>
    run(`console.log(await verifyAndUnpack("wornby-1.0.0.tar.gz", "${publicKey}", "unpacked"));`);

  /** Packs and signs files, in the order of their names. */
  function pack(files: Record<string, string>): void {
    const entries = Object.entries(files).map(([name, text]) => [name, text, name.endsWith(".sh")]);
    run(`
      const files = ${JSON.stringify(entries)}.map(([name, text, isProgram]) => [name, { bytes: Buffer.from(text), isProgram }]);
      const bytes = await packFiles(files, new Date("2026-11-29T10:00:00Z"));
      fs.writeFileSync("wornby-1.0.0.tar.gz", bytes);
      fs.writeFileSync("wornby-1.0.0.tar.gz.sig", signBytes(bytes, "key"));`);
  }
  const release = {
    "wornby-1.0.0/package.json": '{"version":"1.0.0"}',
    "wornby-1.0.0/dist/main.js": "1",
    "wornby-1.0.0/deploy/make.sh": "#",
  };

  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-release-"));
    for (const name of ["key", "other"]) {
      const { privateKey, publicKey } = generateKeyPairSync("ed25519");
      fs.writeFileSync(place(name), privateKey.export({ type: "pkcs8", format: "pem" }));
      fs.writeFileSync(place(`${name}.pub`), publicKey.export({ type: "spki", format: "pem" }));
    }
  });
  beforeEach(() => pack(release));
  afterEach(() => fs.rmSync(target(), { recursive: true, force: true }));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  test("is the same whatever the order of its files, and unpacks with their times and modes", () => {
    const first = fs.readFileSync(place("wornby-1.0.0.tar.gz"));
    pack(Object.fromEntries(Object.entries(release).reverse()));
    expect(fs.readFileSync(place("wornby-1.0.0.tar.gz"))).toEqual(first);
    expect(unpack()).toBe("1.0.0");
    expect(fs.readFileSync(path.join(target(), "dist/main.js"), "utf8")).toBe("1");
    const { mode, mtime } = fs.statSync(path.join(target(), "deploy/make.sh"));
    expect([mode & 0o111, mtime.toISOString()]).toEqual([0o111, "2026-11-29T10:00:00.000Z"]);
  });

  test.each<[string, RegExp, (bytes: Buffer) => Buffer | null]>([
    ["with another byte", /was changed or cut off since it was signed/, (bytes) => bytes.fill(bytes[99] ^ 1, 99, 100)],
    ["that is cut off", /was changed or cut off since it was signed/, (bytes) => bytes.subarray(0, -9)],
    ["that is missing", /^wornby-1.0.0.tar.gz is missing/, () => null],
  ])("refuses a file %s, and leaves nothing", (_, sentence, change) => {
    const changed = change(fs.readFileSync(place("wornby-1.0.0.tar.gz")));
    fs.rmSync(place("wornby-1.0.0.tar.gz"));
    if (changed) fs.writeFileSync(place("wornby-1.0.0.tar.gz"), changed);
    expect(unpack()).toMatch(sentence);
    expect(fs.existsSync(target())).toBe(false);
  });

  test("refuses another key, a signature that is missing or damaged, and a folder with files", () => {
    expect(unpack("other.pub")).toMatch(/is signed with another key, [0-9a-f]{16}\. other\.pub is [0-9a-f]{16}\.$/);
    expect(unpack("none.pub")).toMatch(/none\.pub is not a public key in PEM that can be read/);
    fs.mkdirSync(target());
    fs.writeFileSync(path.join(target(), "mine"), "");
    expect(unpack()).toBe("unpacked is not empty.");
    expect(fs.readdirSync(target())).toEqual(["mine"]);
    fs.writeFileSync(place("wornby-1.0.0.tar.gz.sig"), "ed25519");
    expect(unpack()).toMatch(/wornby-1.0.0.tar.gz.sig is damaged/);
    fs.rmSync(place("wornby-1.0.0.tar.gz.sig"));
    expect(unpack()).toMatch(/wornby-1.0.0.tar.gz.sig is missing. It is the signature/);
  });

  test.each([
    ["a path to elsewhere", { "wornby-1.0.0/../escaped": "x" }, /it has "wornby-1.0.0\/..\/escaped" \(file\)/],
    ["an absolute path", { ...release, "/tmp/escaped": "x" }, /The archive is not a release of WornBy/],
    ["a second folder", { ...release, "x/y": "x" }, /it has "x\/y"/],
    ["no version", { "wornby-1.0.0/a": "x" }, /its folder is wornby-1.0.0, its version undefined/],
  ])("refuses a signed archive with %s, and leaves nothing", (_, files, sentence) => {
    pack(files);
    expect(unpack()).toMatch(sentence);
    expect(fs.existsSync(target())).toBe(false);
    expect(fs.existsSync(place("escaped"))).toBe(false);
  });
});

describe("what keeps a version from being released", () => {
  const listObstacles = (changes: object): string[] => {
    const module = path.join(__dirname, "../../scripts/release/obstacles.mjs");
    const release = {
      version: "1.2.0",
      changelog: "# Changelog\n\n## 1.2.0 (2026-11-29)\n\nShoes.\n\n## 1.1.0 (2026-11-01)\n",
      notices: { problems: [] },
      status: "",
      advisories: { comparedOn: "2026-11-28", advisories: [] },
      packages: { "node_modules/a": { version: "1.2.0" } },
      now: Date.parse("2026-11-29T12:00:00Z"),
      ...changes,
    };
    const code = `import { listLastingObstacles, listObstaclesOfToday } from ${JSON.stringify(module)};
      const release = ${JSON.stringify(release)};
      console.log(JSON.stringify([...listLastingObstacles(release), ...listObstaclesOfToday(release)]));`;
    return JSON.parse(
      execFileSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" }),
    ) as string[];
  };
  const advisory = { id: "GHSA-1", package: "a", fixedIn: "1.3.0", severity: "low", publishedOn: "2026-11-28" };

  test.each([
    ["nothing", {}, []],
    ["a version that the changelog lacks", { version: "1.2" }, [/CHANGELOG\.md says nothing about 1\.2\./]],
    ["a version with an empty section", { version: "1.1.0" }, [/CHANGELOG\.md says nothing about 1\.1\.0/]],
    ["changes", { status: " M package.json\n" }, [/^Commit or remove these changes first:\n M package\.json$/]],
    ["an old list", { advisories: { comparedOn: "2026-11-21", advisories: [] } }, [/8 days ago\. Compare again/]],
    [
      "an open advisory",
      { advisories: { comparedOn: "2026-11-28", advisories: [advisory] } },
      [/1 advisories/, /GHSA-1: a 1\.2\.0 is affected/],
    ],
    ["an unknown license", { notices: { problems: ["a 1.2.0 has no license."] } }, [/a 1\.2\.0 has no license\. See/]],
  ])("%s", (_, changes, sentences) => {
    expect(listObstacles(changes)).toEqual(sentences.map((sentence) => expect.stringMatching(sentence) as unknown));
  });
});
