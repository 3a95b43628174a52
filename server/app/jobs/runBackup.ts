import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { RunBackup } from "../../features/site/backups/backups.service";

const runFile = promisify(execFile);
const commands = { backup: ["backup"], proof: ["restore", "--prove"] } as const;

/** Runs the command of npm run backup or restore. */
export const runBackup: RunBackup = async (run, end) => {
  const [command, ...args] = commands[run];
  const file = path.join(__dirname, `../../commands/${command}.js`);
  await runFile(process.execPath, [file, ...args], { signal: end }).catch((error: Error & { stderr?: string }) => {
    throw new Error(error.stderr?.trim() || error.message, { cause: error });
  });
};
