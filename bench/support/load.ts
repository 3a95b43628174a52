/** A load generator that costs less than what it measures: raw connections that count bytes, because each response's length is known. */
import { isDeepStrictEqual } from "node:util";
import fs from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface Target {
  port: number;
  /** Whole requests, as sent over a connection, which sends them in turn. */
  requests: readonly string[];
  /** The server's process, for its processor time. */
  pid: number;
}

/** Longer than most counts of a page's filters take, which a first response may lack. */
const steadyMs = 1_000;

/** Returns the length of one whole response in bytes. */
async function readLength(port: number, request: string): Promise<number> {
  const socket = net.connect(port, "127.0.0.1").setNoDelay(true);
  socket.write(request);
  let received = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    received = Buffer.concat([received, chunk]);
    const end = received.indexOf("\r\n\r\n") + 4;
    const length = Number(/content-length: (\d+)/i.exec(received.toString("latin1", 0, end))?.[1]);
    // Leaving the loop closes the connection.
    if (end >= 4 && received.length >= end + length) return end + length;
  }
  throw new Error("The connection ended before the response did.");
}

/** Returns the length of the response to each request in bytes, once it stays the same. */
export async function measureLengths({ port, requests }: Target): Promise<number[]> {
  const readAll = (): Promise<number[]> => Promise.all(requests.map((request) => readLength(port, request)));
  for (let lengths = await readAll(); ;) {
    await sleep(steadyMs);
    const next = await readAll();
    if (isDeepStrictEqual(next, lengths)) return lengths;
    lengths = next;
  }
}

/** Returns the processor time of a process in milliseconds; NaN on systems without /proc. */
function processorTime(pid: number): number {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return Number.NaN;
  }
}

export interface Load {
  /** Responses per second. */
  rate: number;
  /** Microseconds of the server's processor for one response; NaN where it is unknown. */
  cost: number;
  /** Milliseconds within which 99 % of the responses came, without the first one of each connection: all of them wait at once. */
  p99: number;
}

/** Keeps the connections busy, each with one request at a time. */
export async function load(
  target: Target,
  lengths: readonly number[],
  connections: number,
  seconds: number,
): Promise<Load> {
  const [began, spent] = [performance.now(), processorTime(target.pid)];
  const requests = target.requests.map((request) => Buffer.from(request));
  const times: number[] = [];
  let done = 0;
  const sockets = Array.from({ length: connections }, (_, number) => {
    let at = number % requests.length;
    let missing = lengths[at];
    let sent = performance.now();
    let isFirst = true;
    const socket = net.connect(target.port, "127.0.0.1").setNoDelay(true);
    socket.on("data", ({ length: more }: Buffer) => {
      missing -= more;
      if (missing > 0) return;
      if (missing < 0) throw new Error("A response was longer than the first one.");
      const now = performance.now();
      done += 1;
      if (!isFirst) times.push(now - sent);
      isFirst = false;
      sent = now;
      at = (at + 1) % requests.length;
      missing = lengths[at];
      socket.write(requests[at]);
    });
    socket.write(requests[at]);
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const took = performance.now() - began;
  for (const socket of sockets) socket.destroy();
  const cost = ((processorTime(target.pid) - spent) * 1_000) / done;
  const p99 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { rate: (done / took) * 1_000, cost, p99 };
}
