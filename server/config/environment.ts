import path from "node:path";

/** What the process is told from outside, parsed once. Every variable is described in .env.example. */
export interface Environment {
  mode: "production" | "development" | "test";
  host: string;
  port: number;
  /** PostgreSQL address; null means the embedded engine. */
  databaseUrl: string | null;
  /** Holds the embedded database and stored files. */
  dataDir: string;
  /** Sample data and the demo administrator are set up at the first start. */
  demo: boolean;
  /** Where the site is reached from outside, without a trailing slash; null means: as the request says. */
  publicUrl: string | null;
  introspection: boolean;
  logLevel: string;
  /** Connections to PostgreSQL; always 1 on the embedded engine. */
  databasePoolSize: number;
  /** Proxies in front whose X-Forwarded-* headers are believed; 0 believes nobody. */
  trustedProxies: number;
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

export function parseEnvironment(variables: Variables): Environment {
  const mode = oneOf(variables, "NODE_ENV", ["production", "development", "test"], "production");
  const databaseUrl = address(variables, "DATABASE_URL", ["postgres:", "postgresql:"]);
  const demo = flag(variables, "DEMO", databaseUrl === null);
  const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;
  return {
    mode,
    host: variables.HOST || (demo ? "127.0.0.1" : "0.0.0.0"),
    port: wholeNumber(variables, "PORT", 0, 65535, 4000),
    databaseUrl,
    dataDir: path.resolve(variables.DATA_DIR || "data"),
    demo,
    publicUrl: address(variables, "PUBLIC_URL", ["http:", "https:"])?.replace(/\/+$/, "") ?? null,
    introspection: flag(variables, "INTROSPECTION", mode !== "production"),
    logLevel: oneOf(variables, "LOG_LEVEL", logLevels, mode === "test" ? "silent" : "info"),
    databasePoolSize: databaseUrl ? wholeNumber(variables, "DATABASE_POOL_SIZE", 1, 200, 10) : 1,
    trustedProxies: wholeNumber(variables, "TRUST_PROXY", 0, 10, 0),
  };
}
