/** A release as one file: packed the same on each run, signed, and unpacked only when the signature fits. */
import { createHash, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import tar from "tar-stream";

/** Far more than a release has. */
const maxBytes = 1_000_000_000;

export const getSignatureFile = (file) => `${file}.sig`;

/**
 * @param files bytes by name, each name with the folder that a person unpacks
 * @param time of all files; browsers and caches compare it
 */
export async function packFiles(files, time) {
  const archive = tar.pack();
  const done = buffer(archive);
  for (const [name, { bytes, isProgram }] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    archive.entry({ name, mode: isProgram ? 0o755 : 0o644, mtime: time }, bytes);
  archive.finalize();
  return promisify(gzip)(await done, { level: 9 });
}

/** A name of a key, so that another one is told from a changed file. */
const nameKey = (publicKey) =>
  createHash("sha256")
    .update(publicKey.export({ type: "spki", format: "der" }))
    .digest("hex")
    .slice(0, 16);

function readKey(create, file, what) {
  let key;
  try {
    key = create(fs.readFileSync(file));
  } catch (error) {
    throw new Error(`${file} is not a ${what} key in PEM that can be read: ${error.message}.`, { cause: error });
  }
  if (key.asymmetricKeyType !== "ed25519") throw new Error(`${file} is not an Ed25519 key.`);
  return key;
}

/** Returns the text of a signature file: the name of the key, and the signature of all bytes. */
export function signBytes(bytes, privateKeyFile) {
  const key = readKey(createPrivateKey, privateKeyFile, "private");
  return `ed25519 ${nameKey(createPublicKey(key))} ${sign(null, bytes, key).toString("base64")}\n`;
}

function readSigned(file, what) {
  if (!fs.existsSync(file)) throw new Error(`${file} is missing. It is the ${what}.`);
  return fs.readFileSync(file);
}

function checkSignature(bytes, file, publicKeyFile) {
  const key = readKey(createPublicKey, publicKeyFile, "public");
  const signatureFile = getSignatureFile(file);
  const text = readSigned(signatureFile, `signature of ${file}; download it, too`).toString();
  const [, name, signature] = /^ed25519 ([0-9a-f]{16}) ([\w+/]{86}==)\s*$/.exec(text) ?? [];
  if (!name) throw new Error(`${signatureFile} is damaged: it is not a signature.`);
  if (name !== nameKey(key))
    throw new Error(`${file} is signed with another key, ${name}. ${publicKeyFile} is ${nameKey(key)}.`);
  if (!verify(null, bytes, key, Buffer.from(signature, "base64")))
    throw new Error(`${file} was changed or cut off since it was signed. Download it again.`);
}

/** Returns the path below the archive's folder. @throws for a name that leads elsewhere */
function checkName(name, type, folderName) {
  const [first, ...rest] = name.split("/");
  const isPlain = type === "file" && first === folderName && rest.length > 0 && !/[\\\0]/.test(name);
  if (!isPlain || rest.some((part) => part === "" || part === "." || part === ".."))
    throw new Error(`The archive is not a release of WornBy: it has ${JSON.stringify(name)} (${type}).`);
  return rest.join("/");
}

async function* readEntries(bytes) {
  let blocks;
  try {
    blocks = await promisify(gunzip)(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    throw new Error(`The archive cannot be unpacked: ${error.message}.`, { cause: error });
  }
  const entries = tar.extract();
  Readable.from([blocks]).pipe(entries);
  for await (const entry of entries) yield { ...entry.header, bytes: await buffer(entry) };
}

/**
 * Unpacks a release whose signature fits into a folder that is new or empty. When it fails, nothing of it stays.
 * @param file wornby-VERSION.tar.gz, with its signature in a file beside it whose name ends with .sig
 * @param publicKeyFile an Ed25519 key in PEM
 * @returns the version
 * @throws Error whose message is a sentence for the person who runs the command
 */
export async function verifyAndUnpack(file, publicKeyFile, folder) {
  const bytes = readSigned(file, "release");
  checkSignature(bytes, file, publicKeyFile);
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`);
  let folderName;
  try {
    for await (const { name, type, mode, mtime, bytes: content } of readEntries(bytes)) {
      folderName ??= name.split("/")[0];
      const place = path.join(folder, checkName(name, type, folderName));
      fs.mkdirSync(path.dirname(place), { recursive: true });
      // Nothing is written over, so no entry can follow another.
      fs.writeFileSync(place, content, { flag: "wx", mode: mode & 0o100 ? 0o755 : 0o644 });
      fs.utimesSync(place, mtime, mtime);
    }
    const manifest = path.join(folder, "package.json");
    const { version } = fs.existsSync(manifest) ? JSON.parse(fs.readFileSync(manifest, "utf8")) : {};
    if (!version || folderName !== `wornby-${version}`)
      throw new Error(`The archive is not a release of WornBy: its folder is ${folderName}, its version ${version}.`);
    return version;
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
