import fs from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { Program } from "./program";

const deploy = path.join(__dirname, "../../../../deploy");

export interface ClusterPorts {
  etcd: number;
  etcdPeer: number;
  visitors: number;
  writer: number;
  reader: number;
  pgbouncer: number;
  servers: readonly number[];
}

export interface ServicesOptions {
  folder: string;
  /** Where etcd listens. */
  host: string;
  ports: ClusterPorts;
  /** Address and ports of each PostgreSQL node. */
  nodes: readonly { host: string; ports: { postgres: number; patroni: number } }[];
  password: string;
}

/** Returns pgbouncer.ini with other values. A second section of the same name would reset the others to PgBouncer's defaults. */
function readPgbouncerSettings(values: Readonly<Record<string, string>>): string {
  const lines = fs.readFileSync(path.join(deploy, "pgbouncer.ini"), "utf8").split("\n");
  const names = lines.map((line) => line.split(" = ", 1)[0]);
  const missing = Object.keys(values).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`pgbouncer.ini does not set ${missing.join(", ")}.`);
  return lines
    .map((line, index) => (names[index] in values ? `${names[index]} = ${values[names[index]]}` : line))
    .join("\n");
}

/** Copies the settings to a folder that the programs' account can read. */
export function copySettings({ folder, ports, password }: ServicesOptions): void {
  for (const file of ["patroni.yml", "createDatabase.sh", "haproxy.cfg"])
    fs.copyFileSync(path.join(deploy, file), path.join(folder, file));
  const users = path.join(folder, "pgbouncer.users");
  fs.writeFileSync(users, `"wornby" "${password}"\n`);
  const settings = readPgbouncerSettings({
    wornby: `host=127.0.0.1 port=${ports.writer}`,
    listen_addr: "127.0.0.1",
    listen_port: String(ports.pgbouncer),
    auth_file: users,
  });
  fs.writeFileSync(path.join(folder, "pgbouncer.ini"), settings);
}

export function createEtcd({ folder, host, ports }: ServicesOptions): Program {
  const client = `http://${host}:${ports.etcd}`;
  const peer = `http://${host}:${ports.etcdPeer}`;
  const flags = {
    "data-dir": path.join(folder, "etcd"),
    "listen-client-urls": client,
    "advertise-client-urls": client,
    "listen-peer-urls": peer,
    "initial-advertise-peer-urls": peer,
    "initial-cluster": `default=${peer}`,
  };
  return new Program({
    name: "etcd",
    folder,
    command: ["etcd", ...Object.entries(flags).map(([name, value]) => `--${name}=${value}`)],
    variables: parseEnv(fs.readFileSync(path.join(deploy, "etcd.env"), "utf8")) as Record<string, string>,
  });
}

/** Returns the variables of haproxy.cfg that say where the servers are. */
export const nameServers = (ports: readonly number[]): Record<string, string> =>
  Object.fromEntries(ports.map((port, index) => [`SERVER_${index + 1}`, `127.0.0.1:${port}`]));

export function createHaproxy({ folder, ports, nodes }: ServicesOptions): Program {
  const variables: Record<string, string> = {
    HTTP_ADDRESS: `127.0.0.1:${ports.visitors}`,
    WRITER_ADDRESS: `127.0.0.1:${ports.writer}`,
    READER_ADDRESS: `127.0.0.1:${ports.reader}`,
    ...nameServers(ports.servers),
  };
  for (const [index, node] of nodes.entries()) {
    variables[`POSTGRES_${index + 1}`] = `${node.host}:${node.ports.postgres}`;
    variables[`PATRONI_PORT_${index + 1}`] = String(node.ports.patroni);
  }
  return new Program({ name: "haproxy", folder, command: ["haproxy", "-f", "haproxy.cfg"], variables });
}

export const createPgbouncer = ({ folder }: ServicesOptions): Program =>
  new Program({ name: "pgbouncer", folder, command: ["pgbouncer", "pgbouncer.ini"] });
