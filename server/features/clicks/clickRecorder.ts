import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { databaseError } from "../../shared/errors/databaseErrors";
import { toUtcDay } from "../../shared/time/dateRange";
import type { OutboundLink } from "./outboundLinks.service";
import type { SubjectType } from "./pageView.entity";
import type { DiscountReason } from "./linkClick.entity";
import { ArrivalFilter, type Visitor, visitorHash } from "./visitor";
import { dailySalt } from "./visitorSalt.service";
import { type NewClick, type NewView, storeClicks } from "./clickStore.service";

export interface ReceivedClick {
  at: Date;
  visitor: Visitor;
  link: OutboundLink;
  /** Path of the page that held the link; empty when not known. */
  page: string;
  placement: string;
}

export interface ReceivedView {
  at: Date;
  visitor: Visitor;
  /** As the browser told it. */
  path: string;
}

/** A page of the site, by its canonical path. */
export interface ViewedPage {
  path: string;
  subjectType: SubjectType | null;
  subjectId: string | null;
}

export interface ClickRecorderDeps {
  db: () => EntityManager;
  log: Logger;
  /** Those of the cookies that belong to administrators who are signed in. */
  ownCookies(db: EntityManager, cookies: string[]): Promise<Set<string>>;
  /** Null for what is no page of the site; such views are dropped. */
  pageOf(db: EntityManager, path: string): Promise<ViewedPage | null>;
  /** How long a click may wait to be written, in milliseconds. */
  interval?: number;
  /** Clicks, and as many views, that one transaction writes. */
  batch?: number;
  /** Clicks, and as many views, that are kept while the database is slow; what is more is dropped. */
  capacity?: number;
}

/** Those of one network that count in a minute. More than an office or a school brings forth; a script exceeds it at once. */
const mostPerMinute = { clicks: 30, views: 120 };
const longestRetry = 5_000;
const longestStop = 1_500;
/** Milliseconds that one batch may cover: repeats are told from one another in a batch as if it were no time at all. */
const longestSpan = 20 * 60_000;

/** What waits to be written, with why it does not count as far as that was known when it arrived. */
type Waiting<Seen> = Seen & { reason: DiscountReason | null };

/**
 * Writes clicks and views apart from the requests that they come with: in batches, at most half a second later. While the
 * database is slow or gone they wait in memory, up to a bound.
 */
export class ClickRecorder {
  private readonly clicks: Waiting<ReceivedClick>[] = [];
  private readonly views: Waiting<ReceivedView>[] = [];
  private readonly clickJudge = new ArrivalFilter(mostPerMinute.clicks);
  private readonly viewJudge = new ArrivalFilter(mostPerMinute.views);
  private readonly salt = dailySalt();
  private readonly interval: number;
  private readonly batch: number;
  private readonly capacity: number;
  private dropped = 0;
  private droppedBefore = 0;
  private stored = 0;
  private wait: number;
  /** Of the next batch; smaller than usual while a row is searched that the database refuses. */
  private size: number;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;

  constructor(private readonly parts: ClickRecorderDeps) {
    ({ interval: this.interval = 500, batch: this.batch = 500, capacity: this.capacity = 50_000 } = parts);
    this.wait = this.interval;
    this.size = this.batch;
  }

  click(click: ReceivedClick): void {
    const { at, visitor, link } = click;
    const reason = this.clickJudge.reasonOf(at, visitor, `${link.id}/${link.key}`);
    this.add(this.clicks, { ...click, reason });
  }

  view(view: ReceivedView): void {
    const reason = this.viewJudge.reasonOf(view.at, view.visitor, view.path);
    this.add(this.views, { ...view, reason });
  }

  /** Clicks and views together, since the start. */
  figures(): { stored: number; dropped: number; waiting: number } {
    return { stored: this.stored, dropped: this.droppedBefore + this.dropped, waiting: this.waiting };
  }

  /** Writes what waits, once; resolves when it is stored, or could not be. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
      if (this.waiting) this.schedule(this.wait);
    });
    return this.writing;
  }

  /** Writes what is left, for at most a second and a half. */
  async stop(): Promise<void> {
    await Promise.race([this.drain(), later(longestStop)]);
    if (this.timer) clearTimeout(this.timer);
    this.dropped += this.waiting;
    this.clicks.length = this.views.length = 0;
    this.tellDropped();
  }

