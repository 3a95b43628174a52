import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import { mcpPath } from "../../../site/addresses";
import { getOrigin } from "../origin";
import type { ExecuteFor } from "../pages/pages";

/** In bytes; arguments are a few words. */
const bodyLimit = 65_536;

export interface McpDeps {
  executeFor: ExecuteFor;
  publicUrl: string | null;
  log: Logger;
}

/** Loads with the first request: it takes 24 MB. */
const loadProtocol = () => Promise.all([import("@modelcontextprotocol/server"), import("./tools")]);

/** Copies a request for the handler, which has the interface of `fetch`. */
function toWebRequest({ method, headers, body }: FastifyRequest, origin: string): Request {
  const copied = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Request(origin + mcpPath, { method, headers: copied, body: typeof body === "string" ? body : null });
}

/**
 * /mcp: the site for assistants, by the Model Context Protocol (https://modelcontextprotocol.io). It reads what visitors read, by
 * their operations and within their budget, and keeps no sessions.
 */
export async function registerMcp(app: FastifyInstance, { executeFor, publicUrl, log }: McpDeps): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [{ createMcpHandler }, { createTools }] = await loadProtocol();
    const origin = getOrigin(request, publicUrl);
    const execute = executeFor(request, { isRefused: true });
    const handler = createMcpHandler(() => createTools(execute, origin), {
      // A subscription would hold its connection, and nothing here changes while an assistant reads.
      maxSubscriptions: 0,
      maxRequestBodySize: bodyLimit,
      onerror: (error) => log.info({ err: error }, "a request of an assistant failed"),
    });
    const response = await handler.fetch(toWebRequest(request, origin));
    const text = await response.text();
    return reply
      .status(response.status)
      .headers({ ...Object.fromEntries(response.headers), "cache-control": "no-store", "x-robots-tag": "noindex" })
      .send(text);
  };
  await app.register((scope, _options, done) => {
    scope.removeContentTypeParser("application/json");
    scope.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.route({ method: ["GET", "POST", "DELETE"], url: mcpPath, bodyLimit, handler: answer });
    done();
  });
}
