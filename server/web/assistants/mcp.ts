import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { mcpPath } from "../../../site/addresses";
import { getHost, isLoopback } from "../../config/environment";
import { getOrigin } from "../origin";
import { costly, type Refusal, sendRefusal } from "../refusal";
import type { WebDeps } from "../routes";

/** In bytes; arguments are a few words. */
const bodyLimit = 65_536;

const foreign: Refusal = {
  status: 403,
  code: "FORBIDDEN",
  message: "This request comes from another site, or names another host.",
};

/**
 * Whether a page of another site sends the request, directly or by a name that it lets point to this server (DNS rebinding;
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/transports#security-warning). A server that others reach, and
 * that has no PUBLIC_URL, does not know its names.
 */
function isForeign(request: FastifyRequest, { publicUrl, isLocal }: Pick<WebDeps, "publicUrl" | "isLocal">): boolean {
  const origin = getOrigin(request, publicUrl);
  const isSentByOther = request.headers.origin !== undefined && request.headers.origin !== origin;
  const isNamed = publicUrl !== null && request.host.toLowerCase() === new URL(publicUrl).host;
  const isAnyName = publicUrl === null && !isLocal;
  const url = `http://${request.host}`;
  return isSentByOther || !(isNamed || isAnyName || (URL.canParse(url) && isLoopback(getHost(url))));
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
export async function registerMcp(
  app: FastifyInstance,
  { executeFor, publicUrl, isLocal, log }: Pick<WebDeps, "executeFor" | "publicUrl" | "isLocal" | "log">,
): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isForeign(request, { publicUrl, isLocal })) return sendRefusal(request, reply, foreign);
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
    scope.route({ ...costly, method: ["GET", "POST", "DELETE"], url: mcpPath, bodyLimit, handler: answer });
    done();
  });
}
