/**
 * Compares the rate of /go redirects with the same server's plain responses, and counts lost clicks:
 *   TEST_DATABASE_URL=postgres://... npm run bench:go -- [seconds of a round] [rounds]
 * Creates a database and drops it afterwards. Rounds are interleaved, so that noise of the machine affects all alike.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { root } from "../scripts/steps.mjs";

const seconds = Number(process.argv[2] ?? 3);
const rounds = Number(process.argv[3] ?? 6);
const connections = 32;
const items = 1_000;
const postgres = new URL(process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres");
const database = `wornby_bench_go_${process.pid}`;
const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

async function query(statement, parameters, name = database) {
  const client = new pg.Client({ connectionString: Object.assign(new URL(postgres), { pathname: `/${name}` }).href });
  await client.connect();
  try {
    return (await client.query(statement, parameters)).rows;
  } finally {
    await client.end();
  }
}

/** The way to PostgreSQL that can be closed, as if it were stopped. */
function gate() {
  const open = new Set();
  const server = net.createServer((socket) => {
    const there = net.connect(Number(postgres.port || 5432), postgres.hostname);
    open.add(socket);
    socket.on("close", () => open.delete(socket) && there.destroy()).on("error", () => undefined);
    there.on("close", () => socket.destroy()).on("error", () => undefined);
    socket.pipe(there).pipe(socket);
  });
  let port = 0;
  return {
    async open() {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      ({ port } = server.address());
      return port;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

async function startServer(port, folder) {
  const url = Object.assign(new URL(postgres), { hostname: "127.0.0.1", port: String(port), pathname: `/${database}` });
  const variables = { DATABASE_URL: url.href, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1", TRUST_PROXY: "1" };
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: root,
    env: { PATH: process.env.PATH, LOG_LEVEL: "fatal", ...variables },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  server.stdout.on("data", (data) => (printed += data));
  while (!/ready at (http\S+)/.test(printed)) {
    if (server.exitCode !== null) throw new Error("The server has ended.");
    await sleep(50);
  }
  return { server, address: new URL(/ready at (http\S+)/.exec(printed)[1]) };
}

const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
let visitor = 0;

/** Each request comes from another visitor, so that its click counts. */
function ask(address, pathname) {
  const number = ++visitor;
  // In another network, too: only some of the clicks of one network count.
  const from = `${((number >> 16) & 63) + 1}.${(number >> 8) & 255}.${number & 255}.1`;
  const headers = { "user-agent": browser, "x-forwarded-for": from };
  return new Promise((resolve, reject) => {
    http
      .get({ hostname: address.hostname, port: address.port, path: pathname, agent, headers }, (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode));
      })
      .on("error", reject);
  });
}

/** Keeps every connection busy. @returns responses per second, times in milliseconds, and responses by status. */
async function load(address, paths, duration) {
  const times = [];
  const statuses = {};
  const end = performance.now() + duration * 1_000;
  const work = async () => {
    while (performance.now() < end) {
      const began = performance.now();
      const status = await ask(address, paths());
      times.push(performance.now() - began);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { rate: times.length / duration, times, statuses };
}

const at = (list, share) => {
  const sorted = [...list].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};
const counted = async () => Number((await query("SELECT count(*) AS number FROM link_clicks"))[0].number);

/** Until nothing more arrives. */
async function settled() {
  let before = -1;
  for (let now = await counted(); now !== before; now = await counted()) {
    before = now;
    await sleep(1_500);
  }
  return before;
}

async function throughput(address, ids) {
  const kinds = {
    "/go": () => `/go/${ids[Math.floor(Math.random() * ids.length)]}`,
    "/robots.txt": () => "/robots.txt",
    "/favicon.svg": () => "/favicon.svg",
  };
  for (const paths of Object.values(kinds)) await load(address, paths, 2);
  const results = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { rates: [], times: [] }]));
  let redirects = await settled();
  const start = redirects;
  for (let round = 0; round < rounds; round++) {
    for (const [kind, paths] of Object.entries(kinds)) {
      const { rate, times, statuses } = await load(address, paths, seconds);
      results[kind].rates.push(rate);
      results[kind].times = results[kind].times.concat(times);
      if (kind === "/go") redirects += statuses[302] ?? 0;
    }
  }
  for (const [kind, { rates, times }] of Object.entries(results)) {
    const ratio = rates.map((rate, round) => results["/go"].rates[round] / rate);
    console.log(
      `${kind}: ${Math.round(at(rates, 0.5))} responses a second, p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms` +
        (kind === "/go"
          ? ""
          : `; /go has ${at(ratio, 0.5).toFixed(2)} of its throughput (${Math.min(...ratio).toFixed(2)} to ${Math.max(...ratio).toFixed(2)})`),
    );
  }
  const stored = await settled();
  console.log(`clicks: ${redirects - start} redirects, ${stored - start} stored, ${redirects - stored} lost`);
}

async function withoutDatabase(address, ids, way) {
  const cachedIds = ids.slice(0, 200);
  for (const id of known) await ask(address, `/go/${id}`);
  const before = await settled();
  way.close();
  const { rate, statuses, times } = await load(
    address,
    () => `/go/${cachedIds[Math.floor(Math.random() * cachedIds.length)]}`,
    seconds,
  );
  await way.open();
  // The recorder tries again after at most 5 s.
  await sleep(6_000);
  const stored = (await settled()) - before;
  const redirects = statuses[302] ?? 0;
  console.log(
    `database stopped for ${seconds} s: ${Math.round(rate)} responses a second, p99 ${at(times, 0.99).toFixed(1)} ms, by status ${JSON.stringify(statuses)}; ` +
      `${stored} of ${redirects} clicks stored after it was back (at most 50000 wait)`,
  );
}

async function killed(address, ids, server) {
  const before = await settled();
  const redirectTimes = [];
  for (let n = 0; n < 600; n++) {
    if ((await ask(address, `/go/${ids[n % ids.length]}`)) === 302) redirectTimes.push(performance.now());
    await sleep(5);
  }
  const end = performance.now();
  server.kill("SIGKILL");
  await once(server, "exit");
  const stored = (await settled()) - before;
  const older = redirectTimes.filter((time) => time < end - 1_000).length;
  console.log(
    `kill -9: ${redirectTimes.length} redirects, ${stored} stored; ${older} were older than a second, ${Math.max(0, older - stored)} of those lost`,
  );
}

async function main() {
  await query(`CREATE DATABASE ${database}`, [], "postgres");
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-bench-go-"));
  const way = gate();
  const { server, address } = await startServer(await way.open(), folder);
  try {
    const rows = await query(
      `INSERT INTO category_items (title, category_name, retailer, affiliate_link)
       SELECT 'Item ' || n, 'dresses', 'Shop ' || n % 20, 'https://shop' || n % 20 || '.example/p/' || n || '?size=m#fit' FROM generate_series(1, ${items}) n RETURNING id`,
    );
    const ids = rows.map(({ id }) => id);
    await throughput(address, ids);
    await withoutDatabase(address, ids, way);
    await killed(address, ids, server);
  } finally {
    server.kill("SIGKILL");
    way.close();
    agent.destroy();
    fs.rmSync(folder, { recursive: true, force: true });
    await query(`DROP DATABASE ${database} WITH (FORCE)`, [], "postgres");
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
