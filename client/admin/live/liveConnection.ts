import type { OpenRecord, ReportedRecord } from "./liveContext";

/** The part of EventSource that is used. */
export type LiveSource = Pick<EventSource, "readyState" | "onopen" | "onmessage" | "onerror" | "close">;

export interface PresenceReport {
  tab: string;
  record: string | null;
  editing: boolean;
}

export interface LiveConnectionDeps {
  openSource: () => LiveSource;
  sendReport: (report: PresenceReport) => void;
  onTags: (tags: ReadonlySet<string>) => void;
}

/** Messages of GET /api/live. */
interface LiveMessage {
  tags?: string[];
  presence?: OpenRecord[];
  ended?: "session" | "replaced" | "shutdown";
}

export const everythingTag = "everything";
const closed = 2;
const firstRetryMs = 5_000;
const longestRetryMs = 5 * 60_000;
/** Dirty and clean alternate while someone types and undoes. */
const reportDelayMs = 300;

/**
 * The stream of one tab. EventSource itself reconnects after a lost connection; after a refusal this class tries again,
 * with growing delays. What was missed meanwhile counts as a change of everything.
 */
export class LiveConnection {
  private source: LiveSource | null = null;
  private hasOpened = false;
  private retryMs = firstRetryMs;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly reports = new Map<string, PresenceReport>();
  private openRecords: readonly OpenRecord[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(private readonly deps: LiveConnectionDeps) {}

  get hasRecords(): boolean {
    return this.reports.size > 0;
  }

  readonly getOpenRecords = (): readonly OpenRecord[] => this.openRecords;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Opens the stream unless it is open. */
  start(): void {
    if (this.source) return;
    clearTimeout(this.retryTimer);
    const source = this.deps.openSource();
    this.source = source;
    source.onopen = () => this.opened();
    source.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as LiveMessage);
    source.onerror = () => {
      if (source.readyState === closed) this.retryLater();
    };
  }

  /** Closes the stream until the next start. */
  stop(): void {
    clearTimeout(this.retryTimer);
    this.source?.close();
    this.source = null;
    this.showOpenRecords([]);
  }

  /** Reports a record as open; the report is renewed until it is closed. */
  readonly open = (record: string): ReportedRecord => {
    const tab = crypto.randomUUID();
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.report({ tab, record, editing: false });
    return {
      update: (editing) => {
        clearTimeout(timer);
        if (this.reports.get(tab)?.editing === editing) return;
        timer = setTimeout(() => this.report({ tab, record, editing }), reportDelayMs);
      },
      close: () => {
        clearTimeout(timer);
        this.reports.delete(tab);
        this.deps.sendReport({ tab, record: null, editing: false });
      },
    };
  };

  /** Reports all records as closed, when the page is left. */
  closeRecords(): void {
    for (const { tab } of this.reports.values()) this.deps.sendReport({ tab, record: null, editing: false });
  }

  private report(report: PresenceReport): void {
    this.reports.set(report.tab, report);
    this.deps.sendReport(report);
  }

  private opened(): void {
    this.retryMs = firstRetryMs;
    if (this.hasOpened) this.deps.onTags(new Set([everythingTag]));
    this.hasOpened = true;
    this.renew();
  }

  private receive({ tags, presence, ended }: LiveMessage): void {
    if (presence) this.showOpenRecords(presence);
    if (tags) this.deps.onTags(new Set(tags));
    // After a shutdown EventSource finds the next server by itself; otherwise the tab waits for `start`.
    if (ended && ended !== "shutdown") this.stop();
    // A heartbeat: timers of a hidden tab may run too rarely.
    if (!tags && !presence && !ended) this.renew();
  }

  private renew(): void {
    for (const report of this.reports.values()) this.deps.sendReport(report);
  }

  private retryLater(): void {
    this.stop();
    this.retryTimer = setTimeout(() => this.start(), this.retryMs);
    this.retryMs = Math.min(this.retryMs * 2, longestRetryMs);
  }

  private showOpenRecords(all: readonly OpenRecord[]): void {
    const others = all.filter(({ tab }) => !this.reports.has(tab));
    if (others.length === 0 && this.openRecords.length === 0) return;
    this.openRecords = others;
    this.listeners.forEach((listener) => listener());
  }
}
