import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const healthCheckIntervalMs = 200;
const healthCheckTimeoutMs = 1_000;
const maxBodyBytes = 8 * 2 ** 20;
const unavailableMessage = "No server is available at the moment. Please try again shortly.";

/** Methods that are safe to repeat because they change nothing. */
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
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new Error("The body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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

/** @throws when no response arrives. */
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

/** Returns the backends in round-robin order: only the ready ones, or all when none is ready. */
function orderBackends(backends: readonly Backend[], turn: number): Backend[] {
  const start = turn % backends.length;
  const ordered = [...backends.slice(start), ...backends.slice(0, start)];
  const ready = ordered.filter((backend) => backend.isReady);
  return ready.length > 0 ? ready : ordered;
}

/**
 * Starts a small load balancer on loopback. It sends requests round-robin to the servers whose /readyz succeeds. It retries a
 * request on another server when no response arrived and the request is idempotent, or when the connection was refused. A server
 * that shuts down gets no new requests and finishes its open ones.
 */
export async function startBalancer(port: number, servers: readonly number[]): Promise<Balancer> {
  const backends = servers.map((server): Backend => ({ port: server, isReady: false }));
  const stopping = new AbortController();
  let turn = 0;

  async function handleRequest(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await readBody(request);
    const isIdempotent = idempotent.has(request.method ?? "");
    const candidates = orderBackends(backends, (turn += 1));
    for (const [index, backend] of candidates.entries()) {
      try {
        const upstream = await sendRequest(backend.port, request, body);
        const isLast = index === candidates.length - 1;
        if (upstream.statusCode === 503 && isIdempotent && !isLast) {
          upstream.resume();
          continue;
        }
        // The backend's keep-alive timeout is not the balancer's.
        const { connection: _, "keep-alive": __, ...headers } = upstream.headers;
        response.writeHead(upstream.statusCode ?? 502, headers);
        upstream.on("error", () => response.destroy()).pipe(response);
        return;
      } catch (error) {
        backend.isReady = false;
        if (!isIdempotent && (error as NodeJS.ErrnoException).code !== "ECONNREFUSED") break;
      }
    }
    response.writeHead(502, { "content-type": "application/json" });
    response.end(
      JSON.stringify({ errors: [{ message: unavailableMessage, extensions: { code: "SERVICE_UNAVAILABLE" } }] }),
    );
  }

  const checkHealth = async (backend: Backend): Promise<void> => {
    while (!stopping.signal.aborted) {
      backend.isReady = await isReady(backend.port);
      await sleep(healthCheckIntervalMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const healthChecks = backends.map(checkHealth);
  const server = http.createServer(
    (request, response) => void handleRequest(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      stopping.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await Promise.all([closed, ...healthChecks]);
      agent.destroy();
    },
  };
}
