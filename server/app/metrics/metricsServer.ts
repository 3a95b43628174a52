import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import type { Environment } from "../../config/environment";
import { listenAt } from "../http/listenAt";
import type { Metrics } from "./metrics";

function createListener({ registry }: Metrics): http.RequestListener {
  return (request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  };
}

/**
 * Serves the metrics at /metrics on a separate port, so that they are not public; does nothing without a configured
 * port. @returns a function that stops it.
 */
export async function startMetricsServer(
  { metrics: place }: Pick<Environment, "metrics">,
  metrics: Metrics,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!place) return () => Promise.resolve();
  const server = http.createServer(createListener(metrics));
  await listenAt(
    place,
    "METRICS_",
    (at) => new Promise<void>((resolve, reject) => server.once("error", reject).listen(at, resolve)),
  );
  log.info({ host: place.host, port: (server.address() as AddressInfo).port }, "metrics are served");
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
