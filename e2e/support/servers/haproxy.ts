import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { nameServers } from "./cluster/services";
import { freePorts } from "./ports";
import { waitUntil } from "../waiting";

const program = "/usr/sbin/haproxy";
export const hasHaproxy = (): boolean => fs.existsSync(program);

const settings = path.join(__dirname, "../../../deploy/haproxy.cfg");
/** These replace the visitor's address, but a test's requests come from many addresses. */
const addressLines = ["  http-request del-header X-Forwarded-For\n", "  option forwardfor\n"];

/** Returns the settings of deploy/haproxy.cfg, which pass X-Forwarded-For on. */
function readSettings(): string {
  const text = fs.readFileSync(settings, "utf8");
  return addressLines.reduce((rest, line) => rest.replace(line, ""), text);
}

/** HAProxy on loopback. */
export class Haproxy {
  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
  ) {}

  /** @param servers the ports of three servers */
  static async start(folder: string, servers: readonly number[]): Promise<Haproxy> {
    const file = path.join(folder, "haproxy.cfg");
    fs.writeFileSync(file, readSettings());
    const addresses = (await freePorts(3)).map((port) => `127.0.0.1:${port}`);
    const [visitors, WRITER_ADDRESS, READER_ADDRESS] = addresses;
    const env = { HTTP_ADDRESS: visitors, WRITER_ADDRESS, READER_ADDRESS, ...nameServers(servers) };
    const haproxy = new Haproxy(`http://${visitors}`, spawn(program, ["-db", "-f", file], { env, stdio: "ignore" }));
    await waitUntil(async () => (await fetch(`${haproxy.address}/readyz`)).ok);
    return haproxy;
  }

  async stop(): Promise<void> {
    this.process.kill("SIGTERM");
    if (this.process.exitCode === null) await once(this.process, "exit");
  }
}
