import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { databaseError } from "../../../core/errors/databaseErrors";
import { toUtcDay } from "../../../core/time/dateRange";
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
  programId: string | null;
  /** The id in the retailer's address; null when it has none. */
  clickId: string | null;
  /** Path of the page with the link; empty when unknown. */
  page: string;
  placement: string;
  campaign: string;
}

export interface ReceivedView {
  at: Date;
  visitor: Visitor;
  /** As sent by the browser. */
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
  /** Returns the cookies that belong to signed-in administrators. */
  filterAdminCookies(db: EntityManager, cookies: string[]): Promise<Set<string>>;
  /** Returns null for paths that are not a page of the site; such views are dropped. */
  findPage(db: EntityManager, path: string): Promise<ViewedPage | null>;
  /** Maximum time in milliseconds before a click is written. */
  interval?: number;
  /** Maximum number of clicks, and of views, per transaction. */
  batch?: number;
  /** Maximum number of clicks, and of views, in the queue; further ones are dropped. */
  capacity?: number;
}

/**
 * Counted clicks and views per network and minute. An office or a school stays below these limits; a script exceeds
 * them quickly.
 */
const maxPerMinute = { clicks: 30, views: 120 };
const maxRetryMs = 5_000;
const maxStopMs = 1_500;
/** Maximum time span of one batch in milliseconds, because the repeat check within a batch ignores time. */
const maxSpanMs = 20 * 60_000;

/** A queued click or view with the reason not to count it that was known on arrival. */
type Queued<Seen> = Seen & { reason: DiscountReason | null };

/**
 * Writes clicks and views outside of their requests: in batches, at most half a second later. While the database is
 * slow or unavailable they wait in a bounded queue.
 */
export class ClickRecorder {
  private readonly clicks: Queued<ReceivedClick>[] = [];
  private readonly views: Queued<ReceivedView>[] = [];
  private readonly clickFilter = new ArrivalFilter(maxPerMinute.clicks);
  private readonly viewFilter = new ArrivalFilter(maxPerMinute.views);
  private readonly salt = dailySalt();
  private readonly interval: number;
  private readonly batch: number;
  private readonly capacity: number;
  private dropped = 0;
  private droppedBefore = 0;
  private stored = 0;
  private wait: number;
  /** Size of the next batch; reduced while the recorder isolates a row that the database rejects. */
  private size: number;
  private timer: NodeJS.Timeout | null = null;
  private writing: Promise<void> | null = null;

  constructor(private readonly deps: ClickRecorderDeps) {
    ({ interval: this.interval = 500, batch: this.batch = 2_000, capacity: this.capacity = 50_000 } = deps);
    this.wait = this.interval;
    this.size = this.batch;
  }

  click(click: ReceivedClick): void {
    const { at, visitor, link } = click;
    const reason = this.clickFilter.discountReason(at, visitor, `${link.id}/${link.key}`);
    this.add(this.clicks, { ...click, reason });
  }

  view(view: ReceivedView): void {
    const reason = this.viewFilter.discountReason(view.at, view.visitor, view.path);
    this.add(this.views, { ...view, reason });
  }

  /** Returns the number of clicks and views since the start. */
  figures(): { stored: number; dropped: number; waiting: number } {
    return { stored: this.stored, dropped: this.droppedBefore + this.dropped, waiting: this.waiting };
  }

