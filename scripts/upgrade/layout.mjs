/** Where releases are, and how the command of an upgrade and the supervisor meet. */
import fs from "node:fs";
import path from "node:path";

/** Has `releases/`, a folder for each, and the link `current` to the one that starts. */
export const home = process.env.WORNBY_HOME || "/srv/wornby";
export const releases = path.join(home, "releases");
const link = path.join(home, "current");

/** The supervisor may write here only; systemd creates it. */
const state = process.env.STATE_DIRECTORY || "/var/lib/wornby";
/** The last release that served, for a start in which the current one fails. */
const served = path.join(state, "release");
export const controlSocket = path.join(state, "supervisor.sock");
/** The files of the site belong to the user that runs it. */
export const dataDir = process.env.DATA_DIR || state;

/** The embedded engine is one process: two versions cannot share it. */
export const canOverlap = Boolean(process.env.DATABASE_URL || process.env.DATABASE_URL_FILE);

/** Returns the folder that the link leads to, or null. */
export const readCurrent = () => (fs.existsSync(link) ? fs.realpathSync(link) : null);

/** Writes a file or link under another name first, so that a killed process leaves the old or the new one. */
function replace(place, write) {
  const next = `${place}.next`;
  fs.rmSync(next, { force: true });
  write(next);
  fs.renameSync(next, place);
}

export const setCurrent = (release) => replace(link, (next) => fs.symlinkSync(path.relative(home, release), next));

export const readServed = () => {
  const release = fs.existsSync(served) ? fs.readFileSync(served, "utf8") : "";
  return release && fs.existsSync(release) ? release : null;
};

export const writeServed = (release) => replace(served, (next) => fs.writeFileSync(next, release));

/** Returns the Node that came with a release. */
export function findNode(release) {
  const node = path.join(release, "node_modules/.bin/node");
  return fs.existsSync(node) ? node : process.execPath;
}

export const mainScript = (release) => path.join(release, "dist/server/main.js");
