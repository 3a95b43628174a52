import { Socket } from "node:net";
import { Client, type ClientConfig, type QueryConfig, type Submittable } from "pg";

/** How long the database's answer may travel, in milliseconds, on top of the time that the statement may take. */
const networkMs = 1_000;

/** Statements that set a limit of their own, and those that end it. */
const setsTimeout = /\bstatement_timeout\b/i;
const resetsTimeout = /^\s*(RESET|COMMIT|ROLLBACK)\b(?! TO)/i;

type Callback<Result> = (error: Error, result: Result) => void;

/**
 * A client of pg that closes its connection when the database does not answer within `statement_timeout` and a second. The
 * database's own limit does not help when the network fails. The waiting statements then fail, and the database rolls back what
 * was not committed. While a statement has set another limit, the client waits without one.
 *
 * pg's `query_timeout` is no replacement: it fails the statement, and the pool then reuses the connection that hangs.
 */
export class TimeoutClient extends Client {
  /** pg lets its caller create the socket (`stream`), which is why this class may destroy it. */
  private readonly socket: Socket;
  private readonly timeoutMs: number | null;
  private pendingStatements = 0;
  private timer: NodeJS.Timeout | undefined;
  private isTimeoutSuspended = false;

  constructor(config: ClientConfig) {
    const socket = new Socket();
    // The pool hides the password from spreading.
    super({ ...config, password: config.password, stream: () => socket });
    this.socket = socket;
    this.timeoutMs = config.statement_timeout ? config.statement_timeout + networkMs : null;
    // The statement that waits reports the loss, and the pool removes a connection that is lost.
    this.on("error", () => undefined);
  }

  override query<Result>(
    statement: string | QueryConfig | Submittable,
    values?: unknown[] | Callback<never>,
    callback?: Callback<never>,
  ): Result {
    // pg declares one signature for each kind of statement. Its implementation accepts all of them in this form.
    const send = (givenValues: unknown, onEnd?: unknown): unknown =>
      super.query(statement as string, givenValues as unknown[], onEnd as Callback<unknown>);
    // A cursor or a stream is read at the pace of its reader.
    if (isSubmittable(statement)) return send(values, callback) as Result;
    this.noteTimeout(statement);
    if (typeof values === "function") return send(this.startStatement(values)) as Result;
    if (callback) return send(values, this.startStatement(callback)) as Result;
    // The promises of pg keep each result alive until the next full garbage collection; its callbacks do not.
    return new Promise((resolve, reject) => {
      const onEnd = (error: Error | null, result: unknown): void => (error ? reject(error) : resolve(result));
      send(values, this.startStatement(onEnd));
    }) as Result;
  }

  private noteTimeout(statement: string | QueryConfig): void {
    // Prepared statements are reads, which set no limit.
    if (typeof statement === "object" && statement.name !== undefined) return;
    const text = typeof statement === "string" ? statement : statement.text;
    if (resetsTimeout.test(text)) this.isTimeoutSuspended = false;
    else if (setsTimeout.test(text)) this.isTimeoutSuspended = true;
  }

  /** Returns the callback that ends the statement. */
  private startStatement(callback: Callback<never>): Callback<never> {
    this.pendingStatements += 1;
    this.startTimer();
    let isPending = true;
    return (error, result) => {
      // pg calls back twice for a value that it cannot write.
      if (isPending) this.pendingStatements -= 1;
      isPending = false;
      // The next statement in the queue has the whole time.
      if (this.pendingStatements > 0) this.startTimer();
      callback(error, result);
    };
  }

  /** Starts the connection's only timer, or starts it again. It may end while no statement is pending. */
  private startTimer(): void {
    if (this.timeoutMs === null) return;
    this.timer ??= setTimeout(() => {
      if (this.pendingStatements > 0 && !this.isTimeoutSuspended) this.socket.destroy();
    }, this.timeoutMs).unref();
    this.timer.refresh();
  }
}

const isSubmittable = (statement: string | QueryConfig | Submittable): statement is Submittable =>
  typeof statement === "object" && "submit" in statement;
