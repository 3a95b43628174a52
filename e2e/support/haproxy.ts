import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { waitUntil } from "./waiting";

const program = "/usr/sbin/haproxy";
export const hasHaproxy = (): boolean => fs.existsSync(program);

/** Checks and retries as deploy/haproxy.cfg does, but leaves X-Forwarded-For to the test, whose requests have many addresses. */
const buildConfig = (port: number, servers: readonly number[]): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  timeout http-request 10s
  timeout queue 5s
frontend visitors
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance leastconn
  option httpchk GET /readyz
  http-check expect status 200
  retries 2
  option redispatch 1
  retry-on conn-failure empty-response 503
  http-request disable-l7-retry unless METH_GET
  default-server check inter 1s fall 2 rise 1 maxconn 500
${servers.map((server, index) => `  server s${index} 127.0.0.1:${server}`).join("\n")}
`;

/** HAProxy on loopback. */
export class Haproxy {
  private constructor(
    readonly address: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(folder: string, port: number, servers: readonly number[]): Promise<Haproxy> {
    const file = path.join(folder, "haproxy.cfg");
    fs.writeFileSync(file, buildConfig(port, servers));
    const haproxy = new Haproxy(`http://127.0.0.1:${port}`, spawn(program, ["-db", "-f", file], { stdio: "ignore" }));
    await waitUntil(async () => (await fetch(`${haproxy.address}/readyz`)).ok);
    return haproxy;
  }

  async stop(): Promise<void> {
    this.process.kill("SIGTERM");
    if (this.process.exitCode === null) await once(this.process, "exit");
  }
}
