import { once } from "node:events";
import { Cluster } from "./cluster";
import { findPostgresPrograms } from "./postgres";

/** npm run cluster, in a process of its own. */
async function main(): Promise<void> {
  const programs = findPostgresPrograms();
  if (!programs) throw new Error("PostgreSQL's server programs are missing; POSTGRES_PROGRAMS may name their folder.");
  const end = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  console.log("Starting two PostgreSQL servers, three servers of the site and a balancer ...");
  const cluster = await Cluster.start(programs, Number(process.env.PORT) || undefined);
  console.log(`The balancer is at ${cluster.address}, the servers are at ${cluster.addresses.join(", ")}.`);
  console.log(`The primary is at ${cluster.primary.url}, the replica at ${cluster.replica.url}. Ctrl+C ends them all.`);
  await end;
  await cluster.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
