import tls from "node:tls";
import type { Environment } from "../../config/environment";
import { getHost, isLoopback } from "../../config/environment";
import { failed, type Finding, ok, reasonOf, warning } from "./finding";

const timeoutMs = 10_000;
const dayMs = 86_400_000;
/** Programs such as Caddy renew earlier. */
const soonDays = 14;

/** How to reach the site; tests have their own. */
export interface Network {
  fetch: typeof fetch;
  /** Returns when the certificate ends. @throws when browsers would refuse it */
  readCertificate: (host: string, port: number) => Promise<Date>;
}

export const readCertificate: Network["readCertificate"] = (host, port) =>
  new Promise((resolve, reject) => {
    const socket = tls.connect({ host, port, servername: host, timeout: timeoutMs }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
    socket.once("error", reject);
    socket.once("timeout", () => socket.destroy(new Error("no answer in 10 s")));
  });

async function checkCertificate({ hostname, port }: URL, network: Network, now: number): Promise<Finding> {
  try {
    const end = await network.readCertificate(hostname, Number(port || 443));
    const days = Math.floor((end.getTime() - now) / dayMs);
    if (days < soonDays)
      return warning(
        "certificate",
        `It ends in ${days} days. Check that your proxy renews it (Caddy does so by itself).`,
      );
    return ok("certificate", `It is valid for ${days} days.`);
  } catch (error) {
    return failed("certificate", `Browsers refuse it (${reasonOf(error)}). Let your proxy get one for ${hostname}.`);
  }
}

async function checkRedirect({ hostname }: URL, network: Network): Promise<Finding> {
  const address = `http://${hostname}/`;
  try {
    const { status, headers } = await network.fetch(address, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if ([301, 302, 307, 308].includes(status) && headers.get("location")?.startsWith("https://"))
      return ok("redirect", `${address} leads to https.`);
    return failed(
      "redirect",
      `${address} answers ${status} instead of leading to https. Add the redirect to your proxy.`,
    );
  } catch (error) {
    return warning(
      "redirect",
      `${address} does not answer (${reasonOf(error)}). Open port 80, so that old links work.`,
    );
  }
}

/** Whether the server sees what the proxy says: it sends HSTS only for https. */
async function checkProxy(url: URL, environment: Environment, network: Network): Promise<Finding> {
  try {
    const response = await network.fetch(new URL("/readyz", url), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok)
      return failed("proxy", `${url.origin}/readyz answers ${response.status}. Check the server's log and the proxy.`);
    if (environment.isTrustedProxy === null)
      return warning("proxy", "All visitors share one address, and its limits. Set TRUST_PROXY to your proxy.");
    if (!response.headers.has("strict-transport-security"))
      return failed("proxy", "The server takes requests for plain http. Let the proxy set X-Forwarded-Proto.");
    return ok("proxy", `${url.origin} reaches the server over https.`);
  } catch (error) {
    return failed("proxy", `${url.origin} does not answer (${reasonOf(error)}). Check the DNS record and the proxy.`);
  }
}

/** Checks the way from visitors to the server. */
export async function checkPublicAddress(
  environment: Environment,
  network: Network,
  now = Date.now(),
): Promise<Finding[]> {
  const { publicUrl } = environment;
  if (publicUrl === null) return [warning("address", "PUBLIC_URL is not set. Set it to the address of your visitors.")];
  const url = new URL(publicUrl);
  if (url.protocol === "http:") {
    if (isLoopback(getHost(publicUrl))) return [ok("address", "Only this machine reaches the site.")];
    return [
      failed("address", "PUBLIC_URL begins with http://. Put a proxy with a certificate in front (deploy/Caddyfile)."),
    ];
  }
  return Promise.all([
    checkCertificate(url, network, now),
    checkRedirect(url, network),
    checkProxy(url, environment, network),
  ]);
}