  private async drain(): Promise<void> {
    do await this.flush();
    while (this.waiting && this.wait === this.interval);
  }

  private get waiting(): number {
    return this.clicks.length + this.views.length;
  }

  private add<Seen>(queue: Seen[], seen: Seen): void {
    if (queue.length >= this.capacity) {
      this.dropped++;
      return;
    }
    queue.push(seen);
    if (queue.length === this.batch && this.wait === this.interval) void this.flush();
    else if (!this.writing) this.schedule(this.wait);
  }

  private schedule(wait: number): void {
    this.timer ??= setTimeout(() => void this.flush(), wait).unref();
  }

  private async writeAll(): Promise<void> {
    try {
      // What is less than a batch by then has time until the next writing.
      do await this.writeBatch();
      while (this.waiting && (this.size < this.batch || Math.max(this.clicks.length, this.views.length) >= this.batch));
      this.wait = this.interval;
    } catch (error) {
      this.wait = Math.min(2 * this.wait, longestRetry);
      this.parts.log.warn({ err: error, waiting: this.waiting }, "clicks and views cannot be written, they wait");
    }
    this.tellDropped();
  }

  /**
   * What the database cannot be reached for stays; what it refuses for good goes, or nothing after it would ever be written.
   * A refused batch is tried in halves, so that it costs no row but the one that is wrong.
   */
  private async writeBatch(): Promise<void> {
    const clicks = this.next(this.clicks);
    const views = this.size === 1 && clicks.length ? [] : this.next(this.views);
    try {
      await this.write(clicks, views);
      this.stored += clicks.length + views.length;
    } catch (error) {
      if (isPassing(error)) throw error;
      if (clicks.length + views.length > 1) {
        this.size = Math.ceil(Math.max(clicks.length, views.length) / 2);
        return;
      }
      this.dropped++;
      this.parts.log.error({ err: error }, "a click or view was refused by the database");
    }
    this.clicks.splice(0, clicks.length);
    this.views.splice(0, views.length);
    this.size = Math.min(this.batch, 2 * this.size);
  }

  private next<Seen extends { at: Date }>(queue: readonly Seen[]): Seen[] {
    const first = queue.slice(0, this.size);
    return first.filter(({ at }) => at.getTime() - first[0].at.getTime() <= longestSpan);
  }

  private async write(clicks: Waiting<ReceivedClick>[], views: Waiting<ReceivedView>[]): Promise<void> {
    const db = this.parts.db();
    const cookies = [...clicks, ...views].flatMap(({ visitor }) => visitor.cookie ?? []);
    const own = cookies.length ? await this.parts.ownCookies(db, [...new Set(cookies)]) : new Set<string>();
    const salt = await this.salt(db, toUtcDay(Date.now()));
    const judge = ({ visitor, reason }: Waiting<{ visitor: Visitor }>) => {
      const discountReason = visitor.cookie !== undefined && own.has(visitor.cookie) ? "own" : reason;
      // What does not count anyway needs to be told from nothing, and who opted out must not be.
      const isNameless = discountReason !== null || visitor.optedOut;
      return { discountReason, visitorHash: isNameless ? "" : visitorHash(salt, visitor) };
    };
    const newClicks = clicks.map((click): NewClick => {
      const { at, link, page, placement } = click;
      const { type, id, key, outfitId, celebrityId, retailer } = link;
      const target = { targetType: type, targetId: id, linkKey: key, outfitId, celebrityId, retailer };
      return { clickedAt: at, ...target, page, placement, ...judge(click) };
    });
    const newViews: NewView[] = [];
    for (const view of views) {
      const page = await this.parts.pageOf(db, view.path);
      if (page) newViews.push({ viewedAt: view.at, ...page, ...judge(view) });
    }
    await storeClicks(db, newClicks, newViews);
  }

  private tellDropped(): void {
    if (this.dropped) this.parts.log.error({ dropped: this.dropped }, "clicks and views were dropped");
    this.droppedBefore += this.dropped;
    this.dropped = 0;
  }
}

/** What the rows themselves are to blame for: values and constraints (classes 22 and 23), and our own mistakes. */
function isPassing(error: unknown): boolean {
  const told = databaseError(error);
  if (told) return told.extensions.code !== "BAD_USER_INPUT";
  const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
  return code !== undefined && !/^(22|23|42)/.test(code);
}

const later = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait).unref());
