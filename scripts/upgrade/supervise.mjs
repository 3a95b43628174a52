/**
 * Runs the current release, for deploy/wornby.service. Two releases share the port while one takes over from the other. When it
 * dies, it starts again; when the current one does not start, the one before does.
 */
import cluster from "node:cluster";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { canOverlap, controlSocket, findNode, mainScript, readCurrent, readServed, writeServed } from "./layout.mjs";

// Each process accepts connections itself: none is lost with this one's help.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** The process that serves, or starts alone. */
let serving = null;
let isEnding = false;

/** Starts a release. `waitFor` resolves with the message about a state, or with null when the process has ended before. */
function start(release, args = []) {
  // Cluster starts processes with it. A release brings its Node, and takes it along when it is removed.
  process.execPath = findNode(release);
  cluster.setupPrimary({ exec: mainScript(release), args, cwd: release });
  const worker = cluster.fork();
  const exited = once(worker, "exit").then(() => null);
  const states = new Map(["ready", "serving"].map((name) => [name, Promise.withResolvers()]));
  worker.on("message", (message) => states.get(message.state)?.resolve(message));
  const waitFor = (state) => Promise.race([states.get(state).promise, exited]);
  return { release, worker, exited, waitFor };
}

/** From now on this process answers for the site. */
function settle(started, address) {
  Object.assign(started, { address });
  writeServed(started.release);
  void started.exited.then(() => {
    if (serving === started && !isEnding) void serve();
  });
}

/** Starts the release that served before, otherwise the current one, otherwise the last that served. */
async function serve() {
  for (const release of new Set([serving?.release ?? readCurrent(), readServed()])) {
    if (release === null) continue;
    const started = (serving = start(release));
    const message = await started.waitFor("serving");
    if (message) return settle(started, message.address);
    // Another one took over meanwhile, or the machine stops.
    if (serving !== started || isEnding) return;
    console.error(`${release} does not start.`);
  }
  process.exit(1);
}

/** Starts the current release beside the one that serves; then they change places. */
async function changeBeside(release, waitMs) {
  const next = start(release, ["--beside"]);
  const isReady = await Promise.race([next.waitFor("ready"), sleep(waitMs, null)]);
  if (isReady) next.worker.send("listen");
  const message = isReady && (await next.waitFor("serving"));
  if (!message) {
    next.worker.process.kill("SIGKILL");
    throw new Error(`${release} does not get ready.`);
  }
  const former = serving;
  serving = next;
  settle(next, message.address);
  if (former.worker.isConnected()) former.worker.send("replaced");
}

/** Stops the process and starts the current release, or the one before when that fails. */
async function changeAlone(release) {
  const former = serving;
  serving = { release };
  former.worker.process.kill("SIGTERM");
  await former.exited;
  await serve();
  if (serving.release !== release) throw new Error(`${release} does not start.`);
}

let work = Promise.resolve();

/** Answers the command of an upgrade: `{ takeOver, waitMs }` gets `{ release, address, canOverlap, failure }`. */
async function answer(socket, { takeOver, waitMs }) {
  const release = readCurrent();
  let failure;
  try {
    if (takeOver && release !== serving.release)
      await (canOverlap ? changeBeside(release, waitMs) : changeAlone(release));
  } catch (error) {
    failure = error.message;
  }
  socket.end(JSON.stringify({ release: serving.release, address: serving.address, canOverlap, failure }));
}

const control = net.createServer((socket) => {
  // The command may have been killed.
  socket.on("error", () => undefined);
  socket.once("data", (data) => {
    work = work.then(() => answer(socket, JSON.parse(data))).catch(() => socket.destroy());
  });
});

async function end() {
  if (isEnding) return;
  isEnding = true;
  control.close();
  const workers = Object.values(cluster.workers);
  for (const worker of workers) worker.process.kill("SIGTERM");
  await Promise.all(workers.map((worker) => worker.isDead() || once(worker, "exit")));
  process.exit(0);
}

process.on("SIGTERM", end).on("SIGINT", end);
fs.rmSync(controlSocket, { force: true });
control.listen(controlSocket);
await serve();
