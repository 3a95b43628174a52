import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { Environment } from "../../config/environment";

/** HSTS: browsers that used TLS once require it for a year. */
export const askForTls = { "strict-transport-security": "max-age=31536000" };

/** What no page of the site uses, so that an injected script cannot use it either. */
const permissionsPolicy = [
  ...[
    "accelerometer",
    "autoplay",
    "bluetooth",
    "browsing-topics",
    "camera",
    "display-capture",
    "geolocation",
    "gyroscope",
  ],
  ...["hid", "idle-detection", "magnetometer", "microphone", "midi", "payment", "screen-wake-lock", "serial", "usb"],
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Security headers of every response, by name. Pages send their own content security policy; other responses must not
 * load or run anything.
 */
export function securityHeaders({ mode }: Pick<Environment, "mode">): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy:
      mode === "development"
        ? false
        : { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginEmbedderPolicy: false,
    // Only for responses over TLS; see askForTls.
    strictTransportSecurity: false,
    xFrameOptions: { action: "deny" },
  })(request, response, () => undefined);
  response.setHeader("permissions-policy", permissionsPolicy);
  return response.getHeaders() as Record<string, string>;
}
