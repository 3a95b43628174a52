/** The servers that a bench measures, each in its own process. */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
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

/** Starts a server that finds its database in DATABASE_URL and sends its port over IPC. */
export async function startBeside(script: string, databaseUrl: string): Promise<ServerProcess> {
  const child = fork(script, { execArgv: [], env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl } });
  children.push(child);
  const [port] = (await once(child, "message")) as [number];
  return { port, pid: child.pid ?? 0 };
}

export interface ResponseData {
  status: number;
  body: string;
  /** Milliseconds. */
  took: number;
}

export function ask({ port }: { port: number }, options: http.RequestOptions, body = ""): Promise<ResponseData> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: "127.0.0.1", ...options }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, body: text, took: performance.now() - began }),
      );
    });
    request.on("error", reject).end(body);
  });
}

/** @throws when the response has errors */
export async function askApi(server: { port: number }, body: string): Promise<ResponseData> {
  const headers = { "content-type": "application/json" };
  const response = await ask(server, { method: "POST", path: "/graphql", headers }, body);
  if (response.status !== 200 || response.body.includes('{"errors"'))
    throw new Error(`${body.slice(0, 500)} returned status ${response.status}: ${response.body.slice(0, 500)}`);
  return response;
}
