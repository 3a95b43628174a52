import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { paths } from "../../site/addresses";
import { element } from "./seo/xml";

/** A response to a request that is not answered. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  headers?: Readonly<Record<string, string>>;
}

/** Returns the body of a refusal for programs, in the format of GraphQL errors. */
export const refusalBody = ({ code, message }: Refusal): object => ({ errors: [{ message, extensions: { code } }] });

declare module "fastify" {
  interface FastifyContextConfig {
    /** True for a route that renders a page or reads many rows: it has a share of the client's budget, and is shed first. */
    isCostly?: boolean;
  }
}

/** Options of a costly route. */
export const costly = { config: { isCostly: true } };

const titles: Record<number, string> = {
  403: "This is not possible here",
  404: "There is nothing here",
  429: "Too many pages at once",
  503: "Please try again in a moment",
};
const otherTitle = "This did not work";

/** No fonts and no files: the server has refused a page because it has no time. */
const styles = `
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
    background: #faf6ef; color: #1d1714; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
  main { max-width: 34em; }
  h1 { margin: 0 0 8px; font: 700 28px/1.25 Georgia, 'Times New Roman', serif; }
  p { margin: 0 0 16px; color: #5f5249; }
  a { display: inline-block; margin-right: 20px; padding: 10px 0; color: #8a2f1b; font-weight: 600; }
  @media (prefers-color-scheme: dark) {
    body { background: #161314; color: #f4ece1; }
    p { color: #bfb2a6; }
    a { color: #f0a58f; }
  }
`;
const styleHash = createHash("sha256").update(styles).digest("base64");
const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`;

/** Whether a browser shows the response to a person. Programs that take anything get JSON. */
const isNavigation = ({ headers: { accept = "", "sec-fetch-mode": mode } }: FastifyRequest): boolean =>
  accept.includes("text/html") && (mode === undefined || mode === "navigate");

/** A form must not be replaced by its empty page. */
const describeForm = "Then go back in your browser and send it again: what you typed is still there.";

function writePage({ status, message, headers = {} }: Refusal, method: string): string {
  const title = titles[status] ?? otherTitle;
  const seconds = Number(headers["retry-after"] ?? 0);
  const isReloaded = seconds > 0 && method === "GET";
  const inTime = `The page loads again by itself in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`;
  const wait = isReloaded ? inTime : seconds > 0 ? describeForm : "";
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    isReloaded ? `<meta http-equiv="refresh" content="${seconds}">` : "",
    element("title", title),
    `<style>${styles}</style></head><body><main>`,
    element("h1", title),
    element("p", `${message} ${wait}`.trim()),
    // Empty means this address, whatever characters it has.
    isReloaded ? '<a href="">Load the page now</a>' : "",
    `<a href="${paths.home()}">Return to Home</a></main></body></html>`,
  ].join("");
}

/** Refuses a request: with a page for people, which loads again where that can help, and with JSON for programs. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, headers = {} } = refusal;
  void reply.status(status).headers({ "cache-control": "no-store", ...headers });
  if (!isNavigation(request)) return reply.type("application/json; charset=utf-8").send(refusalBody(refusal));
  return reply
    .headers({ "content-security-policy": contentSecurityPolicy, "x-robots-tag": "noindex" })
    .type("text/html; charset=utf-8")
    .send(writePage(refusal, request.method));
}
