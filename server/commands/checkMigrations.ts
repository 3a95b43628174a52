/**
 * Checks that the released version works with every migration since. With --release, it records this version as the released
 * one afterwards.
 */
import "reflect-metadata";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createDataSource } from "../database/dataSource";
import { checkMigrations, recordRelease, type Released } from "../database/compatibility/checkMigrations";
import { startEmbeddedDatabase } from "../database/embedded/embeddedDatabase";

const file = path.resolve("server/database/released.json");

async function check(released: Released, dataDir: string): Promise<void> {
  const engine = await startEmbeddedDatabase(dataDir);
  const dataSource = createDataSource({ socketDir: engine.socketDir });
  try {
    await dataSource.initialize();
    const problems = await checkMigrations(dataSource, released);
    if (problems.length > 0) {
      console.error(problems.join("\n"));
      process.exitCode = 1;
    } else if (process.argv.includes("--release")) {
      fs.writeFileSync(file, `${JSON.stringify(await recordRelease(dataSource, released), null, 2)}\n`);
    }
  } finally {
    await dataSource.destroy();
    await engine.stop();
  }
}

async function main(): Promise<void> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-migrations-"));
  try {
    await check(JSON.parse(fs.readFileSync(file, "utf8")) as Released, dataDir);
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

void main();
