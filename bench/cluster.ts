/**
 * What a cluster loses when parts of it fail, under 50 writes and 500 reads a second through HAProxy:
 *   npm run bench:cluster -- kills 20    kill -9 of the primary's node, again and again
 *   npm run bench:cluster -- restarts    kill -9 and restart of every process in turn
 *   npm run bench:cluster -- cuts        the primary loses etcd, and then etcd and the other nodes; needs root and nft
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Cluster } from "../e2e/support/servers/cluster/cluster";
import { buildUncachedPath, Load, type LoadFigures } from "../e2e/support/servers/cluster/load";
import type { PostgresNode } from "../e2e/support/servers/cluster/node";
import { waitUntil } from "../e2e/support/waiting";
import { bridgeHost, createNetworks, type NodeNetwork, removeNetworks } from "./support/networks";

const rates = { readsPerSecond: Number(process.env.READS) || 500, writesPerSecond: Number(process.env.WRITES) || 50 };
const recoveryTimeoutMs = 90_000;
/** Longer than the leader key's ttl and a fail-over. */
const cutMs = 40_000;

/** Nine of ten reads are pages that stay cached while an editor writes outfits; the tenth is a query that is never cached. */
const cachedPaths = ["/privacy-policy", "/terms-of-service", "/affiliate-disclosure"];
const paths = [...cachedPaths, ...cachedPaths, ...cachedPaths].concat(
  buildUncachedPath("{ outfits(first: 5) { nodes { title celebrity { name } } } }"),
);

async function startLoad(cluster: Cluster): Promise<Load> {
  const load = new Load({ ...rates, address: cluster.address, paths });
  await load.start();
  await sleep(3_000);
  return load;
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

function printFigures(what: string, figures: LoadFigures): void {
  const { reads, failedReads, writes, failedWrites, longestWithoutWrites } = figures;
  console.log(
    `${what}: ${seconds(longestWithoutWrites)} without writes; ${failedReads.length} of ${reads} reads failed, ` +
      `${failedWrites} of ${writes + failedWrites} writes were not acknowledged`,
  );
  for (const failure of new Set(failedReads.slice(0, 5))) console.log(`  ${failure}`);
}

/** Waits until a write is acknowledged that was sent after the recovery began. */
async function waitForWrites(load: Load, since: number): Promise<void> {
  await waitUntil(() => load.lastAcknowledgedAt > since + 2_000, recoveryTimeoutMs);
}

async function killPrimaries(cluster: Cluster, load: Load, count: number): Promise<void> {
  const worst = { withoutWrites: 0, failedReads: 0 };
  for (let n = 1; n <= count; n += 1) {
    const [primary] = await cluster.waitUntilComplete();
    await sleep(2_000);
    load.takeFigures();
    await primary.kill();
    await waitForWrites(load, Date.now());
    primary.patroni.start();
    await cluster.waitUntilComplete();
    const figures = load.takeFigures();
    printFigures(`kill ${n} (${primary.name})`, figures);
    worst.withoutWrites = Math.max(worst.withoutWrites, figures.longestWithoutWrites);
    worst.failedReads += figures.failedReads.length;
  }
  console.log(
    `${count} kills: at most ${seconds(worst.withoutWrites)} without writes, ${worst.failedReads} failed reads`,
  );
}

async function restartAll(cluster: Cluster, load: Load): Promise<void> {
  async function restart(what: string, kill: () => Promise<unknown> | void, start: () => Promise<void> | void) {
    await cluster.waitUntilComplete();
    await sleep(2_000);
    load.takeFigures();
    await kill();
    await sleep(1_000);
    await start();
    await waitForWrites(load, Date.now());
    await cluster.waitUntilComplete();
    printFigures(what, load.takeFigures());
  }
  const roles = ["primary", "synchronous standby", "replica"];
  for (const [index, role] of roles.entries()) {
    const find = async (): Promise<PostgresNode> => (await cluster.waitUntilComplete())[index];
    const node = await find();
    await restart(
      `Patroni of the ${role}`,
      () => node.patroni.stop("SIGKILL"),
      () => node.patroni.start(),
    );
    const current = await find();
    await restart(
      `PostgreSQL of the ${role}`,
      () => current.killPostgres(),
      () => undefined,
    );
  }
  for (const program of [cluster.etcd, cluster.pgbouncer, cluster.haproxy])
    await restart(
      program.name,
      () => program.stop("SIGKILL"),
      () => program.start(),
    );
  for (const [index] of cluster.servers.entries()) {
    const kill = () => cluster.servers[index].stop("SIGKILL");
    await restart(`server ${index + 1}`, kill, () => cluster.startServer(index));
  }
}

/** Watches how many nodes accept writes at the same time. */
function watchPrimaries(cluster: Cluster): () => Promise<number> {
  let most = 0;
  let isWatching = true;
  const select = 'SELECT pg_is_in_recovery() AS "isReplica"';
  const isPrimary = async (node: PostgresNode): Promise<boolean> => {
    const rows = await node.query<{ isReplica: boolean }>(select).catch(() => []);
    return rows.length > 0 && !rows[0].isReplica;
  };
  const watching = (async () => {
    for (; isWatching; await sleep(200))
      most = Math.max(most, (await Promise.all(cluster.nodes.map(isPrimary))).filter(Boolean).length);
  })();
  return async () => {
    isWatching = false;
    await watching;
    return most;
  };
}

async function cutNetworks(cluster: Cluster, load: Load, networks: readonly NodeNetwork[]): Promise<void> {
  async function cut(what: string, apply: (network: NodeNetwork) => void): Promise<void> {
    const [primary] = await cluster.waitUntilComplete();
    const network = networks[cluster.nodes.indexOf(primary)];
    await sleep(2_000);
    load.takeFigures();
    const stopWatching = watchPrimaries(cluster);
    apply(network);
    await sleep(cutMs);
    const [during] = (await cluster.listMembers()).filter(({ role }) => role === "leader");
    network.mend();
    await waitForWrites(load, Date.now());
    const most = await stopWatching();
    await cluster.waitUntilComplete();
    printFigures(`${what} (${primary.name}, then ${during?.name ?? "no leader key"})`, load.takeFigures());
    console.log(`  at most ${most} primary at a time`);
  }
  await cut("the primary without etcd", (network) => network.cutFromPort(cluster.etcdPort));
  await cut("the primary without etcd and the other nodes", (network) => {
    network.cutFromPort(cluster.etcdPort);
    for (const other of networks) if (other !== network) network.cutFromNode(other.host);
  });
}

async function main(): Promise<void> {
  const [what = "kills", count = "20"] = process.argv.slice(2);
  const networks = what === "cuts" ? createNetworks() : undefined;
  let cluster: Cluster | null = null;
  try {
    cluster = await Cluster.start(networks && { host: bridgeHost, networks });
    const load = await startLoad(cluster);
    if (what === "kills") await killPrimaries(cluster, load, Number(count));
    else if (networks) await cutNetworks(cluster, load, networks);
    else await restartAll(cluster, load);
    await load.stop();
    const [primary] = await cluster.waitUntilComplete();
    const { acknowledged, lost } = await load.findLostWrites(primary);
    console.log(`${lost.length} of ${acknowledged} acknowledged writes lost`);
  } finally {
    await cluster?.stop();
    if (networks) removeNetworks();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
