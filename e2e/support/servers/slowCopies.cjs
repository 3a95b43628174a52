/** Loaded into a server and its engine: the last pass of a copy, for which the engine answers no statement, takes 3 seconds. */
const fs = require("node:fs");
const { setTimeout: sleep } = require("node:timers/promises");

const { copyFile } = fs.promises;
const slowed = new Set();

fs.promises.copyFile = async (source, target, mode) => {
  const folder = /^.*[/\\]snapshot-[^/\\]+/.exec(target)?.[0];
  if (folder && fs.existsSync(target) && !slowed.has(folder)) {
    slowed.add(folder);
    await sleep(3_000);
  }
  return copyFile(source, target, mode);
};