  /** Writes the queue once; resolves when it is stored or the attempt failed. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
      if (this.waiting) this.schedule(this.wait);
    });
    return this.writing;
  }

  /** Writes the remaining queue, for at most a second and a half. */
  async stop(): Promise<void> {
    await Promise.race([this.drain(), delay(maxStopMs)]);
    if (this.timer) clearTimeout(this.timer);
    this.dropped += this.waiting;
    this.clicks.length = this.views.length = 0;
    this.logDropped();
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
      // A partial batch waits for the next interval.
      do await this.writeBatch();
      while (this.waiting && (this.size < this.batch || Math.max(this.clicks.length, this.views.length) >= this.batch));
      this.wait = this.interval;
    } catch (error) {
      this.wait = Math.min(2 * this.wait, maxRetryMs);
      this.deps.log.warn({ err: error, waiting: this.waiting }, "clicks and views cannot be written, they wait");
    }
    this.logDropped();
  }

  /**
   * After a connection error the batch stays in the queue. A batch with a rejected row is halved until only that row is
   * dropped, so that it does not block all later rows.
   */
  private async writeBatch(): Promise<void> {
    const clicks = this.next(this.clicks);
    const views = this.size === 1 && clicks.length ? [] : this.next(this.views);
    try {
      await this.write(clicks, views);
      this.stored += clicks.length + views.length;
    } catch (error) {
      if (isTemporary(error)) throw error;
      if (clicks.length + views.length > 1) {
        this.size = Math.ceil(Math.max(clicks.length, views.length) / 2);
        return;
      }
      this.dropped++;
      this.deps.log.error({ err: error }, "the database rejected a click or view");
    }
    this.clicks.splice(0, clicks.length);
    this.views.splice(0, views.length);
    this.size = Math.min(this.batch, 2 * this.size);
  }

  private next<Seen extends { at: Date }>(queue: readonly Seen[]): Seen[] {
    const first = queue.slice(0, this.size);
    return first.filter(({ at }) => at.getTime() - first[0].at.getTime() <= maxSpanMs);
  }

  private async write(clicks: Queued<ReceivedClick>[], views: Queued<ReceivedView>[]): Promise<void> {
    const db = this.deps.db();
    const cookies = [...clicks, ...views].flatMap(({ visitor }) => visitor.cookie ?? []);
    const own = cookies.length ? await this.deps.filterAdminCookies(db, [...new Set(cookies)]) : new Set<string>();
    const salt = await this.salt(db, toUtcDay(Date.now()));
    const toNewRow = ({ visitor, reason }: Queued<{ visitor: Visitor }>) => {
      const discountReason = visitor.cookie !== undefined && own.has(visitor.cookie) ? "own" : reason;
      // Uncounted clicks need no hash, and visitors who opted out must not get one.
      const isAnonymous = discountReason !== null || visitor.optedOut;
      return { discountReason, visitorHash: isAnonymous ? "" : visitorHash(salt, visitor) };
    };
    const newClicks = clicks.map((click): NewClick => {
      const { at, link, programId, page, placement, campaign } = click;
      const { type, id, key, outfitId, celebrityId, retailer } = link;
      const target = { targetType: type, targetId: id, linkKey: key, outfitId, celebrityId, retailer, programId };
      const row = toNewRow(click);
      const clickId = isBrowser(row.discountReason) ? click.clickId : null;
      return { clickedAt: at, ...target, page, placement, campaign, clickId, ...row };
    });
    const newViews: NewView[] = [];
    for (const view of views) {
      const page = await this.deps.findPage(db, view.path);
      if (page) newViews.push({ viewedAt: view.at, ...page, ...toNewRow(view) });
    }
    await storeClicks(db, newClicks, newViews);
  }

  private logDropped(): void {
    if (this.dropped) this.deps.log.error({ dropped: this.dropped }, "clicks and views were dropped");
    this.droppedBefore += this.dropped;
    this.dropped = 0;
  }
}

/** Returns whether the visitor can buy: a repeat or a prefetched page, but neither a bot nor a HEAD request. */
const isBrowser = (reason: DiscountReason | null): boolean => reason !== "bot" && reason !== "head";

/**
 * Returns whether retrying can help. Errors caused by the row do not pass: values and constraints (classes 22 and 23),
 * and programming errors.
 */
function isTemporary(error: unknown): boolean {
  const failure = databaseError(error);
  if (failure) return failure.extensions.code !== "BAD_USER_INPUT";
  const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
  return code !== undefined && !/^(22|23|42)/.test(code);
}

const delay = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait).unref());
