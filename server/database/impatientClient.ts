import { Client, type ClientConfig, type Submittable } from "pg";

/** What the database's answer may need on its way, in milliseconds. */
const journey = 1_000;

type Statement = string | { text: string; name?: string };

/** Statements that set a limit of their own, and those that end it. */
const ownLimit = /\bstatement_timeout\b/i;
const limitEnds = /^\s*(RESET|COMMIT|ROLLBACK)\b(?! TO)/i;

/**
 * A connection that is given up when nothing comes back for longer than a statement may take: the database's own limit does not
 * help whoever a network has cut off from it. Whoever waits learns that the connection is lost, and the database undoes what was
 * not committed. While statements have another limit it waits for as long as they want.
 */
export class ImpatientClient extends Client {
  private waitedFor = 0;
  private timer: NodeJS.Timeout | undefined;
  private unhurried = false;

  constructor(private readonly config: ClientConfig) {
    super(config);
    // Whoever waits for a statement learns of the loss from it; the pool takes in no connection that is lost.
    this.on("error", () => undefined);
    const send = this.query.bind(this) as (...all: unknown[]) => unknown;
    this.query = ((...all: unknown[]) => {
      const [query] = all as [Statement | Submittable];
      if (typeof all.at(-1) === "function" || (typeof query === "object" && "submit" in query)) return send(...all);
      this.noteLimit(query);
      // The driver's own promises let each result grow old with the connection, for the garbage collector's slow way.
      return new Promise((resolve, reject) => {
        let isWaiting = true;
        // For a value that it cannot write the driver calls back twice.
        const answered = (error: Error | null, result?: unknown): void => {
          if (isWaiting) this.count(-1);
          isWaiting = false;
          if (error) reject(error);
          else resolve(result);
        };
        this.count(1);
        send(...all, answered);
      });
    }) as Client["query"];
  }

  private noteLimit(query: Statement): void {
    // What is prepared is read again and again, and sets no limits.
    if (typeof query === "object" && query.name !== undefined) return;
    const text = typeof query === "string" ? query : query.text;
    if (limitEnds.test(text)) this.unhurried = false;
    else if (ownLimit.test(text)) this.unhurried = true;
  }

  /** Of several statements that wait for each other each has its time. */
  private count(more: 1 | -1): void {
    this.waitedFor += more;
    const { statement_timeout: limit } = this.config;
    if (this.waitedFor === 0 || !limit) return;
    // One timer for the whole connection: when nobody waits it may run out.
    this.timer ??= setTimeout(() => {
      if (this.waitedFor > 0 && !this.unhurried) this.connection.stream.destroy();
    }, limit + journey).unref();
    this.timer.refresh();
  }
}
