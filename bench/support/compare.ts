import { measureLengths, type Load, load, type Target } from "./load";

export const median = (list: readonly number[]): number =>
  [...list].sort((one, other) => one - other)[list.length >> 1];

interface Ratio {
  median: number;
  lowest: number;
  highest: number;
}

export interface Comparison {
  /** Median of each target. */
  loads: Load[];
  /** Rate of the first target as a share of each other one's, in neighbouring rounds. */
  ratios: Ratio[];
}

const summarize = (shares: readonly number[]): Ratio => ({
  median: median(shares),
  lowest: Math.min(...shares),
  highest: Math.max(...shares),
});

export interface Rounds {
  connections: number;
  seconds: number;
  rounds: number;
}

const maxWarmUps = 10;

/** Loads a target until its responses get no cheaper: V8 compiles its code only after thousands of them. */
async function warmUp(target: Target, lengths: readonly number[], { connections, seconds }: Rounds): Promise<void> {
  let before = Number.POSITIVE_INFINITY;
  for (let count = 0; count < maxWarmUps; count += 1) {
    const { cost } = await load(target, lengths, connections, seconds);
    // It is NaN where it is unknown.
    if (!(cost < 0.9 * before)) return;
    before = cost;
  }
}

/** Warms the targets up, then loads them in turn, round after round, so that noise of the machine hits all alike. */
export async function compare(targets: readonly Target[], options: Rounds): Promise<Comparison> {
  const { connections, seconds, rounds } = options;
  const lengths = await Promise.all(targets.map(measureLengths));
  const results: Load[][] = targets.map(() => []);
  for (const [index, target] of targets.entries()) await warmUp(target, lengths[index], options);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, target] of targets.entries())
      results[index].push(await load(target, lengths[index], connections, seconds));
  const [own, ...others] = results;
  return {
    loads: results.map((list) => ({
      rate: median(list.map(({ rate }) => rate)),
      cost: median(list.map(({ cost }) => cost)),
      p99: median(list.map(({ p99 }) => p99)),
    })),
    ratios: others.map((list) => summarize(own.map(({ rate }, round) => rate / list[round].rate))),
  };
}

/** As a table prints it. */
export const ratioText = ({ median: middle, lowest, highest }: Ratio): string =>
  `${middle.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;

/** Prints a line; a missed bar makes the command fail. */
export function report(line: string, passed: boolean): void {
  if (!passed) process.exitCode = 1;
  console.log(`${line}${passed ? "" : "  MISSED"}`);
}
