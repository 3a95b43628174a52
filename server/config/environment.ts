import { BlockList, isIP } from "node:net";
import path from "node:path";

/** What the process is told from outside, parsed once. Every variable is described in .env.example. */
export interface Environment {
  mode: "production" | "development" | "test";
  host: string;
  port: number;
  /** PostgreSQL address; null means the embedded engine. */
  databaseUrl: string | null;
  /** Replicas of that database, from which visitors read; none means that the database itself is read. */
  databaseReplicaUrls: readonly string[];
  /** Holds the embedded database and stored files. */
  dataDir: string;
  /** The object storage that holds the stored files instead; null means the data folder. */
  bucket: {
    name: string;
    endpoint: string | null;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** Sample data and the demo administrator are set up at the first start. */
  demo: boolean;
  /** Whether only this machine reaches the server. Elsewhere the demo administrator has no password that everybody knows. */
  isLocal: boolean;
  /** Where the site is reached from outside, without a trailing slash; null means: as the request says. */
  publicUrl: string | null;
  introspection: boolean;
  logLevel: string;
  /** Connections to PostgreSQL; always 1 on the embedded engine. */
  databasePoolSize: number;
  /** Milliseconds that a statement waits for a connection before the request is answered 503; null means as long as is usual. */
  databaseWait: number | null;
  /** Proxies in front whose X-Forwarded-* headers are believed; 0 believes nobody. */
  trustedProxies: number;
  /** Days for which the audit log is kept. */
  auditDays: number;
  /** Milliseconds by which the process may be late before it turns visitors away; 0 means never. */
  mostLag: number;
  /** Milliseconds of work that responses for one address range may cost in a second, unless they are cached; 0 means no limit. */
  clientBudget: number;
  /** Where figures for Prometheus are told; null means nowhere. */
  metrics: { host: string; port: number } | null;
}

type Variables = Record<string, string | undefined>;

/** A wrong value of an environment variable; the message is a sentence that names it. */
export class EnvironmentError extends Error {}

function oneOf<T extends string>(variables: Variables, name: string, allowed: readonly T[], fallback: T): T {
  const value = variables[name] || fallback;
  if (!allowed.includes(value as T)) {
    throw new EnvironmentError(`${name} must be one of ${allowed.join(", ")}, but is "${value}".`);
  }
  return value as T;
}

function wholeNumber(variables: Variables, name: string, low: number, high: number, fallback: number): number {
  const text = variables[name] || String(fallback);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high) {
    throw new EnvironmentError(`${name} must be a whole number from ${low} to ${high}, but is "${text}".`);
  }
  return value;
}

const flag = (variables: Variables, name: string, fallback: boolean): boolean =>
  oneOf(variables, name, ["true", "false"], fallback ? "true" : "false") === "true";

function address(variables: Variables, name: string, protocols: readonly string[]): string | null {
  const text = variables[name];
  if (!text) return null;
  // The value may hold a password, so it is not repeated.
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new EnvironmentError(
      `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(" or ")}.`,
    );
  }
  return text;
}

/** Several addresses, separated by commas. */
function addresses(variables: Variables, name: string, protocols: readonly string[]): string[] {
  const texts = (variables[name] ?? "").split(",").map((text) => text.trim());
  return texts.flatMap((text) => address({ [name]: text }, name, protocols) ?? []);
}

const postgres = ["postgres:", "postgresql:"];

/** @throws without a database that the replicas could be of. */
function replicas(variables: Variables, databaseUrl: string | null): string[] {
  const urls = addresses(variables, "DATABASE_REPLICA_URL", postgres);
  if (urls.length > 0 && databaseUrl === null) {
    throw new EnvironmentError("DATABASE_REPLICA_URL needs DATABASE_URL, the primary that the replicas follow.");
  }
  return urls;
}

function objectStorage(variables: Variables): Environment["bucket"] {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  if (!name) return null;
  if (!accessKeyId || !secretAccessKey) {
    throw new EnvironmentError("S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, the keys to the bucket.");
  }
  const endpoint = address(variables, "S3_ENDPOINT", ["http:", "https:"]);
  return { name, endpoint, region: variables.S3_REGION || "us-east-1", accessKeyId, secretAccessKey };
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Any other name may lead to an address that other machines reach. */
function isLoopback(host: string): boolean {
  const version = isIP(host);
  return version === 0 ? host === "localhost" : loopback.check(host, version === 6 ? "ipv6" : "ipv4");
}

/** Brackets belong to an IPv6 address in a URL, and to no other. */
const hostIn = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, "");

/** Where the server listens, and whether it is a demo. @throws for a HOST that would show a demo to others unasked. */
function audience(variables: Variables, databaseUrl: string | null, publicUrl: string | null) {
  const given = variables.HOST;
  if (given && !isLoopback(given) && databaseUrl === null && !variables.DEMO) {
    throw new EnvironmentError(
      `HOST is "${given}", which other machines can reach, but there is no DATABASE_URL. ` +
        "Set DATABASE_URL to a PostgreSQL database, or set DEMO=true to show the demo there with a random password, " +
        "or DEMO=false to run your own site on the embedded database, or leave HOST out to try the demo on this machine only.",
    );
  }
  const demo = flag(variables, "DEMO", databaseUrl === null);
  const host = given || (demo ? "127.0.0.1" : "0.0.0.0");
  return { demo, host, isLocal: isLoopback(host) && (publicUrl === null || isLoopback(hostIn(publicUrl))) };
}

export function parseEnvironment(variables: Variables): Environment {
  const mode = oneOf(variables, "NODE_ENV", ["production", "development", "test"], "production");
  const databaseUrl = address(variables, "DATABASE_URL", postgres);
  const publicUrl = address(variables, "PUBLIC_URL", ["http:", "https:"])?.replace(/(?<!\/)\/+$/, "") ?? null;
  const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
  return {
    mode,
    ...audience(variables, databaseUrl, publicUrl),
    port: wholeNumber(variables, "PORT", 0, 65535, 4000),
    databaseUrl,
    databaseReplicaUrls: replicas(variables, databaseUrl),
    dataDir: path.resolve(variables.DATA_DIR || "data"),
    bucket: objectStorage(variables),
    publicUrl,
    introspection: flag(variables, "INTROSPECTION", mode !== "production"),
    logLevel: oneOf(variables, "LOG_LEVEL", logLevels, mode === "test" ? "silent" : "info"),
    databasePoolSize: databaseUrl ? wholeNumber(variables, "DATABASE_POOL_SIZE", 1, 200, 10) : 1,
    databaseWait: variables.DATABASE_WAIT_MS ? wholeNumber(variables, "DATABASE_WAIT_MS", 100, 60_000, 0) : null,
    trustedProxies: wholeNumber(variables, "TRUST_PROXY", 0, 10, 0),
    auditDays: wholeNumber(variables, "AUDIT_DAYS", 1, 36_500, 730),
    // In development the same process compiles what it serves.
    mostLag: wholeNumber(variables, "MAX_LAG_MS", 0, 60_000, mode === "development" ? 0 : 1_000),
    clientBudget: wholeNumber(variables, "CLIENT_BUDGET_MS", 0, 60_000, mode === "production" ? 600 : 0),
    metrics: variables.METRICS_PORT
      ? { host: variables.METRICS_HOST || "127.0.0.1", port: wholeNumber(variables, "METRICS_PORT", 0, 65535, 0) }
      : null,
  };
}
