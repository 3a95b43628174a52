import { Socket } from "node:net";
import { Client, type ClientConfig, type QueryConfig, type Submittable } from "pg";

/** Time for the network in addition to the statement timeout, in milliseconds. */
const networkMs = 1_000;

/** Statements that set another timeout, and statements that reset it. */
const setsTimeout = /\bstatement_timeout\b/i;
const resetsTimeout = /^\s*(RESET|COMMIT|ROLLBACK)\b(?! TO)/i;

/** A node that was demoted, or to which a proxy still leads, is read-only; another connection may lead to the primary. */
const readOnlyTransaction = "25006";

type Callback<Result> = (error: Error, result: Result) => void;

/** Session settings by name; `options` has the form "-c name=value -c name=value". */
function collectSettings({ options, ...config }: ClientConfig): Record<string, string> {
  const { statement_timeout: statement, idle_in_transaction_session_timeout: idle } = config;
  const pairs = (options ?? "").split("-c ").flatMap((pair) => (pair.trim() ? [pair.trim().split("=", 2)] : []));
  return {
    ...(statement && { statement_timeout: String(statement) }),
    ...(idle && { idle_in_transaction_session_timeout: String(idle) }),
    ...(Object.fromEntries(pairs) as Record<string, string>),
  };
}

/**
 * A pg client that closes its connection when the database does not respond within `statement_timeout` plus one second. The
 * database's timeout does not help when the network fails. Pending statements then fail, and the database rolls back the open
 * transaction. While a statement has set another timeout, the client has none.
 *
 * pg's `query_timeout` is not enough: it fails the statement, but the pool then reuses the hanging connection.
 *
 * It sends its session settings after it has connected, because PgBouncer rejects them in the startup message.
 */
export class TimeoutClient extends Client {
  /** pg accepts a socket from its caller (`stream`), so this class can destroy it. */
  private readonly socket: Socket;
  private readonly settings: Record<string, string>;
  private readonly timeoutMs: number | null;
  private pendingStatements = 0;
  private timer: NodeJS.Timeout | undefined;
  private isTimeoutSuspended = false;

  constructor(config: ClientConfig) {
    const socket = new Socket();
    // The password is not enumerable, so the spread omits it.
    super({
      ...config,
      password: config.password,
      options: undefined,
      statement_timeout: undefined,
      idle_in_transaction_session_timeout: undefined,
      stream: () => socket,
    });
    this.socket = socket;
    this.settings = collectSettings(config);
    this.timeoutMs = config.statement_timeout ? config.statement_timeout + networkMs : null;
    // The pending statement reports the loss, and the pool removes the connection.
    this.on("error", () => undefined);
  }

  override connect(): Promise<this>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
  override connect(callback?: (error: never, client: Client) => void): Promise<this> | void {
    const connecting = this.connectWithSettings();
    if (!callback) return connecting;
    connecting.then(
      () => callback(null as never, this),
      (error: Error) => callback(error as never, this),
    );
  }

  private async connectWithSettings(): Promise<this> {
    await super.connect();
    const names = Object.keys(this.settings);
    if (names.length === 0) return this;
    try {
      await super.query(
        "SELECT set_config(name, value, false) FROM unnest($1::text[], $2::text[]) AS s (name, value)",
        [names, Object.values(this.settings)],
      );
      return this;
    } catch (error) {
      this.socket.destroy();
      throw error;
    }
  }

  override query<Result>(
    statement: string | QueryConfig | Submittable,
    values?: unknown[] | Callback<never>,
    callback?: Callback<never>,
  ): Result {
    // pg declares one overload per kind of statement; its implementation accepts all of them in this form.
    const send = (statementValues: unknown, onEnd?: unknown): unknown =>
      super.query(statement as string, statementValues as unknown[], onEnd as Callback<unknown>);
    // The reader of a cursor or stream sets the pace, so there is no timeout.
    if (isSubmittable(statement)) return send(values, callback) as Result;
    this.updateTimeout(statement);
    if (typeof values === "function") return send(this.startStatement(values)) as Result;
    if (callback) return send(values, this.startStatement(callback)) as Result;
    // pg's promises retain each result until the next full garbage collection; its callbacks do not.
    return new Promise((resolve, reject) => {
      const onEnd = (error: Error | null, result: unknown): void => (error ? reject(error) : resolve(result));
      send(values, this.startStatement(onEnd));
    }) as Result;
  }

  private updateTimeout(statement: string | QueryConfig): void {
    // Prepared statements are reads, which never set a timeout.
    if (typeof statement === "object" && statement.name !== undefined) return;
    const text = typeof statement === "string" ? statement : statement.text;
    if (resetsTimeout.test(text)) this.isTimeoutSuspended = false;
    else if (setsTimeout.test(text)) this.isTimeoutSuspended = true;
  }

  /** Registers a pending statement and returns the callback that completes it. */
  private startStatement(callback: Callback<never>): Callback<never> {
    this.pendingStatements += 1;
    this.startTimer();
    let isPending = true;
    return (error, result) => {
      // pg calls back twice for a value that it cannot serialize.
      if (isPending) this.pendingStatements -= 1;
      isPending = false;
      // The next statement in the queue gets the full timeout.
      if (this.pendingStatements > 0) this.startTimer();
      if ((error as { code?: string } | null)?.code === readOnlyTransaction) this.socket.destroy();
      callback(error, result);
    };
  }

  /** Starts or restarts the connection's timer. It can expire while no statement is pending. */
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
