import type { IncomingMessage } from "node:http";
import cookie, { type SerializeOptions } from "@fastify/cookie";
import type { CallerRequest } from "../../web/caller";

const none = {};

/** Returns what the nearest proxy said, in the last entry of its header. */
const lastEntry = (header: string | string[] | undefined): string | undefined =>
  header === undefined ? undefined : String(header).split(",").at(-1)?.trim();

/** A request to /graphql: who sends it, and the headers of its response. ignoreForwardedHeaders.ts has removed what only proxies may say. */
export class GraphqlRequest implements CallerRequest {
  private readonly responseHeaders: string[] = [];
  private readonly setCookies: Record<string, string> = {};
  private parsedCookies?: Record<string, string | undefined>;

  /** @param ip the client's address */
  constructor(
    readonly raw: IncomingMessage,
    readonly ip: string,
  ) {}

  get headers(): IncomingMessage["headers"] {
    return this.raw.headers;
  }

  get url(): string {
    return this.raw.url ?? "";
  }

  /** Removes the session. A token stays, because browsers never send one on their own. */
  removeCookies(): void {
    delete this.headers.cookie;
  }

  /** The query of the URL with its question mark; empty without one. */
  get search(): string {
    const mark = this.url.indexOf("?");
    return mark < 0 ? "" : this.url.slice(mark);
  }

  get cookies(): Record<string, string | undefined> {
    const header = this.headers.cookie;
    return header === undefined ? none : (this.parsedCookies ??= cookie.parse(header));
  }

  get protocol(): "http" | "https" {
    return lastEntry(this.headers["x-forwarded-proto"]) === "https" ? "https" : "http";
  }

  get host(): string {
    return lastEntry(this.headers["x-forwarded-host"]) ?? this.headers.host ?? "";
  }

  /** Adds headers to the response. */
  addHeaders(headers: Iterable<readonly [name: string, value: string]>): void {
    for (const [name, value] of headers) this.responseHeaders.push(name, value);
  }

  /** Sets or, with null, removes a cookie in the response. */
  setCookie(name: string, value: string | null, options: SerializeOptions): void {
    const removal = value === null ? { expires: new Date(0), maxAge: 0 } : {};
    this.setCookies[name] = cookie.serialize(name, value ?? "", { ...options, ...removal });
  }

  /** Returns the headers of the response, names and values in turn, for writeHead. */
  listHeaders(): string[] {
    return [...this.responseHeaders, ...Object.values(this.setCookies).flatMap((text) => ["set-cookie", text])];
  }
}
