/**
 * npm run release: packs this version into release/wornby-VERSION.tar.gz and signs it.
 * RELEASE_KEY is the file of the private key; `--new-key FILE` makes one, and its public key beside it.
 */
import { createHash, createPublicKey, generateKeyPairSync } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { execFileSync } from "node:child_process";
import { prepareNext } from "../replaceFolder.mjs";
import { buildInto, install } from "../steps.mjs";
import { nameRelease } from "../upgrade/prepare.mjs";

function stop(...sentences) {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
}

function makeKey(file) {
  if (!file) stop("Name the file of the new key: npm run release -- --new-key FILE");
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  // An existing key is never written over.
  fs.writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }), { mode: 0o600, flag: "wx" });
  fs.writeFileSync(`${file}.pub`, publicKey.export({ type: "spki", format: "pem" }), { flag: "wx" });
  console.log(`Keep ${file} secret and outside the repository. Servers need ${file}.pub to verify releases.`);
}

async function release() {
  const key = process.env.RELEASE_KEY;
  if (!key) stop("RELEASE_KEY is not set. It is the file of the private key that signs the release.");
  await install();
  // They use packages.
  const { getSignatureFile, packFiles, signBytes, verifyAndUnpack } = await import("./archive.mjs");
  const { listContents, readTime } = await import("./contents.mjs");
  const obstacles = await import("./obstacles.mjs");
  const version = obstacles.readRelease();
  const status = execFileSync("git", ["status", "--porcelain"], { encoding: "utf8" });
  const problems = [
    ...obstacles.listLastingObstacles(version),
    ...obstacles.listObstaclesOfToday({ ...version, status, now: Date.now() }),
  ];
  if (problems.length > 0) stop(...problems);

  const make = async () => {
    const built = prepareNext("dist.release");
    await buildInto(built);
    const bytes = await packFiles(listContents(version, built), readTime());
    fs.rmSync(built, { recursive: true });
    return bytes;
  };
  console.log(`Building ${version.version} twice ...`);
  const bytes = await make();
  if (!bytes.equals(await make())) stop("Two builds differ, so nobody could check this release by building it.");

  const file = path.join("release", `wornby-${version.version}.tar.gz`);
  fs.mkdirSync("release", { recursive: true });
  fs.writeFileSync(file, bytes);
  fs.writeFileSync(getSignatureFile(file), signBytes(bytes, key));
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-release-"));
  const publicKey = path.join(temporary, "key.pub");
  fs.writeFileSync(publicKey, createPublicKey(fs.readFileSync(key)).export({ type: "spki", format: "pem" }));
  const unpacked = path.join(temporary, "unpacked");
  await verifyAndUnpack(file, publicKey, unpacked);
  // An upgrade needs the name, too.
  console.log(`${file} (${nameRelease(unpacked)}) has ${Math.round(bytes.length / 1e6)} MB and is verified. SHA-256:`);
  fs.rmSync(temporary, { recursive: true });
  console.log(createHash("sha256").update(bytes).digest("hex"));
}

const [option, value] = process.argv.slice(2);
if (option === "--new-key") makeKey(value);
else await release();
