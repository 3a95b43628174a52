import { Client, type ClientConfig } from "pg";

/** What the database's answer may need on its way, in milliseconds. */
const journey = 1_000;

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
      const answer = send(...all);
      const [query] = all as [string | { text: string }];
      if (answer instanceof Promise) this.watch(typeof query === "string" ? query : query.text, answer);
      return answer;
    }) as Client["query"];
  }

  private watch(text: string, answer: Promise<unknown>): void {
    if (limitEnds.test(text)) this.unhurried = false;
    else if (ownLimit.test(text)) this.unhurried = true;
    this.waitedFor += 1;
    this.hurry();
    const onAnswer = (): void => {
      this.waitedFor -= 1;
      this.hurry();
    };
    answer.then(onAnswer, onAnswer);
  }

  /** Of several statements that wait for each other each has its time. */
  private hurry(): void {
    clearTimeout(this.timer);
    const { statement_timeout: limit } = this.config;
    if (this.waitedFor === 0 || this.unhurried || !limit) return;
    this.timer = setTimeout(() => this.connection.stream.destroy(), limit + journey);
  }
}
