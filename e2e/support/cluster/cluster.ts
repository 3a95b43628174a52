import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { type TestObjectStorage, testObjectStorage } from "../../../server/testing/objectStorage";
import { type SiteProcess, startServerProcess } from "../server";
import { type Balancer, startBalancer } from "./balancer";
import { PostgresServer } from "./postgres";

const serverCount = 3;

/** Returns different ports that are free at this moment. */
async function freePorts(count: number): Promise<number[]> {
  const listeners = Array.from({ length: count }, () => net.createServer().listen(0, "127.0.0.1"));
  await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.once("listening", resolve))));
  const ports = listeners.map((listener) => (listener.address() as AddressInfo).port);
  await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
  return ports;
}

/** Runs the services of docker-compose.yml as plain processes on loopback, with sample data; see docs/scaling.md. */
export class Cluster {
  readonly servers: SiteProcess[] = [];
  private balancer: Balancer | null = null;
  private storage: TestObjectStorage | null = null;

  private constructor(
    /** Accepts writes; the replica replays them. */
    public primary: PostgresServer,
    public replica: PostgresServer,
    private readonly folder: string,
    private readonly ports: { balancer: number; servers: readonly number[] },
  ) {}

  static async start(programs: string, port?: number): Promise<Cluster> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-cluster-"));
    // The database servers may run under another account.
    fs.chmodSync(folder, 0o755);
    const [one, two, balancer, ...servers] = await freePorts(3 + serverCount);
    const postgres = (name: string, at: number) => new PostgresServer(programs, path.join(folder, name), at);
    const cluster = new Cluster(postgres("one", one), postgres("two", two), folder, {
      balancer: port ?? balancer,
      servers,
    });
    try {
      await cluster.startAll();
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  get address(): string {
    return `http://127.0.0.1:${this.ports.balancer}`;
  }

  /** URLs of the servers behind the balancer. */
  get addresses(): string[] {
    return this.ports.servers.map((port) => `http://127.0.0.1:${port}`);
  }

  async startServer(index: number): Promise<void> {
    const server = startServerProcess(path.join(this.folder, `server-${index}`), {
      DATABASE_URL: this.primary.url,
      DATABASE_REPLICA_URL: this.replica.url,
      PORT: String(this.ports.servers[index]),
      MAX_LAG_MS: "0",
      CLIENT_BUDGET_MS: "0",
      DATABASE_WAIT_MS: "",
      PUBLIC_URL: this.address,
      ...this.storageVariables(),
      TRUST_PROXY: "1",
      DEMO: "true",
    });
    this.servers[index] = server;
    await server.waitUntilReady();
  }

  /** Promotes the replica and restarts the servers one by one with the new roles. */
  async promote(): Promise<void> {
    await this.replica.query("SELECT pg_promote()");
    [this.primary, this.replica] = [this.replica, this.primary];
    for (const [index, server] of this.servers.entries()) {
      await server.stop("SIGTERM");
      await this.startServer(index);
    }
  }

  /** Makes the former primary a replica of the current one. */
  async addReplica(): Promise<void> {
    await this.replica.copyFrom(this.primary);
    await this.replica.start();
  }

  async stop(): Promise<void> {
    await this.balancer?.stop();
    await Promise.all(this.servers.map((server) => server.stop("SIGTERM")));
    await this.replica.stop();
    await this.primary.stop();
    await this.storage?.stop();
    fs.rmSync(this.folder, { recursive: true, force: true });
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
    await this.primary.create();
    await this.primary.start();
    await this.addReplica();
    this.storage = await testObjectStorage();
    // The first server migrates and fills the database.
    await this.startServer(0);
    await Promise.all(this.ports.servers.slice(1).map((_, index) => this.startServer(index + 1)));
    this.balancer = await startBalancer(this.ports.balancer, this.ports.servers);
  }
}
