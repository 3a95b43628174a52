import { randomUUID } from "node:crypto";
import http from "node:http";
import { post, signInByApi } from "../../api";
import type { PostgresNode } from "./node";

const tickMs = 20;
const timeoutMs = 20_000;
/** Requests in flight; more would measure the load generator. */
const maxInFlight = 400;

const createOutfitMutation = "mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { slug } }";

/** Differs from the site's own queries, so that no server has a cached response. */
export const buildUncachedPath = (query: string): string => `/graphql?query=${encodeURIComponent(query)}`;

export interface LoadOptions {
  /** The site through HAProxy. */
  address: string;
  readsPerSecond: number;
  writesPerSecond: number;
  /** Paths that visitors read in turn. */
  paths: readonly string[];
}

/** Counts since the last reset. */
export interface LoadFigures {
  reads: number;
  failedReads: string[];
  writes: number;
  failedWrites: number;
  /** Longest time between two acknowledged writes, or between the last one and now, in milliseconds. */
  longestWithoutWrites: number;
}

const createFigures = (): LoadFigures => ({
  reads: 0,
  failedReads: [],
  writes: 0,
  failedWrites: 0,
  longestWithoutWrites: 0,
});

/** Visitors who read and an editor who writes, at constant rates. The editor tries a failed write again with another row. */
export class Load {
  private readonly agent = new http.Agent({ keepAlive: true });
  /** Slugs of all acknowledged writes. */
  private readonly acknowledged: string[] = [];
  private readonly inFlight = new Set<Promise<void>>();
  private cookie = "";
  private celebrityId = "";
  private timer: NodeJS.Timeout | undefined;
  private figures = createFigures();
  private lastWriteAt = 0;
  private due = { reads: 0, writes: 0 };
  private turn = 0;

  constructor(private readonly options: LoadOptions) {}

  async start(): Promise<void> {
    const { address } = this.options;
    const { name, value } = await signInByApi(address);
    this.cookie = `${name}=${value}`;
    const { body } = await post(address, { query: "{ celebrities(first: 1) { nodes { id } } }" });
    this.celebrityId = (body.data as { celebrities: { nodes: { id: string }[] } }).celebrities.nodes[0].id;
    this.lastWriteAt = Date.now();
    this.timer = setInterval(() => this.tick(), tickMs);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.inFlight);
    this.agent.destroy();
  }

  /** Returns the figures since the last reset, and resets them. */
  takeFigures(): LoadFigures {
    this.recordGap();
    const { figures } = this;
    this.figures = createFigures();
    return figures;
  }

  /** When the last write was acknowledged. */
  get lastAcknowledgedAt(): number {
    return this.lastWriteAt;
  }

  /** Returns how many writes were acknowledged, and which of them the node does not have. */
  async findLostWrites(node: PostgresNode): Promise<{ acknowledged: number; lost: string[] }> {
    const rows = await node.query<{ slug: string }>("SELECT slug FROM outfits WHERE slug LIKE 'written-%'");
    const stored = new Set(rows.map(({ slug }) => slug));
    return { acknowledged: this.acknowledged.length, lost: this.acknowledged.filter((slug) => !stored.has(slug)) };
  }

  private tick(): void {
    const { readsPerSecond, writesPerSecond, paths } = this.options;
    this.due.reads += (readsPerSecond * tickMs) / 1_000;
    this.due.writes += (writesPerSecond * tickMs) / 1_000;
    for (; this.due.reads >= 1; this.due.reads -= 1)
      this.send(this.read(paths[(this.turn = (this.turn + 1) % paths.length)]));
    for (; this.due.writes >= 1; this.due.writes -= 1) this.send(this.write());
  }

  private send(request: () => Promise<void>): void {
    if (this.inFlight.size >= maxInFlight) return;
    const sent = request().finally(() => this.inFlight.delete(sent));
    this.inFlight.add(sent);
  }

  private recordGap(): void {
    this.figures.longestWithoutWrites = Math.max(this.figures.longestWithoutWrites, Date.now() - this.lastWriteAt);
  }

  private read(path: string): () => Promise<void> {
    return async () => {
      this.figures.reads += 1;
      const failure = await this.fetchFailure(path).catch((error: unknown) => String(error));
      if (failure !== null) this.figures.failedReads.push(`${path.slice(0, 60)} ${failure}`);
    };
  }

  private write(): () => Promise<void> {
    return async () => {
      const slug = `written-${randomUUID()}`;
      const { celebrityId, cookie } = this;
      const input = { title: "Written", slug, celebrityId, image: "/art/outfit/written.svg", description: "Seen." };
      const operation = { query: createOutfitMutation, variables: { input } };
      const response = await post(this.options.address, operation, { cookie }).catch(() => null);
      if (!response?.body.data || response.body.errors) {
        this.figures.failedWrites += 1;
        return;
      }
      this.figures.writes += 1;
      this.acknowledged.push(slug);
      this.recordGap();
      this.lastWriteAt = Date.now();
    };
  }

  /** Like a browser, it repeats a request when the connection that it reused was just closed. */
  private fetchFailure(path: string): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const options = { agent: this.agent, timeout: timeoutMs, headers: { "apollo-require-preflight": "1" } };
      const request = http.get(this.options.address + path, options, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
        response.on("end", () => {
          const text = Buffer.concat(chunks).toString();
          const isComplete = response.statusCode === 200 && !text.includes('"errors"');
          resolve(isComplete ? null : `${response.statusCode} ${text.slice(0, 120)}`);
        });
      });
      request.on("timeout", () => request.destroy(new Error("No response in 20 s")));
      request.on("error", (error: NodeJS.ErrnoException) => {
        if (request.reusedSocket && error.code === "ECONNRESET") resolve(this.fetchFailure(path));
        else reject(error);
      });
    });
  }
}
