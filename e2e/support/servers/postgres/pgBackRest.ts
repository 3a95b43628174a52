import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findPostgresAccount } from "./postgresPrograms";

const execute = promisify(execFile);

const program = "/usr/bin/pgbackrest";
export const hasPgBackRest = (): boolean => fs.existsSync(program);

/** The settings of deploy/pgbackrest.conf with a repository in a temporary folder. */
export class PgBackRest {
  readonly folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-pgbackrest-"));

  /** @param more more variables, for example of another repository */
  constructor(private readonly more: Record<string, string> = {}) {
    const config = path.join(this.folder, "pgbackrest.conf");
    fs.copyFileSync("deploy/pgbackrest.conf", config);
    fs.chmodSync(config, 0o644);
    const { uid, gid } = findPostgresAccount();
    if (uid !== undefined && gid !== undefined) fs.chownSync(this.folder, uid, gid);
  }

  /** Settings of the PostgreSQL server that is backed up, as docs/operations.md has them, but in any data folder. */
  get postgresSettings(): string[] {
    return [
      "archive_mode=on",
      'archive_command=pgbackrest --stanza=wornby --pg1-path="$PWD" archive-push %p',
      "archive_timeout=60",
      `unix_socket_directories=${this.folder}`,
    ];
  }

  /** Variables that replace the machine's folders, for PostgreSQL and for the commands. */
  get environment(): Record<string, string> {
    return {
      PGBACKREST_CONFIG: path.join(this.folder, "pgbackrest.conf"),
      PGBACKREST_REPO1_PATH: path.join(this.folder, "repository"),
      PGBACKREST_SPOOL_PATH: path.join(this.folder, "spool"),
      PGBACKREST_LOG_PATH: path.join(this.folder, "log"),
      PGBACKREST_LOCK_PATH: path.join(this.folder, "lock"),
      PGBACKREST_PG1_SOCKET_PATH: this.folder,
      ...this.more,
    };
  }

  /** Runs a command for the server of this data folder. @throws with its output when it fails. */
  async run(server: { data: string; port?: number }, command: string, ...flags: string[]): Promise<void> {
    // As a variable, it is ignored by the commands that need no connection.
    const port = server.port ? { PGBACKREST_PG1_PORT: String(server.port) } : {};
    await execute(program, ["--stanza=wornby", `--pg1-path=${server.data}`, ...flags, command], {
      ...findPostgresAccount(),
      cwd: this.folder,
      env: { PATH: process.env.PATH, ...this.environment, ...port },
    }).catch((error: Error & { stdout: string; stderr: string }) => {
      throw new Error(`pgbackrest ${command}: ${error.stdout}${error.stderr}`);
    });
  }

  remove(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}
