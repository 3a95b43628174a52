import type { ServerResponse } from "node:http";
import { type CacheTag, everythingTag, sessionsTag } from "../../../core/cache/cacheTag";
import type { OpenRecord, Presence } from "./presence.service";

/** What a stream carries; a message without a property is a heartbeat. */
export interface LiveMessage {
  /** Cache tags of committed changes. */
  tags?: readonly CacheTag[];
  /** All open records, when one of them has changed. */
  presence?: readonly OpenRecord[];
  /** Why the stream ends: the client must not open it again by itself, except after a shutdown. */
  ended?: "session" | "replaced" | "shutdown";
}

export interface LiveStreamsDeps {
  presence: Presence;
  /** Returns the sessions that are open; must not extend them. */
  filterOpenSessions: (sessionHashes: readonly string[]) => Promise<ReadonlySet<string>>;
}

interface Stream {
  sessionHash: string;
  response: ServerResponse;
}

/** At most four messages a second. */
const flushMs = 250;
const heartbeatMs = 20_000;
/** Nothing is sent to a session that was not verified within this time. */
const verifiedMs = 1_000;
const maxPerSession = 5;
const maxStreams = 300;
/** A reader that is further behind is disconnected. */
const maxUnreadBytes = 64 * 1024;
/** A change of more rows is sent as a change of everything. */
const maxTags = 200;

const frame = (message: LiveMessage): string => `data: ${JSON.stringify(message)}\n\n`;

/** The server-sent events of one process: every stream carries the same messages. */
export class LiveStreams {
  private readonly streams = new Set<Stream>();
  private tags = new Set<CacheTag>();
  private isPresenceNew = false;
  private verifiedAt = 0;
  private flushTimer: NodeJS.Timeout | null = null;
  private heartbeat: NodeJS.Timeout | null = null;

  constructor(private readonly deps: LiveStreamsDeps) {}

  get isFull(): boolean {
    return this.streams.size >= maxStreams;
  }

  /** Adds a response whose headers are sent. The earliest stream of a session with too many ends. */
  open(response: ServerResponse, sessionHash: string): void {
    const stream = { sessionHash, response };
    this.streams.add(stream);
    response.on("close", () => this.remove(stream));
    const own = [...this.streams].filter((one) => one.sessionHash === sessionHash);
    for (const earliest of own.slice(0, -maxPerSession)) this.end(earliest, "replaced");
    this.deps.presence.expire();
    this.write(stream, frame({ presence: this.deps.presence.list() }));
    this.heartbeat ??= setInterval(() => void this.beat(), heartbeatMs).unref();
  }

  /** Sends the tags with the next message. */
  addTags(tags: Iterable<CacheTag>): void {
    for (const tag of tags) {
      if (tag === sessionsTag) this.verifiedAt = 0;
      else if (this.tags.size < maxTags) this.tags.add(tag);
      else this.tags = new Set([everythingTag]);
    }
    this.scheduleFlush();
  }

  /** Sends the open records with the next message. */
  addPresence(): void {
    this.isPresenceNew = true;
    this.scheduleFlush();
  }

  /** Sends a message to all streams now. */
  broadcast(message: LiveMessage): void {
    const text = frame(message);
    for (const stream of this.streams) this.write(stream, text);
  }

  /** Ends all streams. */
  close(): void {
    for (const stream of this.streams) this.end(stream, "shutdown");
    if (this.flushTimer) clearTimeout(this.flushTimer);
  }

  private scheduleFlush(): void {
    if (this.streams.size > 0) this.flushTimer ??= setTimeout(() => void this.flush(), flushMs).unref();
    else this.tags.clear();
  }

  private async flush(): Promise<void> {
    const isVerified = await this.verify();
    this.flushTimer = null;
    // While the database does not respond, the messages wait.
    if (!isVerified) return this.scheduleFlush();
    const { tags, isPresenceNew } = this;
    this.tags = new Set();
    this.isPresenceNew = false;
    if (tags.size === 0 && !isPresenceNew) return;
    this.broadcast({
      ...(tags.size > 0 && { tags: [...tags] }),
      ...(isPresenceNew && { presence: this.deps.presence.list() }),
    });
  }

  private async beat(): Promise<void> {
    if (this.deps.presence.expire()) this.addPresence();
    this.verifiedAt = 0;
    await this.verify();
    this.broadcast({});
  }

  /** Ends the streams of ended sessions. @returns false when the database does not respond. */
  private async verify(): Promise<boolean> {
    if (Date.now() - this.verifiedAt < verifiedMs) return true;
    const verifiedAt = Date.now();
    try {
      const streams = [...this.streams];
      const open = await this.deps.filterOpenSessions([...new Set(streams.map(({ sessionHash }) => sessionHash))]);
      this.verifiedAt = verifiedAt;
      for (const stream of streams) if (!open.has(stream.sessionHash)) this.end(stream, "session");
      return true;
    } catch {
      return false;
    }
  }

  private write({ response }: Stream, text: string): void {
    response.write(text);
    if (response.writableLength > maxUnreadBytes) response.destroy();
  }

  private end(stream: Stream, ended: LiveMessage["ended"]): void {
    this.remove(stream);
    stream.response.end(frame({ ended }));
  }

  private remove(stream: Stream): void {
    this.streams.delete(stream);
    if (this.streams.size > 0 || !this.heartbeat) return;
    clearInterval(this.heartbeat);
    this.heartbeat = null;
  }
}
