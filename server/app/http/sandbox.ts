import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { graphqlPath, paths, schemaPath } from "../../../site/addresses";

const sandboxScript =
  "https://embeddable-sandbox.cdn.apollographql.com/_latest/embeddable-sandbox.umd.production.min.js";
const sandboxFrame = "https://sandbox.embed.apollographql.com";

const example =
  "query NewestOutfits {\n  outfits(first: 3) {\n    nodes {\n      title\n      celebrity {\n        name\n      }\n    }\n  }\n}\n";

/** https://www.apollographql.com/docs/graphos/platform/sandbox#embedding-sandbox */
const start = `
if (window.EmbeddedSandbox) {
  document.querySelector("main").hidden = true;
  new window.EmbeddedSandbox({
    target: "#sandbox",
    initialEndpoint: location.origin + location.pathname,
    initialState: { document: decodeURIComponent(location.hash.slice(1)) || ${JSON.stringify(example)} },
    runTelemetry: false,
    allowDynamicStyles: false,
  });
}`;

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 44em; margin: 0 auto; padding: 2em 1.5em; }
pre { padding: 1em; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; border-radius: 4px; }
#sandbox:not(:empty) { height: 100vh; }
#sandbox iframe { width: 100%; height: 100%; border: 0; }`;

/**
 * The page of Apollo Sandbox, which begins with the query after the address's #. Readers see the text until the Sandbox's script has
 * loaded, and for good where it cannot be loaded.
 */
export const sandboxPage = (address: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphQL API | WornBy</title>
<style>${style}</style>
<main>
<h1>GraphQL API</h1>
<p>Apollo Sandbox opens here when this browser can load it from apollographql.com. Without it, ask from a terminal:</p>
<pre><code>curl ${address} -H 'content-type: application/json' \\
  -d '{ "query": "{ outfits(first: 3) { nodes { title celebrity { name } } } }" }'</code></pre>
<p><a href="${schemaPath}">schema.graphql</a> describes every type, field and argument; any GraphQL client can also read
it from this address by introspection. <a href="${paths.developers()}">For developers</a></p>
</main>
<div id="sandbox"></div>
<script src="${sandboxScript}"></script>
<script>${start}</script>
</html>
`;

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const policy = [
  "default-src 'none'",
  `script-src ${hash(start)} ${new URL(sandboxScript).origin}`,
  `style-src ${hash(style)}`,
  `frame-src ${sandboxFrame}`,
  // The Sandbox's frame asks this page to send its operations.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Whether a browser opens /graphql. Programs that ask for JSON are not affected. */
export const isSandboxVisit = ({ method, url, headers }: IncomingMessage): boolean =>
  method === "GET" && url === graphqlPath && headers.accept?.includes("text/html") === true;

export const sandboxHeaders = {
  "content-security-policy": policy,
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
};
