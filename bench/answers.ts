/**
 * How fast kept answers are sent, next to a bare node:http server that sends the same headers and bytes:
 *   TEST_DATABASE_URL=postgres://... npm run bench:answers [seconds of a round] [rounds]
 * Makes a database of its own and drops it again. Rounds are interleaved, so that noise of the machine hits all alike.
 */
import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import hashes from "../client/graphql/generated/persistedHashes.json";
import { lengthOf, type Load, load, type Target } from "./load";

const [seconds, rounds] = [Number(process.argv[2] ?? 2), Number(process.argv[3] ?? 9)];
const connections = 32;
const leastRatio = 0.8;
const postgres = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
const database = `wornby_bench_answers_${process.pid}`;
const headers = {
  host: "wornby.example",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  accept: "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8",
  "accept-language": "en",
  "accept-encoding": "gzip, deflate, br, zstd",
};

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const children: ChildProcess[] = [];

async function startSite(folder: string): Promise<{ port: number; pid: number }> {
  const url = Object.assign(new URL(postgres), { pathname: `/${database}` }).href;
  const variables = { DATABASE_URL: url, DATA_DIR: folder, DEMO: "true", PUBLIC_URL: "https://wornby.example" };
  const site = spawn(process.execPath, ["dist/server/main.js"], {
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "fatal", ...variables },
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

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

function ask(port: number, url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, host: "127.0.0.1", path: url, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...told } = answer.headers;
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}.`));
      answer.on("end", () => resolve({ headers: told as Record<string, string>, body: Buffer.concat(chunks) }));
    });
    request.on("error", reject);
  });
}

async function startBare({ headers: told, body }: Answer): Promise<{ port: number; pid: number }> {
  const bare = fork("bench/bareServer.mjs", { execArgv: [] });
  children.push(bare);
  bare.send({ headers: told, body: body.toString("base64") });
  const [port] = (await once(bare, "message")) as [number];
  return { port, pid: bare.pid ?? 0 };
}

const requestOf = (url: string): string =>
  `GET ${url} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;

const median = (list: readonly number[]): number => [...list].sort((one, other) => one - other)[list.length >> 1];

async function compare(name: string, site: { port: number; pid: number }, url: string): Promise<boolean> {
  const request = requestOf(url);
  await ask(site.port, url);
  const answer = await ask(site.port, url);
  const targets: Target[] = [site, await startBare(answer)].map((server) => ({ ...server, request }));
  const lengths = await Promise.all(targets.map(lengthOf));
  const results: Load[][] = [[], []];
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, target] of targets.entries()) {
      const result = await load(target, lengths[index], connections, seconds);
      if (round >= 0) results[index].push(result);
    }
  }
  const [kept, bare] = results;
  const ratios = kept.map(({ rate }, round) => rate / bare[round].rate);
  const rateOf = (list: Load[]) => Math.round(median(list.map(({ rate }) => rate)));
  const costOf = (list: Load[]) => median(list.map(({ cost }) => cost)).toFixed(1);
  console.log(
    `${name}: ${answer.body.length} bytes; kept ${rateOf(kept)} a second (${costOf(kept)} us of processor each), ` +
      `bare ${rateOf(bare)} (${costOf(bare)} us); ratio ${median(ratios).toFixed(2)} ` +
      `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), bar ${leastRatio}`,
  );
  return median(ratios) >= leastRatio;
}

function queryAddress(operationName: keyof typeof hashes, variables: object): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashes[operationName] } });
  const given = { operationName, variables: JSON.stringify(variables), extensions };
  return `/graphql?${new URLSearchParams(given).toString()}`;
}

async function main(): Promise<void> {
  await onServer(`CREATE DATABASE ${database}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-bench-answers-"));
  try {
    const site = await startSite(folder);
    const passed = [
      await compare("API, home", site, queryAddress("HomePage", { featured: 4 })),
      await compare("page, home", site, "/"),
    ];
    if (passed.includes(false)) process.exitCode = 1;
  } finally {
    for (const child of children) child.kill("SIGKILL");
    fs.rmSync(folder, { recursive: true, force: true });
    await onServer(`DROP DATABASE ${database} WITH (FORCE)`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
