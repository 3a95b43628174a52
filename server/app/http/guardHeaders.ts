import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Environment } from "../../config/environment";

/**
 * Headers of every answer that keep browsers from doing more with it than they should, by name. Pages send a policy of their own;
 * nothing else that is answered may load or run anything.
 */
export function guardHeaders({ mode }: Pick<Environment, "mode">): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy:
      mode === "development"
        ? false
        : { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    // Only of answers over TLS; see askForTls.
    strictTransportSecurity: false,
  })(request, response, () => undefined);
  return response.getHeaders() as Record<string, string>;
}
