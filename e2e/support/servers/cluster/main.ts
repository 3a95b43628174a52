import { once } from "node:events";
import { Cluster } from "./cluster";

/** Entry point of `npm run cluster`. */
async function main(): Promise<void> {
  const shutdown = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  console.log("Starting etcd, three PostgreSQL nodes under Patroni, HAProxy, PgBouncer and three servers ...");
  const cluster = await Cluster.start({ port: Number(process.env.PORT) || undefined });
  const { writer, reader } = cluster.databaseUrls;
  console.log(`The site is at ${cluster.address}, its servers are at ${cluster.addresses.join(", ")}.`);
  console.log(`The writer address is ${writer}, the reader address ${reader}.`);
  console.log(`Patroni's state is at ${cluster.nodes[0].apiUrl}/cluster. Press Ctrl+C to stop everything.`);
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
