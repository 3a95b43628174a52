/** The servers that a bench measures, each in its own process. */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http, { type RequestOptions } from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface ServerProcess {
  port: number;
  pid: number;
}

const children: ChildProcess[] = [];
const folders: string[] = [];

/** Ends all that was started here. */
export function stopServers(): void {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
}

/** The built site on a database; ready when this returns. */
export async function startSite(variables: Record<string, string>): Promise<ServerProcess> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-bench-"));
  folders.push(folder);
  const site = spawn(process.execPath, ["dist/server/main.js"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      LOG_LEVEL: "fatal",
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      CLIENT_BUDGET_MS: "0",
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(site);
  let printed = "";
  site.stdout.on("data", (data: Buffer) => (printed += data.toString()));
  while (!/ready at http\S+:\d+/.test(printed)) {
    if (site.exitCode !== null) throw new Error("The server has ended.");
    await sleep(50);
  }
  return { port: Number(/:(\d+)\s*$/.exec(printed)?.[1]), pid: site.pid ?? 0 };
}

/** A server of this folder that takes what it needs over IPC and says its port. */
export async function startBeside(script: string, message: object): Promise<ServerProcess> {
  const child = fork(script, { execArgv: [] });
  children.push(child);
  child.send(message);
  const [port] = (await once(child, "message")) as [number];
  return { port, pid: child.pid ?? 0 };
}

export interface ResponseData {
  /** Without the headers of the connection and the date. */
  headers: Record<string, string>;
  body: Buffer;
}

/** @throws when the status is not 200 */
export function ask(port: number, url: string, options: RequestOptions, body?: string): Promise<ResponseData> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: "127.0.0.1", path: url, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...stable } = response.headers;
      response.on("end", () => {
        const whole = Buffer.concat(chunks);
        if (response.statusCode === 200) resolve({ headers: stable as Record<string, string>, body: whole });
        else reject(new Error(`${url} returned status ${response.statusCode}: ${whole.toString().slice(0, 500)}`));
      });
    });
    request.on("error", reject).end(body);
  });
}
