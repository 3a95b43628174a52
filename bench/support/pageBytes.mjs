/** The scripts that a browser loads before the first interaction with a public page, from the build's manifest. */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** Brotli bytes of all scripts of a page. */
export const scriptBudget = 214_500;

const built = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../dist/client");

const measureSize = (file) => {
  const packed = path.join(built, `${file}.br`);
  return fs.statSync(fs.existsSync(packed) ? packed : path.join(built, file)).size;
};

function closure(manifest, names) {
  const found = new Set();
  const visit = (name) => {
    if (found.has(name)) return;
    found.add(name);
    manifest[name].imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}

/** The scripts that the page's HTML names: the entry and the route's own, each with what it imports. */
export function listPageScripts() {
  const manifest = JSON.parse(fs.readFileSync(path.join(built, ".vite/manifest.json"), "utf8"));
  const entry = Object.keys(manifest).filter((name) => manifest[name].isEntry);
  return Object.keys(manifest)
    .filter((name) => /^pages\/public\/(\w+Page)\/\1\.tsx$/.test(name))
    .map((name) => {
      const files = [...new Set(closure(manifest, [...entry, name]).map((chunk) => manifest[chunk].file))];
      return {
        page: path.basename(name, ".tsx"),
        files: files.length,
        bytes: files.reduce((sum, file) => sum + measureSize(file), 0),
      };
    })
    .sort((one, other) => other.bytes - one.bytes);
}
