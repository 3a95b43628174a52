import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const progressMs = 30_000;
const lastLines = 5;
const secondsSince = (startedAt) => Math.round((Date.now() - startedAt) / 1000);

/** Runs a step with its output in a file, so that the outputs of two lanes do not mix. @returns whether it succeeded */
async function runInto(file, run) {
  const output = fs.openSync(file, "w");
  try {
    return await run(output);
  } catch (error) {
    fs.writeSync(output, `${error.stack}\n`);
    return false;
  } finally {
    fs.closeSync(output);
  }
}

/** Prints what runs, how long, and the last line of its output. */
function printProgress(running) {
  for (const { name, file, startedAt } of running) {
    const line = fs.readFileSync(file, "utf8").trimEnd().split("\n").pop().slice(0, 100);
    console.log(`${name}: ${secondsSince(startedAt)} s${line && `, ${line}`}`);
  }
}

/**
 * Runs the steps of each lane one after the other, and the lanes side by side. Prints the output and the seconds of a step
 * when it ends, and every half a minute what runs.
 * @param lanes lists of `{ name, needs, run }`: `run(output)` writes to that file descriptor and returns whether it
 * succeeded; `needs` is an earlier step, also of another lane, that must have succeeded.
 * @returns the name, success, seconds and last printed lines of each step, in the order of their ends
 */
export async function runLanes(lanes) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-verify-"));
  const running = new Set();
  const results = [];
  const ends = new EventTarget();
  const findResult = (name) => results.find((result) => result.name === name);
  const waitFor = async (name) => {
    while (!findResult(name)) await new Promise((resolve) => ends.addEventListener("end", resolve, { once: true }));
    return findResult(name).ok;
  };

  async function runStep({ name, needs, run }) {
    const isReady = !needs || (await waitFor(needs));
    const step = { name, file: path.join(folder, name.replaceAll(/\W/g, "-")), startedAt: Date.now() };
    running.add(step);
    const ok = await runInto(step.file, isReady ? run : () => Promise.reject(new Error(`It needs: ${needs}.`)));
    running.delete(step);
    const seconds = secondsSince(step.startedAt);
    console.log(`\n== ${name}: ${ok ? "ok" : "FAILED"} (${seconds} s)`);
    const printed = fs.readFileSync(step.file, "utf8");
    process.stdout.write(printed);
    results.push({ name, ok, seconds, lastLines: printed.trimEnd().split("\n").slice(-lastLines) });
    ends.dispatchEvent(new Event("end"));
  }

  const timer = setInterval(() => printProgress(running), progressMs);
  await Promise.all(
    lanes.map(async (steps) => {
      for (const step of steps) await runStep(step);
    }),
  );
  clearInterval(timer);
  fs.rmSync(folder, { recursive: true });
  return results;
}
