import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type TestObjectStorage, testObjectStorage } from "../../../../server/testing/objectStorage";
import { freePorts } from "../ports";
import { findPostgresAccount, findPostgresPrograms } from "../postgres/postgresPrograms";
import { type SiteProcess, startServerProcess } from "../../server";
import { waitUntil } from "../../waiting";
import { PostgresNode } from "./node";
import type { Program } from "./program";
import {
  type ClusterPorts,
  copySettings,
  createEtcd,
  createHaproxy,
  createPgbouncer,
  type ServicesOptions,
} from "./services";

const nodeNames = ["one", "two", "three"];
const serverCount = 3;
const completeTimeoutMs = 90_000;

export interface ClusterOptions {
  /** Of visitors; by default a free one. */
  port?: number;
  /** Where etcd listens; by default on loopback. */
  host?: string;
  /** Addresses of the PostgreSQL nodes, and the commands that enter their networks; by default on loopback. */
  networks?: readonly { host: string; prefix: readonly string[] }[];
}

/** A node's state as Patroni publishes it. */
interface Member {
  name: string;
  role: "leader" | "sync_standby" | "replica";
  state: string;
}

/** Creates the cluster's folder, in which the programs' account can write. */
function createFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-cluster-"));
  const { uid, gid } = findPostgresAccount();
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
  return folder;
}

/** Runs the services of deploy/cluster.compose.yml as plain processes, with sample data; see docs/operations.md. */
export class Cluster {
  readonly servers: SiteProcess[] = [];
  readonly nodes: readonly PostgresNode[];
  readonly etcd: Program;
  readonly haproxy: Program;
  readonly pgbouncer: Program;
  private storage: TestObjectStorage | null = null;

  private constructor(
    private readonly options: ServicesOptions,
    networks: ClusterOptions["networks"],
  ) {
    const { folder, host, ports, nodes, password } = options;
    const shared = { folder, password, programs: findPostgresPrograms() ?? "", etcd: `${host}:${ports.etcd}` };
    this.nodes = nodes.map(
      (node, index) =>
        new PostgresNode({ ...shared, ...node, name: nodeNames[index], prefix: networks?.[index].prefix }),
    );
    this.etcd = createEtcd(options);
    this.haproxy = createHaproxy(options);
    this.pgbouncer = createPgbouncer(options);
  }

  static async start({ port, host = "127.0.0.1", networks }: ClusterOptions = {}): Promise<Cluster> {
    const [etcd, etcdPeer, visitors, writer, reader, pgbouncer, ...others] = await freePorts(
      6 + 2 * nodeNames.length + serverCount,
    );
    const servers = others.splice(0, serverCount);
    const ports: ClusterPorts = {
      etcd,
      etcdPeer,
      visitors: port ?? visitors,
      writer,
      reader,
      pgbouncer,
      servers,
    };
    const nodes = nodeNames.map((_, index) => ({
      host: networks?.[index].host ?? host,
      ports: { postgres: others[2 * index], patroni: others[2 * index + 1] },
    }));
    const password = randomBytes(12).toString("hex");
    const cluster = new Cluster({ folder: createFolder(), host, ports, nodes, password }, networks);
    try {
      await cluster.startAll();
      return cluster;
    } catch (error) {
      const logs = [cluster.etcd, ...cluster.nodes.map(({ patroni }) => patroni)].map(
        (program) => `${program.name}: ${program.readLog().slice(-2_000)}`,
      );
      await cluster.stop();
      throw new Error(`The cluster did not start.\n${logs.join("\n")}`, { cause: error });
    }
  }

  /** URL for visitors. */
  get address(): string {
    return `http://127.0.0.1:${this.options.ports.visitors}`;
  }

  /** URLs of the servers behind HAProxy. */
  get addresses(): string[] {
    return this.options.ports.servers.map((port) => `http://127.0.0.1:${port}`);
  }

  get etcdPort(): number {
    return this.options.ports.etcd;
  }

  /** What the servers connect to. */
  get databaseUrls(): { writer: string; reader: string } {
    const { ports, password } = this.options;
    const buildUrl = (port: number): string => `postgres://wornby:${password}@127.0.0.1:${port}/wornby`;
    return { writer: buildUrl(ports.pgbouncer), reader: buildUrl(ports.reader) };
  }

  async startServer(index: number): Promise<void> {
    const { writer, reader } = this.databaseUrls;
    const server = startServerProcess(path.join(this.options.folder, `server-${index}`), {
      DATABASE_URL: writer,
      DATABASE_READER_URL: reader,
      PORT: String(this.options.ports.servers[index]),
      DATABASE_WAIT_MS: "",
      PUBLIC_URL: this.address,
      ...this.storageVariables(),
      TRUST_PROXY: "1",
      DEMO: "true",
    });
    this.servers[index] = server;
    await server.waitUntilReady();
  }

  /** Returns the members that Patroni knows, from the first node that responds; empty when none does. */
  async listMembers(): Promise<Member[]> {
    for (const { apiUrl } of this.nodes) {
      const response = await fetch(`${apiUrl}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
    }
    return [];
  }

  /** Waits until a primary, its synchronous standby and the other replica run. @returns them in this order */
  async waitUntilComplete(): Promise<PostgresNode[]> {
    const roles = ["leader", "sync_standby", "replica"];
    let complete: (PostgresNode | undefined)[] = [];
    await waitUntil(async () => {
      const members = (await this.listMembers()).filter(({ state }) => state === "running" || state === "streaming");
      const names = roles.map((role) => members.find((member) => member.role === role)?.name);
      complete = names.map((name) => this.nodes.find((node) => node.name === name));
      return !complete.includes(undefined) && (await this.areReplicasStreaming(complete[0]));
    }, completeTimeoutMs);
    return complete as PostgresNode[];
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop("SIGTERM")));
    await Promise.all([this.pgbouncer, this.haproxy].map((program) => program.stop("SIGTERM")));
    await Promise.all(this.nodes.map((node) => node.discard()));
    await this.etcd.stop("SIGTERM");
    await this.storage?.stop();
    fs.rmSync(this.options.folder, { recursive: true, force: true });
  }

  private async areReplicasStreaming(primary?: PostgresNode): Promise<boolean> {
    const select = "SELECT count(*)::int AS count FROM pg_stat_replication WHERE state = 'streaming'";
    const rows = await primary?.query<{ count: number }>(select);
    return rows?.[0].count === this.nodes.length - 1;
  }

  private storageVariables(): Record<string, string> {
    if (!this.storage) return {};
    const { name, endpoint, region, accessKeyId, secretAccessKey } = this.storage.bucket;
    return {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint ?? "",
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }

  private async startAll(): Promise<void> {
    copySettings(this.options);
    this.etcd.start();
    for (const { patroni } of this.nodes) patroni.start();
    this.haproxy.start();
    this.pgbouncer.start();
    this.storage = await testObjectStorage();
    await this.waitUntilComplete();
    // The first server migrates and fills the database.
    await this.startServer(0);
    await Promise.all(this.options.ports.servers.slice(1).map((_, index) => this.startServer(index + 1)));
  }
}
