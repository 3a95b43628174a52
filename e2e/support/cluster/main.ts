import { once } from "node:events";
import { Cluster } from "./cluster";
import { findPostgresPrograms } from "../postgresPrograms";

/** Entry point of `npm run cluster`. */
async function main(): Promise<void> {
  const programs = findPostgresPrograms();
  if (!programs)
    throw new Error("The PostgreSQL server programs are not installed. Set POSTGRES_PROGRAMS to their folder.");
  const shutdown = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  console.log("Starting two PostgreSQL servers, three application servers and a load balancer ...");
  const cluster = await Cluster.start(programs, Number(process.env.PORT) || undefined);
  console.log(`The balancer is at ${cluster.address}, the servers are at ${cluster.addresses.join(", ")}.`);
  console.log(
    `The primary is at ${cluster.primary.url}, the replica at ${cluster.replica.url}. Press Ctrl+C to stop them.`,
  );
  await shutdown;
  await cluster.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
