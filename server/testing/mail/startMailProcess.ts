import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { DataSource } from "typeorm";

const root = path.join(__dirname, "../../..");

/** Starts mailProcess.ts on the database of a test, which must be PostgreSQL: the embedded engine serves one process only. */
export const startMailProcess = (dataSource: DataSource, env: Record<string, string>, ...parameters: string[]) =>
  spawn(
    process.execPath,
    ["-r", "./scripts/registerTypescript.cjs", "server/testing/mail/mailProcess.ts", ...parameters],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: "url" in dataSource.options ? String(dataSource.options.url) : "",
        ...env,
      },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );

export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** Ends a process as the system does: at once, whatever it is doing. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
