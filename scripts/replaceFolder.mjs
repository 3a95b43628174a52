/**
 * Builds and packages are made beside those of a running server, and take their place when they are complete. Plain code for
 * Node 20.19.
 */
import fs from "node:fs";
import path from "node:path";

/** Browsers with a page of the build before ask for its scripts for as long. */
const keptMs = 24 * 60 * 60 * 1_000;
/** When assets of former builds were replaced, by their names. */
const formerList = ".formerAssets.json";

const remove = (place) => fs.rmSync(place, { recursive: true, force: true });

/** Returns an empty folder beside the one that it will replace. What a killed run has left there is deleted. */
export function prepareNext(place) {
  const next = `${place}.next`;
  remove(next);
  fs.mkdirSync(next, { recursive: true });
  return next;
}

/** Puts a complete folder in the place of another. Nothing runs between the two renames. */
export function replaceFolder(place, next) {
  const former = `${place}.former`;
  remove(former);
  if (fs.existsSync(place)) fs.renameSync(place, former);
  fs.renameSync(next, place);
  remove(former);
}

const readFormer = (build) => {
  const file = path.join(build, formerList);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
};

/** Copies the assets that the new build does not have: its server sends them to open pages for a day. */
export function keepAssets(build, next, now = Date.now()) {
  const [from, to] = [build, next].map((folder) => path.join(folder, "client/assets"));
  if (!fs.existsSync(from)) return;
  const before = readFormer(build);
  const former = {};
  for (const name of fs.readdirSync(from)) {
    const replacedAt = before[name] ?? now;
    if (fs.existsSync(path.join(to, name)) || now - replacedAt > keptMs) continue;
    // A killed process leaves no half of it.
    fs.copyFileSync(path.join(from, name), path.join(next, ".asset"));
    fs.renameSync(path.join(next, ".asset"), path.join(to, name));
    former[name] = replacedAt;
  }
  fs.writeFileSync(path.join(next, formerList), JSON.stringify(former));
}
