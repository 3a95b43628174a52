import fs from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
// The code generator depends on this package; only this test uses it.
import { parse } from "yaml";
import { parseEnvironment } from "./environment";
import { checkNode } from "./nodeSupport";

/** Checks the container files statically, without a container engine. */
const root = path.join(__dirname, "../..");
const readText = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");
const exists = (file: string): boolean => fs.existsSync(path.join(root, file));

interface Service {
  image: string;
  user?: string;
  read_only?: boolean;
  restart?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  logging?: { driver: string };
  healthcheck?: { test: string[] };
  depends_on?: string[] | Record<string, unknown>;
  deploy?: { resources: { limits: Record<string, unknown> } };
}

interface Compose {
  file: string;
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

const readCompose = (file: string): Compose => ({ file, ...parse(readText(file), { merge: true }) });
const site = readCompose("docker-compose.yml");
const cluster = readCompose("deploy/cluster.compose.yml");
/** Each service of both files, by its name in a test's title. */
const named = [site, cluster].flatMap((compose) =>
  Object.entries(compose.services).map(([name, service]) => [`${compose.file}: ${name}`, service, compose] as const),
);

/** Names of the variables that the server reads. */
function variablesRead(): Set<string> {
  const read = new Set<string>();
  const given: Record<string, string> = {
    DATABASE_URL: "postgres://127.0.0.1/wornby",
    S3_BUCKET: "wornby",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  parseEnvironment(new Proxy(given, { get: (_, name: string) => (read.add(name), given[name]) }));
  return read;
}

describe("Dockerfile", () => {
  const steps = readText("Dockerfile")
    .replaceAll("\\\n", " ")
    .split("\n")
    .filter((line) => /^[A-Z]+ /.test(line))
    .map((line) => line.split(/\s+/));
  const of = (instruction: string) => steps.filter(([name]) => name === instruction);
  const variables = parseEnv(
    of("ENV")
      .map((words) => words.slice(1).join(" "))
      .join("\n"),
  );

  test("copies existing files that .dockerignore does not exclude", () => {
    const stages = of("FROM").flatMap((words) => (words[2] === "AS" ? [words[3]] : []));
    for (const words of of("COPY")) {
      const from = words[1].startsWith("--from=") ? words[1].slice("--from=".length) : null;
      if (from !== null) expect(stages).toContain(from);
      else
        for (const pattern of words.slice(1, -1)) {
          // "sampl[e]" copies a folder that may be missing.
          const source = pattern.replace("[e]", "e");
          expect([source, source !== pattern || exists(source)]).toEqual([source, true]);
          expect(readText(".dockerignore")).toContain(`!${source}\n`);
        }
    }
  });

  test("sets known variables and memory settings, and starts the build without root", () => {
    const memory = parseEnv(readText("deploy/memory.env"));
    expect(Object.fromEntries(Object.entries(variables).filter(([name]) => !variablesRead().has(name)))).toEqual(
      memory,
    );
    expect(exists("server/main.ts")).toBe(true);
    expect(readText("Dockerfile")).toContain('CMD ["node", "dist/server/main.js"]');
    expect(of("USER")).toEqual([["USER", "node"]]);
    expect(of("HEALTHCHECK")).toHaveLength(1);
  });

  test("does not start without a database or DEMO, and its demo has a random password", () => {
    expect(() => parseEnvironment(variables)).toThrow(/^HOST is "0\.0\.0\.0".* DATABASE_URL.* DEMO=true/);
    expect(parseEnvironment({ ...variables, DEMO: "true" })).toMatchObject({ demo: true, isLocal: false });
  });

  test("installs packages without install scripts", () => {
    const installs = [readText("Dockerfile"), readText("scripts/steps.mjs")].flatMap((text) =>
      text.split("\n").filter((line) => /npm ci|"ci"/.test(line) && !line.trim().startsWith("/")),
    );
    expect(installs).toHaveLength(2);
    for (const line of installs) expect(line).toContain("--ignore-scripts");
  });

  test("has a software bill of materials of the installed packages", () => {
    const [, sbom] = /RUN node scripts\/release\/sbom\.mjs > (\S+)/.exec(readText("Dockerfile")) ?? [];
    expect(sbom).toBe("sbom.cdx.json");
    expect(of("COPY")).toContainEqual(["COPY", "--from=packages", `/site/${sbom}`, "./"]);
    expect(readText("SECURITY.md")).toContain(`/site/${sbom}`);
  });

  test("uses a pinned base image of the project's Node, and leaves the project's package of it out", () => {
    const [[, base]] = of("FROM");
    expect(base).toBe("node:${NODE_VERSION}-trixie-slim");
    const [[, argument]] = of("ARG");
    const [, version] = /^NODE_VERSION=(\d+\.\d+\.\d+)$/.exec(argument) ?? [];
    expect(Object.values(JSON.parse(readText("package.json")).optionalDependencies)).toEqual([version, version]);
    expect(() => checkNode(version)).not.toThrow();
    expect(readText("Dockerfile")).toMatch(/npm ci --omit=dev .* && rm -r node_modules\/node-linux-\*/);
    expect(
      of("FROM")
        .slice(1)
        .map((words) => words[1]),
    ).toEqual(["base", "base", "base"]);
  });
});

/** Returns the environment that the server gets when every required variable is "secret". */
function parseServices(variables: Record<string, string> = {}) {
  const filled = Object.entries(variables).map(([name, value]) => [
    name,
    value.replace(/\$\{\w+(?::-([^}]*)|:\?)\}/g, (_, fallback?: string) => fallback ?? "secret"),
  ]);
  return parseEnvironment(Object.fromEntries(filled) as Record<string, string>);
}

describe("compose files", () => {
  test("have the product, PostgreSQL and Caddy; the cluster has a balancer, three servers and three nodes", () => {
    expect(Object.keys(site.services)).toEqual(["server", "database", "caddy"]);
    expect(Object.keys(cluster.services)).toEqual([
      "haproxy",
      ...["server-1", "server-2", "server-3"],
      "pgbouncer",
      "etcd",
      ...["postgres-1", "postgres-2", "postgres-3"],
    ]);
  });

  test.each(named)("%s has limits, a pinned version and a read-only file system", (name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.logging).toEqual({ driver: "local" });
    expect(Object.keys(service.deploy?.resources.limits ?? {}).sort()).toEqual(["cpus", "memory", "pids"]);
    if (!service.image.startsWith("wornby")) expect(service.image).toMatch(/:\d+\.\d+/);
    // Caddy needs a port below 1024.
    if (!name.endsWith("caddy")) expect(service.user).toMatch(/^(?!root|0)./);
  });

  test.each(named)("%s has a health check and a restart policy", (name, { healthcheck, restart }) => {
    const command = healthcheck?.test ?? [];
    // The server's image has a health check.
    if (!/: server/.test(name)) expect(command[0]).toBe("CMD");
    // "0: 1" without quotes is an object in YAML.
    for (const word of command) expect(word).toEqual(expect.any(String));
    expect(restart).toBe("unless-stopped");
  });

  test.each(named)("%s mounts existing files and depends on existing services", (_, service, compose) => {
    const { volumes: mounted = [], depends_on: awaited = [] } = service;
    for (const [source] of mounted.map((mount) => mount.split(":")))
      expect([source, source.startsWith("./") ? exists(source) : source in compose.volumes]).toEqual([source, true]);
    for (const other of Array.isArray(awaited) ? awaited : Object.keys(awaited))
      expect(compose.services).toHaveProperty(other);
  });

  test("set only variables that the server reads, with valid values", () => {
    for (const { environment = {} } of [site.services.server, cluster.services["server-1"]])
      for (const name of Object.keys(environment)) expect([...variablesRead()]).toContain(name);
    expect(parseServices(site.services.server.environment)).toMatchObject({
      demo: false,
      isTrustedProxy: expect.any(Function),
      publicUrl: "https://secret",
    });
    const parsed = parseServices(cluster.services["server-1"].environment);
    expect(parsed).toMatchObject({ demo: false, publicUrl: "http://localhost:8080" });
    expect(parsed.databaseReaderUrl).not.toBeNull();
  });

  test("docker-compose.yml needs two variables", () => {
    const required = readText("docker-compose.yml").matchAll(/\$\{(\w+):\?\}/g);
    expect(new Set([...required].map(([, name]) => name))).toEqual(new Set(["DOMAIN", "POSTGRES_PASSWORD"]));
    expect(readText("deploy/Caddyfile")).toMatch(/^\{\$DOMAIN\} \{\n\treverse_proxy \{\$SERVER:/m);
  });

  test("HAProxy checks the readiness of every server and the role of every PostgreSQL node", () => {
    const [, ...backends] = readText("deploy/haproxy.cfg").split(/^backend /m);
    const checks = { servers: "GET /readyz", primary: "OPTIONS /primary", replicas: "OPTIONS /replica?lag=16MB" };
    for (const [backend, check] of Object.entries(checks)) {
      const section = backends.find((text) => text.startsWith(`${backend}\n`)) ?? "";
      const prefix = backend === "servers" ? "server-" : "postgres-";
      const servers = [...section.matchAll(/^ {2}server \w+ "\$\{\w+-([\w-]+):\d+\}"/gm)].map(([, name]) => name);
      expect(servers).toEqual(Object.keys(cluster.services).filter((name) => name.startsWith(prefix)));
      expect(section).toContain(`option httpchk ${check}\n`);
    }
  });

  test("the image of the cluster copies existing files, has a pinned base and does not run as root", () => {
    const steps = readText("deploy/cluster.Dockerfile");
    expect(steps).toMatch(/^FROM debian:\d+\.\d+-slim$/m);
    expect(steps).toMatch(/^USER postgres$/m);
    const [, files = ""] = /^COPY (.+) \.\/$/m.exec(steps) ?? [];
    for (const file of files.split(" ")) expect([file, exists(`deploy/${file}`)]).toEqual([file, true]);
  });
});
