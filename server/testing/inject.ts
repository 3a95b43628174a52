import inject, { type InjectOptions, type Response } from "light-my-request";
import type { FastifyInstance } from "fastify";

/** Sends a request to the listener of the server, without a connection. The framework's own `inject` does not reach /graphql. */
export async function injectRequest(app: FastifyInstance, options: InjectOptions | string): Promise<Response> {
  await app.ready();
  return inject((request, response) => void app.server.emit("request", request, response), options);
}
