/** Bytes that the first visit of the home page takes, pictures aside, as they come over the line, without headers. */
import http from "node:http";

function measureSize(url) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "accept-encoding": "br" } }, (response) => {
        const chunks = [];
        if (response.statusCode !== 200) reject(new Error(`${url} returned status ${response.statusCode}.`));
        response.on("data", (chunk) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks).length));
      })
      .on("error", reject);
  });
}

const addresses = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, address]) => address))];

export async function firstVisit(site) {
  const html = await (await fetch(site)).text();
  const sum = async (list) =>
    (await Promise.all(list.map((address) => measureSize(site + address)))).reduce((a, b) => a + b, 0);
  const kinds = {
    page: ["/"],
    scripts: addresses(html, /(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    styles: addresses(html, /href="(\/assets\/[^"]+\.css)"/g),
    fonts: addresses(html, /href="(\/assets\/[^"]+\.woff2)"/g),
    rest: addresses(html, /href="(\/site\.webmanifest)"/g),
  };
  const row = {};
  for (const [kind, list] of Object.entries(kinds)) row[kind] = await sum(list);
  return { ...row, total: Object.values(row).reduce((a, b) => a + b, 0) };
}
