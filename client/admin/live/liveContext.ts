import { createContext, useContext } from "react";

/** A record that an administrator has open, as the server reports it. */
export interface OpenRecord {
  /** Identifies the open form. */
  tab: string;
  administratorId: string;
  name: string;
  /** Type and id: `outfit:ID`. */
  record: string;
  /** Whether the form has unsaved changes. */
  editing: boolean;
}

export interface LastSave {
  /** Empty when it is unknown. */
  name: string;
  version: number;
}

/** A save that came after the version that a release has published. */
export interface UnpublishedSave {
  /** Empty when it is unknown. */
  name: string;
  /** ISO 8601. */
  savedAt: string;
}

/** A record that this tab has reported as open. */
export interface ReportedRecord {
  update: (editing: boolean) => void;
  close: () => void;
}

/** What other administrators do at this moment. */
export interface Live {
  administratorId: string;
  /** Reports that this tab has opened a record. */
  open: (record: string) => ReportedRecord;
  /** Calls the listener when the open records change. */
  subscribe: (listener: () => void) => () => void;
  /** The open records, without those of this tab; the same array until they change. */
  getOpenRecords: () => readonly OpenRecord[];
  /** Calls the listener with the cache tags of committed changes. */
  onTags: (listener: (tags: ReadonlySet<string>) => void) => () => void;
  /** Returns who saved a record last; null when it is unknown. */
  findLastSave: (record: string) => Promise<LastSave | null>;
  /** Returns the save of a record that a release has left unpublished; null when there is none. */
  findUnpublishedSave: (record: string) => Promise<UnpublishedSave | null>;
  /** Stops lists from following changes until the returned function is called. */
  pause: () => () => void;
}

/** Null outside the admin area and in browsers without server-sent events. */
export const LiveContext = createContext<Live | null>(null);

export const useLive = (): Live | null => useContext(LiveContext);
