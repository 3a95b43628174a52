/** What a release must answer before visitors reach it. */
const longestAnswer = 30_000;

async function get(address, options) {
  const response = await fetch(address, { ...options, signal: AbortSignal.timeout(longestAnswer) });
  const body = await response.text();
  if (response.ok) return body;
  throw new Error(`${address} answered ${response.status}.`);
}

const query = JSON.stringify({ query: "{ outfits(first: 1) { nodes { title } } }" });
const json = { "content-type": "application/json", "apollo-require-preflight": "1" };

/** Asks a server for its state, a page with its files, and a query. @throws a sentence when one fails */
export async function checkHealth(address) {
  await get(`${address}/readyz`);
  const page = await get(`${address}/`);
  const files = new Set(page.match(/\/assets\/[\w.-]+/g));
  if (![...files].some((file) => file.endsWith(".js"))) throw new Error(`${address}/ has no script.`);
  for (const file of files) await get(address + file);
  const answer = await get(`${address}/graphql`, { method: "POST", headers: json, body: query });
  if (JSON.parse(answer).errors) throw new Error(`${address}/graphql answered with an error.`);
}
