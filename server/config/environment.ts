import { BlockList, isIP } from "node:net";
import path from "node:path";
import { type MailAccount, parseMailAccount } from "./mailAccount";
import { parseSalesAccounts, type SalesAccounts } from "./salesAccounts";
import { readSecretFiles } from "./secretFiles";
import { type IsTrustedProxy, parseTrustedProxies } from "./trustedProxies";
import { EnvironmentError, parseBoolean, parseChoice, parseInteger, parseUrl, type Variables } from "./variables";

/** Parsed environment variables. .env.example describes each of them. */
export interface Environment {
  mode: "production" | "development" | "test";
  host: string;
  port: number;
  /** PostgreSQL URL; null means the embedded engine. */
  databaseUrl: string | null;
  /** URL of the replicas, or of a balancer in front of them, for visitors' reads; null means the primary. */
  databaseReaderUrl: string | null;
  /** Folder of the embedded database and of stored files. */
  dataDir: string;
  /** Object storage for files; null means the data folder. */
  bucket: {
    name: string;
    endpoint: string | null;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** Where the server keeps scheduled backups, and all of how many days; null: it makes none. */
  backups: { folder: string | null; bucket: Environment["bucket"]; days: number } | null;
  /** Whether the first start creates sample data and the demo administrator. */
  demo: boolean;
  /** Whether the demo refuses every change, so that strangers may look at all of it. */
  isReadOnly: boolean;
  /** Whether only this machine can reach the server. */
  isLocal: boolean;
  /** Public URL of the site without a trailing slash; null means the URL of each request. */
  publicUrl: string | null;
  introspection: boolean;
  /** Whether /graphql shows Apollo Sandbox to browsers: in development, and in a demo that only this machine reaches. */
  sandbox: boolean;
  logLevel: string;
  /** Connections to PostgreSQL; always 1 on the embedded engine. */
  databasePoolSize: number;
  /** How long a statement waits for a connection before the response is 503; null means the default. */
  databaseWaitMs: number | null;
  /** Returns whether a proxy may set X-Forwarded-* headers; null means that the server ignores these headers. */
  isTrustedProxy: IsTrustedProxy | null;
  /** Retention of the audit log in days. */
  auditDays: number;
  /** Event loop delay above which the server sheds load; 0 means never. */
  maxEventLoopDelayMs: number;
  /** Milliseconds that a visitor waits for a new count of a list before the count from before a write is sent. */
  countWaitMs: number;
  /** Milliseconds per second for uncached responses to one address range; 0 means no limit. */
  clientBudgetMs: number;
  /** Milliseconds per second for one API token; 0 means no limit. */
  tokenBudgetMs: number;
  /** Whether webhooks may be sent to private networks, too. */
  allowPrivateWebhooks: boolean;
  /** Whether editors may fill a form from shops on private networks; for tests. */
  allowPrivateShops: boolean;
  /** Accounts at networks whose sales the server pulls. */
  salesAccounts: SalesAccounts;
  /** How mails are sent; null: they are kept in the outbox. */
  mail: MailAccount | null;
  /** Address of the Prometheus endpoint; null means that there is none. */
  metrics: { host: string; port: number } | null;
  /** Which traces are sent; null means that none are recorded. OpenTelemetry's SDK reads where to. */
  tracing: { sampler: TracesSampler; ratio: number } | null;
}

const tracesSamplers = [
  "parentbased_traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "traceidratio",
  "always_on",
  "always_off",
] as const;
/** Names of OpenTelemetry's specification for OTEL_TRACES_SAMPLER. */
export type TracesSampler = (typeof tracesSamplers)[number];
/** Share of the requests without a cached response; docs/performance.md has its cost. */
const defaultTracesRatio = "0.01";

const postgres = ["postgres:", "postgresql:"];

/** @throws when replicas are set without a primary. */
function parseReaderUrl(variables: Variables, databaseUrl: string | null): string | null {
  const url = parseUrl(variables, "DATABASE_READER_URL", postgres);
  if (url !== null && databaseUrl === null) {
    throw new EnvironmentError("DATABASE_READER_URL needs DATABASE_URL, the primary that the replicas follow.");
  }
  return url;
}

function parseBucket(variables: Variables, variable: "S3_BUCKET" | "BACKUP_BUCKET"): Environment["bucket"] {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables;
  const name = variables[variable];
  if (!name) return null;
  if (!accessKeyId || !secretAccessKey) {
    throw new EnvironmentError(`${variable} needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, the keys to the bucket.`);
  }
  const endpoint = parseUrl(variables, "S3_ENDPOINT", ["http:", "https:"]);
  return { name, endpoint, region: variables.S3_REGION || "us-east-1", accessKeyId, secretAccessKey };
}

/** @throws when both places are given. */
function parseBackups(variables: Variables): Environment["backups"] {
  const bucket = parseBucket(variables, "BACKUP_BUCKET");
  const folder = variables.BACKUP_DIR ? path.resolve(variables.BACKUP_DIR) : null;
  if (bucket && folder) throw new EnvironmentError("Set BACKUP_DIR or BACKUP_BUCKET, not both.");
  const days = parseInteger(variables, "BACKUP_DAYS", 1, 365, 14);
  return bucket || folder ? { folder, bucket, days } : null;
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Any other name can resolve to an address that other machines can reach. */
export function isLoopback(host: string): boolean {
  const version = isIP(host);
  return version === 0 ? host === "localhost" : loopback.check(host, version === 6 ? "ipv6" : "ipv4");
}

/** Returns the host name without the brackets of an IPv6 address. */
export const getHost = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, "");

/** Returns the listen address and the demo mode. @throws when HOST would expose a demo without DEMO being set. */
function parseAudience(variables: Variables, databaseUrl: string | null, publicUrl: string | null) {
  const configuredHost = variables.HOST;
  if (configuredHost && !isLoopback(configuredHost) && databaseUrl === null && !variables.DEMO) {
    throw new EnvironmentError(
      `HOST is "${configuredHost}", which other machines can reach, but there is no DATABASE_URL. ` +
        "Set DATABASE_URL to a PostgreSQL database, or set DEMO=readonly to show a demo there that nobody can change, " +
        "or DEMO=true to show one with a random password, " +
        "or DEMO=false to run your own site on the embedded database, or leave HOST out to try the demo on this machine only.",
    );
  }
  const mode = parseChoice(variables, "DEMO", ["true", "false", "readonly"], databaseUrl === null ? "true" : "false");
  const demo = mode !== "false";
  const host = configuredHost || (demo ? "127.0.0.1" : "0.0.0.0");
  const isLocal = isLoopback(host) && (publicUrl === null || isLoopback(getHost(publicUrl)));
  return { demo, isReadOnly: mode === "readonly", host, isLocal };
}

function parseProxies(variables: Variables): IsTrustedProxy | null {
  const text = variables.TRUST_PROXY || "0";
  const parsed = parseTrustedProxies(text);
  if (parsed !== undefined) return parsed;
  throw new EnvironmentError(
    'TRUST_PROXY must be a number of proxies from 0 to 10, or their addresses as in "loopback, 10.0.0.0/8", ' +
      `but is "${text}".`,
  );
}

/** @throws for an account without all of its variables. */
function requireSalesAccounts(variables: Variables): SalesAccounts {
  const accounts = parseSalesAccounts(variables);
  if (typeof accounts === "string") throw new EnvironmentError(accounts);
  return accounts;
}

/** @throws for an invalid or incomplete account. */
function requireMailAccount(variables: Variables): MailAccount | null {
  const account = parseMailAccount(variables, parseInteger(variables, "MAIL_PER_MINUTE", 1, 60_000, 300));
  if (typeof account === "string") throw new EnvironmentError(account);
  return account;
}

/** @throws for an unknown sampler, and for a share that is not a number from 0 to 1. */
function parseTracing(variables: Variables): Environment["tracing"] {
  if (parseUrl(variables, "OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]) === null) return null;
  const text = variables.OTEL_TRACES_SAMPLER_ARG || defaultTracesRatio;
  const ratio = Number(text);
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new EnvironmentError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, but is "${text}".`);
  }
  return {
    sampler: parseChoice(variables, "OTEL_TRACES_SAMPLER", tracesSamplers, "parentbased_traceidratio"),
    ratio,
  };
}

/** @throws for a secret that is given twice or whose file cannot be read. */
function requireSecrets(variables: Variables): Variables {
  const complete = readSecretFiles(variables);
  if (typeof complete === "string") throw new EnvironmentError(complete);
  return complete;
}

export function parseEnvironment(given: Variables): Environment {
  const variables = requireSecrets(given);
  const mode = parseChoice(variables, "NODE_ENV", ["production", "development", "test"], "production");
  const databaseUrl = parseUrl(variables, "DATABASE_URL", postgres);
  const publicUrl = parseUrl(variables, "PUBLIC_URL", ["http:", "https:"])?.replace(/(?<!\/)\/+$/, "") ?? null;
  const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
  const audience = parseAudience(variables, databaseUrl, publicUrl);
  const sandbox = mode === "development" || (audience.demo && audience.isLocal);
  return {
    mode,
    ...audience,
    port: parseInteger(variables, "PORT", 0, 65535, 4000),
    databaseUrl,
    databaseReaderUrl: parseReaderUrl(variables, databaseUrl),
    dataDir: path.resolve(variables.DATA_DIR || "data"),
    bucket: parseBucket(variables, "S3_BUCKET"),
    backups: parseBackups(variables),
    publicUrl,
    introspection: parseBoolean(variables, "INTROSPECTION", sandbox || mode === "test"),
    sandbox,
    logLevel: parseChoice(variables, "LOG_LEVEL", logLevels, mode === "test" ? "silent" : "info"),
    databasePoolSize: databaseUrl ? parseInteger(variables, "DATABASE_POOL_SIZE", 1, 200, 10) : 1,
    databaseWaitMs: variables.DATABASE_WAIT_MS ? parseInteger(variables, "DATABASE_WAIT_MS", 100, 60_000, 0) : null,
    isTrustedProxy: parseProxies(variables),
    auditDays: parseInteger(variables, "AUDIT_DAYS", 1, 36_500, 730),
    // In development, the same process compiles the client, which blocks the event loop.
    maxEventLoopDelayMs: parseInteger(variables, "MAX_LAG_MS", 0, 60_000, mode === "development" ? 0 : 1_000),
    countWaitMs: parseInteger(variables, "COUNT_WAIT_MS", 0, 60_000, 30),
    clientBudgetMs: parseInteger(variables, "CLIENT_BUDGET_MS", 0, 60_000, mode === "production" ? 600 : 0),
    tokenBudgetMs: parseInteger(variables, "TOKEN_BUDGET_MS", 0, 60_000, mode === "production" ? 2_000 : 0),
    allowPrivateWebhooks: parseBoolean(variables, "WEBHOOK_PRIVATE_NETWORKS", false),
    allowPrivateShops: parseBoolean(variables, "SHOP_PRIVATE_NETWORKS", false),
    salesAccounts: requireSalesAccounts(variables),
    mail: requireMailAccount(variables),
    metrics: variables.METRICS_PORT
      ? { host: variables.METRICS_HOST || "127.0.0.1", port: parseInteger(variables, "METRICS_PORT", 0, 65535, 0) }
      : null,
    tracing: parseTracing(variables),
  };
}
