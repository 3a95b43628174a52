/** The traffic of one simulated day: requests of visitors to several servers, and the record of what must count. */
import { pick, type Random } from "../../server/testing/random";
import type { SimulatedClick } from "../../server/testing/salesMonth/simulateSales";
import type { Article, MonthLink } from "./monthSite";

/** Uncounted clicks or views by reason, and "" for those that count. */
export type Reasons = Record<string, number>;

export interface DayRequest {
  text: string;
  /** The click, which the response completes with its id; null for a view. */
  click: SimulatedClick | null;
  /** Whether somebody can buy after it. */
  isBrowser: boolean;
}

export interface DayTraffic {
  /** Requests to each server, in their order. */
  requests: DayRequest[][];
  views: Reasons;
  clicks: Reasons;
}

export interface TrafficOptions {
  random: Random;
  day: string;
  views: number;
  clicks: number;
  /** Number of servers. */
  servers: number;
  /** Number of the day, from 0. Each day has other visitors, because a server remembers those who opted out by its clock. */
  number: number;
  links: readonly MonthLink[];
  articles: readonly Article[];
  paths: readonly string[];
}

const site = "http://wornby.example";
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const bot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Each visitor has an address in another network. */
const address = (visitor: number): string =>
  `${11 + (visitor >> 16)}.${(visitor >> 8) & 255}.${visitor & 255}.${7 + (visitor % 40)}`;

const write = (start: string, headers: Record<string, string>, body = ""): string =>
  [
    `${start} HTTP/1.1`,
    "host: wornby.example",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    body,
  ].join("\r\n");

const add = (reasons: Reasons, reason: string): void => void (reasons[reason] = (reasons[reason] ?? 0) + 1);

/** What a request says about its sender; most say nothing special. */
function chooseSender(random: Random): { reason: "" | "bot" | "head" | "prefetch"; optedOut: boolean } {
  const chance = random();
  if (chance < 0.05) return { reason: "bot", optedOut: false };
  if (chance < 0.06) return { reason: "head", optedOut: false };
  if (chance < 0.08) return { reason: "prefetch", optedOut: false };
  return { reason: "", optedOut: chance < 0.1 };
}

/** Makes requests, and remembers what each visitor has seen on this day: the repeat rule looks at the last 30 minutes. */
class DayMaker {
  readonly traffic: DayTraffic;
  private readonly seen = new Set<string>();
  private readonly visitors: number;

  constructor(private readonly options: TrafficOptions) {
    this.traffic = { requests: Array.from({ length: options.servers }, () => []), views: {}, clicks: {} };
    this.visitors = Math.ceil(options.views / 2.5) + options.clicks;
  }

  private send(request: DayRequest): void {
    pick(this.options.random, this.traffic.requests).push(request);
  }

  private chooseVisitor(): number {
    const { random, number } = this.options;
    return Math.floor((number + random()) * this.visitors);
  }

  /** Visits follow one another freely, so some visitors return to the same page: those views are repeats. */
  addView(): void {
    const { random, paths } = this.options;
    const [visitor, path] = [this.chooseVisitor(), pick(random, paths)];
    const { reason, optedOut } = chooseSender(random);
    const body = JSON.stringify({ path });
    const headers = {
      "x-forwarded-for": address(visitor),
      "user-agent": reason === "bot" ? bot : browser,
      "content-type": "application/json",
      "content-length": String(body.length),
      ...(reason === "prefetch" && { "sec-purpose": "prefetch" }),
      ...(optedOut && { dnt: "1" }),
    };
    this.send({ text: write("POST /beacon", headers, body), click: null, isBrowser: reason !== "bot" });
    // Of visitors who opted out, no view is recorded. A beacon is never a HEAD request.
    if (!optedOut) add(this.traffic.views, (reason === "head" ? "" : reason) || this.repeat(`${visitor} ${path}`));
  }

  private repeat(what: string): "" | "repeat" {
    if (this.seen.has(what)) return "repeat";
    this.seen.add(what);
    return "";
  }

  /**
   * A click, sometimes with its repetition. Both are alike but for the server, which may be the other one: nobody can say
   * which of them arrives first and counts.
   */
  addClick(mayRepeat: boolean): number {
    const { random, links, articles, day } = this.options;
    const { path, ...link } = pick(random, links);
    const article = link.targetType === "product" && random() < 0.2 ? pick(random, articles) : null;
    const [placement, campaign] = [pick(random, ["card", "buy", "search", ""]), pick(random, ["", "", "autumn", "tv"])];
    const { reason, optedOut } = chooseSender(random);
    let visitor = this.chooseVisitor();
    while (this.seen.has(`${visitor} ${path}`)) visitor = this.chooseVisitor();
    const headers = {
      "x-forwarded-for": address(visitor),
      "user-agent": reason === "bot" ? bot : browser,
      ...(article && { referer: site + article.path }),
      ...(reason === "prefetch" && { "sec-purpose": "prefetch" }),
      ...(optedOut && { dnt: "1" }),
    };
    const query = new URLSearchParams({ ...(placement && { from: placement }), ...(campaign && { c: campaign }) });
    const text = write(`${reason === "head" ? "HEAD" : "GET"} /go/${path}?${query.toString()}`, headers, "");
    const articleId = link.targetType === "blogPost" ? link.targetId : (article?.id ?? null);
    const times = reason === "" && !optedOut && mayRepeat && random() < 0.08 ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const why = reason || this.repeat(`${visitor} ${path}`);
      add(this.traffic.clicks, why);
      const click = { id: null, day, isCounted: why === "", ...link, articleId, placement, campaign };
      this.send({ text, click, isBrowser: why !== "bot" && why !== "head" });
    }
    return times;
  }
}

export function makeDay(options: TrafficOptions): DayTraffic {
  const maker = new DayMaker(options);
  for (let view = 0, clicked = 0; view < options.views; view++) {
    maker.addView();
    while (clicked < (options.clicks * (view + 1)) / options.views)
      clicked += maker.addClick(options.clicks - clicked > 1);
  }
  return maker.traffic;
}
