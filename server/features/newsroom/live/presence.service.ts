/** A record that an administrator has open in a tab. */
export interface OpenRecord {
  /** UUID that the tab has chosen. */
  tab: string;
  administratorId: string;
  name: string;
  /** Type and id, such as `outfit:ID`. */
  record: string;
  /** Whether the form has unsaved changes. */
  editing: boolean;
}

/** What a tab reports: the record that it has open now, or null. */
export type PresenceMessage = Omit<OpenRecord, "record"> & { record: string | null };

/** Two missed renewals; the tab renews with each heartbeat of its stream. */
const lifetimeMs = 45_000;
/** More tabs of one administrator replace the earliest one. */
const maxTabs = 10;

/** Returns null for a message of another format, such as that of a newer version. */
export function parsePresence(payload: string): PresenceMessage | null {
  try {
    const { tab, administratorId, name, record, editing } = JSON.parse(payload) as Record<string, unknown>;
    if (typeof tab !== "string" || typeof administratorId !== "string" || typeof name !== "string") return null;
    if (typeof record !== "string" && record !== null) return null;
    return { tab, administratorId, name, record, editing: editing === true };
  } catch {
    return null;
  }
}

/** Who has which record open, as this process has heard. */
export class Presence {
  private readonly entries = new Map<string, { open: OpenRecord; expiresAt: number }>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns whether the list has changed; a renewal only prolongs the entry. */
  apply({ record, ...message }: PresenceMessage): boolean {
    // A tab is its administrator's: nobody can close the record of another.
    const key = `${message.administratorId} ${message.tab}`;
    const before = this.entries.get(key)?.open;
    this.entries.delete(key);
    if (record === null) return before !== undefined;
    this.entries.set(key, { open: { ...message, record }, expiresAt: this.now() + lifetimeMs });
    this.limitTabs(message.administratorId);
    return before?.record !== record || before.editing !== message.editing || before.name !== message.name;
  }

  /** Removes entries that were not renewed. @returns whether there were any. */
  expire(): boolean {
    const expired = [...this.entries].filter(([, { expiresAt }]) => expiresAt <= this.now());
    for (const [key] of expired) this.entries.delete(key);
    return expired.length > 0;
  }

  list(): OpenRecord[] {
    return [...this.entries.values()].map(({ open }) => open);
  }

  private limitTabs(administratorId: string): void {
    const own = [...this.entries].filter(([, { open }]) => open.administratorId === administratorId);
    for (const [key] of own.slice(0, -maxTabs)) this.entries.delete(key);
  }
}
