import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Lists POSTGRES_PROGRAMS, Debian's program folders, newest version first, and the folders of PATH. */
function listProgramFolders(): string[] {
  const installed = "/usr/lib/postgresql";
  const versions = fs.existsSync(installed) ? fs.readdirSync(installed).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    process.env.POSTGRES_PROGRAMS ?? "",
    ...versions.map((version) => path.join(installed, version, "bin")),
    ...(process.env.PATH ?? "").split(":"),
  ].filter(Boolean);
}

/** Returns the folder of initdb and postgres; undefined when they are not installed. */
export const findPostgresPrograms = (): string | undefined =>
  listProgramFolders().find((folder) => ["initdb", "postgres"].every((name) => fs.existsSync(path.join(folder, name))));

/** PostgreSQL refuses to run as root, so root runs it as the package's postgres account. */
export function findPostgresAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const readId = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: readId("-u"), gid: readId("-g") };
}
