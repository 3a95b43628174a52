/** Rows per statement, to stay well below the statement timeout. */
const batchSize = 5_000;

export function* inBatches<Value>(values: readonly Value[], size = batchSize): Generator<Value[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size);
}
