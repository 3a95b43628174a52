/** npm run upgrade -- PLACE */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { keepAssets } from "../replaceFolder.mjs";
import { checkHealth } from "./gate.mjs";
import { prepareRelease, removeReleases } from "./prepare.mjs";
import {
  canOverlap,
  controlSocket,
  dataDir,
  findNode,
  home,
  mainScript,
  readCurrent,
  releases,
  setCurrent,
} from "./layout.mjs";

const usage = `Usage: npm run upgrade -- FOLDER
       npm run upgrade -- wornby-VERSION.tar.gz

Builds the version in FOLDER, or unpacks a release, tries it beside the one that runs, and lets it take over. When it fails, the
one before serves on. RELEASE_PUBLIC_KEY is the file of the key that verifies a release.`;

/** Lets a slow start and its migrations finish; a statement of a migration waits two minutes for its lock at most. */
const longestStart = Number(process.env.UPGRADE_WAIT_MS || 300_000);

/** For the person who upgrades: nothing was changed. */
class Refused extends Error {}

const say = (sentence) => console.log(sentence);

/** A killed process leaves no lock behind: the address is in memory only. */
async function lock() {
  const server = net.createServer().listen(`\0wornby-upgrade:${home}`).unref();
  await once(server, "listening").catch(() => {
    throw new Refused("Another upgrade runs.");
  });
}

/** Asks the supervisor. @returns null when none runs */
async function ask(request) {
  const socket = net.connect(controlSocket);
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  socket.write(JSON.stringify(request));
  const answer = await text(socket);
  if (answer) return JSON.parse(answer);
  throw new Error("The supervisor has ended.");
}

/** The user whose files are in DATA_DIR runs what uses them. */
function owner() {
  const { uid, gid } = fs.statSync(dataDir);
  return process.getuid() === 0 ? { uid, gid } : {};
}

function backUp(release) {
  if (!process.env.BACKUP_DIR && !process.env.BACKUP_BUCKET)
    return say("No backup was made: BACKUP_DIR and BACKUP_BUCKET are not set.");
  say("Backing up ...");
  execFileSync(findNode(release), [path.join(release, "dist/server/commands/backup.js")], {
    ...owner(),
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: "inherit",
  });
}

/** Starts the release at another port, where it migrates the database. It ends with this process. */
async function tryRelease(release) {
  const server = spawn(findNode(release), [mainScript(release)], {
    ...owner(),
    cwd: release,
    env: { ...process.env, DATA_DIR: dataDir, HOST: "127.0.0.1", PORT: "0", METRICS_PORT: "" },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const exited = once(server, "exit").then(() => null);
  try {
    const ready = once(server, "message").then(([message]) => message);
    const message = await Promise.race([ready, exited, sleep(longestStart, null, { ref: false })]);
    if (!message) throw new Error("It did not get ready.");
    await checkHealth(message.address);
    server.kill("SIGTERM");
  } catch (error) {
    server.kill("SIGKILL");
    throw error;
  } finally {
    await exited;
  }
}

/** Each version sends the files of the other: pages of both are open, and both answer for some seconds. */
function shareAssets(former, next) {
  const [from, to] = [former, next].map((release) => path.join(release, "dist"));
  keepAssets(from, to);
  keepAssets(to, from);
}

/** Makes the release the current one. @throws when it does not take over; then the one before is the current one again */
async function takeOver(release, former) {
  setCurrent(release);
  const request = { takeOver: true, waitMs: longestStart };
  try {
    const { failure, address } = (await ask(request)) ?? { failure: "The supervisor has ended." };
    if (failure) throw new Error(failure);
    await checkHealth(address);
  } catch (error) {
    setCurrent(former);
    await ask(request).catch(() => null);
    throw error;
  }
}

async function upgrade(place) {
  await lock();
  const state = await ask({});
  if (state && state.canOverlap !== canOverlap)
    throw new Refused(
      "The server has other variables. Run: node --env-file=/etc/wornby.env scripts/upgrade/upgrade.mjs FOLDER",
    );
  // A killed upgrade leaves the link to a version that did not take over.
  if (state) setCurrent(state.release);
  const former = readCurrent();
  const release = await prepareRelease(place, say);
  if (release === former) return say(`${path.basename(release)} is the current version.`);
  if (!former) {
    setCurrent(release);
    return say(`${path.basename(release)} is ready. Start the service.`);
  }
  backUp(former);
  if (canOverlap) {
    say(`Trying ${path.basename(release)} ...`);
    await tryRelease(release);
  }
  shareAssets(former, release);
  say("Switching ...");
  if (state) await takeOver(release, former);
  else setCurrent(release);
  say(`${path.basename(release)} ${state ? "serves." : "is current. No server runs: start the service."}`);
  removeReleases((name) => ![release, former].includes(path.join(releases, name)));
}

const [place, ...more] = process.argv.slice(2);
try {
  if (!place || place.startsWith("-") || more.length > 0) throw new Refused(usage);
  await upgrade(path.resolve(place));
} catch (error) {
  console.error(error instanceof Refused ? error.message : `The upgrade failed: ${error.message}`);
  if (!(error instanceof Refused) && readCurrent()) console.error("The version before stays.");
  process.exitCode = 1;
}
