import { createContext } from "react";

/** Values that the fields of a form still wait for, such as the stored name of a new option. */
export class PendingValues {
  private readonly pending = new Set<Promise<void>>();

  /** Lets a save wait for the value. @returns the same promise */
  add(value: Promise<void>): Promise<void> {
    const remove = (): void => void this.pending.delete(value);
    this.pending.add(value);
    value.then(remove, remove);
    return value;
  }

  get isEmpty(): boolean {
    return this.pending.size === 0;
  }

  /** Waits until all values have arrived or failed. @returns the message of a failure; null when there is none */
  async settle(): Promise<string | null> {
    const outcomes = await Promise.allSettled(this.pending);
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    return failed ? (failed.reason as Error).message : null;
  }
}

/** The values of the surrounding form. Without one, nothing waits. */
export const PendingValuesContext = createContext(new PendingValues());
