/** Upper bounds of the rows, in milliseconds. */
const bounds = [0, 2, 5, 10, 20, 30, 50, 100, 200, 500, 1_000, Number.POSITIVE_INFINITY];

/** Returns the value below which the share of all values lies. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(share * values.length))];

/** Returns percentiles and counts of times in milliseconds as text. */
export function histogram(name: string, values: readonly number[]): string {
  const [p50, p90, p99] = [0.5, 0.9, 0.99].map((share) => percentile(values, share).toFixed(1));
  const counts = bounds.map((bound, at) => values.filter((ms) => ms <= bound && (at === 0 || ms > bounds[at - 1])));
  const rows = counts.flatMap((found, at) =>
    found.length > 0
      ? [`  to ${String(bounds[at]).padStart(8)} ms ${String(found.length).padStart(5)} ${"#".repeat(Math.ceil((50 * found.length) / values.length))}`]
      : [],
  ); // prettier-ignore
  return `${name}: ${values.length} times, p50 ${p50} ms, p90 ${p90} ms, p99 ${p99} ms, max ${Math.max(...values).toFixed(1)} ms\n${rows.join("\n")}`;
}
