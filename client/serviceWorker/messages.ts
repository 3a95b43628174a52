/** What a page tells the worker. */
export type WorkerMessage =
  /** A page was read that no navigation loaded; null for a page that the worker has seen. And the files that it has not. */
  | { kind: "visit"; page: string | null; files: readonly string[] }
  /** The ids of the looks to keep, when the worker has seen the response with their rows. */
  | { kind: "looks"; ids: readonly string[] };
