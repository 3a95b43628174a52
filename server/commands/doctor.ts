import "reflect-metadata";
import dns from "node:dns/promises";
import { openDatabase } from "../app/database";
import { createLog } from "../app/log";
import { type Environment, parseEnvironment } from "../config/environment";
import { describeFailure } from "./archive/archiveMessages";
import { failed, type Finding, warning } from "./doctor/finding";
import { checkBackups, checkClock, checkDisk, checkVersion } from "./doctor/machine";
import { checkMail } from "./doctor/mailRecords";
import { checkPublicAddress, readCertificate } from "./doctor/publicAddress";

async function checkDatabase(environment: Environment): Promise<Finding[]> {
  if (environment.databaseUrl === null)
    return [warning("database", "The embedded one serves one process, so its checks are left out. Set DATABASE_URL.")];
  const database = await openDatabase(environment, createLog("silent"));
  try {
    const { dataSource } = database;
    await dataSource.initialize();
    return [await checkVersion(dataSource), await checkClock(dataSource), await checkBackups(dataSource, environment)];
  } catch (error) {
    return [failed("database", describeFailure(error, "It cannot be used"))];
  } finally {
    await database.stop();
  }
}

async function main(): Promise<void> {
  const environment = parseEnvironment(process.env);
  const findings = [
    ...(await checkPublicAddress(environment, { fetch, readCertificate })),
    ...(await checkMail(environment.mail, (name) => dns.resolveTxt(name))),
    await checkDisk(environment.dataDir),
    ...(await checkDatabase(environment)),
  ];
  for (const { state, subject, text } of findings) console.log(`${state.padEnd(7)}  ${subject}: ${text}`);
  process.exitCode = findings.some(({ state }) => state === "failed") ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(describeFailure(error, "The checks could not run"));
  process.exitCode = 1;
});
