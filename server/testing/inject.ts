import inject, { type InjectOptions, type Response } from "light-my-request";
import type { FastifyInstance } from "fastify";

/** Sends a request to the listener of the server, without a connection. The framework's own `inject` does not reach /graphql. */
export async function injectRequest(app: FastifyInstance, options: InjectOptions | string): Promise<Response> {
  await app.ready();
  return inject((request, response) => void app.server.emit("request", request, response), options);
}

/** Returns each cookie that a response sets, with its attributes, by its name: all that a browser gets. */
export const readSetCookies = ({ headers }: Pick<Response, "headers">): Record<string, string> =>
  Object.fromEntries([headers["set-cookie"] ?? []].flat().map((text) => [text.slice(0, text.indexOf("=")), text]));

/** Returns the session of a response as the browser sends it back. */
export function readSession(response: Pick<Response, "headers">): string {
  const cookies = readSetCookies(response);
  return (cookies["__Host-session"] ?? cookies.session).split(";")[0];
}
