import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const healthCheckIntervalMs = 200;
const healthCheckTimeoutMs = 1_000;
const maxBodyBytes = 8 * 2 ** 20;
const unavailableMessage = "No server can answer at the moment. Please try again shortly.";

/** Methods that may be sent again, since they change nothing. */
const idempotent = new Set(["GET", "HEAD", "OPTIONS"]);

interface Backend {
  port: number;
  isReady: boolean;
}

export interface Balancer {
  address: string;
  stop(): Promise<void>;
}

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBodyBytes) throw new Error("The body is too large.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function buildForwardHeaders({ headers, socket }: http.IncomingMessage): http.OutgoingHttpHeaders {
  const { connection: _, ...rest } = headers;
  return {
    ...rest,
    "x-forwarded-for": socket.remoteAddress ?? "",
    "x-forwarded-proto": "http",
    "x-forwarded-host": headers.host,
  };
}

const agent = new http.Agent({ keepAlive: true });

/** @throws when no answer begins. */
function sendRequest(port: number, request: http.IncomingMessage, body: Buffer): Promise<http.IncomingMessage> {
  const { method, url: path } = request;
  return new Promise((resolve, reject) => {
    http
      .request({ host: "127.0.0.1", port, method, path, headers: buildForwardHeaders(request), agent }, resolve)
      .on("error", reject)
      .end(body);
  });
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(healthCheckTimeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Who gets a request next: the ready ones in turn, and only when there is none the others. */
function orderBackends(backs: readonly Backend[], turn: number): Backend[] {
  const turned = [...backs.slice(turn % backs.length), ...backs.slice(0, turn % backs.length)];
  const ready = turned.filter((back) => back.isReady);
  return ready.length > 0 ? ready : turned;
}

/**
 * A small balancer for loopback: servers get requests in turn while /readyz says that they are ready. What failed before an
 * answer began goes to another server when it changes nothing, or did not arrive at all. A server that is going is sent nothing
 * new and ends what it has.
 */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
  const backs = servers.map((server): Backend => ({ port: server, isReady: false }));
  const ending = new AbortController();
  let turn = 0;

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await readBody(request);
    const mayRepeat = idempotent.has(request.method ?? "");
    const tried = orderBackends(backs, (turn += 1));
    for (const [place, back] of tried.entries()) {
      try {
        const answered = await sendRequest(back.port, request, body);
        const isLast = place === tried.length - 1;
        if (answered.statusCode === 503 && mayRepeat && !isLast) {
          answered.resume();
          continue;
        }
        // How long a server keeps a connection open says nothing of how long this one does.
        const { connection: _, "keep-alive": __, ...headers } = answered.headers;
        response.writeHead(answered.statusCode ?? 502, headers);
        answered.on("error", () => response.destroy()).pipe(response);
        return;
      } catch (error) {
        back.isReady = false;
        if (!mayRepeat && (error as NodeJS.ErrnoException).code !== "ECONNREFUSED") break;
      }
    }
    response.writeHead(502, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ errors: [{ message: unavailableMessage, extensions: { code: "SERVICE_UNAVAILABLE" } }] }),
    );
  }

  const look = async (back: Backend): Promise<void> => {
    while (!ending.signal.aborted) {
      back.isReady = await isReady(back.port);
      await sleep(healthCheckIntervalMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const looking = backs.map(look);
  const front = http.createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve, reject) => front.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      ending.abort();
      const closed = new Promise((resolve) => front.close(resolve));
      front.closeIdleConnections();
      await Promise.all([closed, ...looking]);
      agent.destroy();
    },
  };
}
