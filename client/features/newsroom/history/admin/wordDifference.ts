/** A segment of text that is in both versions, or in only one of them. */
export interface Segment {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Splits into words, whitespace and punctuation; joining the parts restores the text. */
const split = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}'’]+|[^\s\p{L}\p{N}\p{M}]/gu) ?? [];

/** Maximum cells of the table below; beyond it, everything between the common ends counts as replaced. */
const largestTable = 4_000_000;

/** Length of the longest common subsequence of `one` from i and `other` from j, for all i and j. */
function commonLengths(one: readonly string[], other: readonly string[]): (i: number, j: number) => number {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        one[i] === other[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  return (i, j) => lengths[i * width + j] ?? 0;
}

function middle(before: readonly string[], after: readonly string[]): Segment[] {
  const replaced: Segment[] = [
    { kind: "removed", text: before.join("") },
    { kind: "added", text: after.join("") },
  ];
  if (before.length * after.length > largestTable) return replaced;
  const common = commonLengths(before, after);
  const found: Segment[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      found.push({ kind: "same", text: old });
      i += 1;
      j += 1;
    } else if (old !== undefined && (fresh === undefined || common(i + 1, j) >= common(i, j + 1))) {
      found.push({ kind: "removed", text: old });
      i += 1;
    } else {
      found.push({ kind: "added", text: fresh ?? "" });
      j += 1;
    }
  }
  return found;
}

/**
 * Merges adjacent segments of one kind; whitespace between two changes joins them, so that whole phrases stay readable.
 */
function mergeSegments(stretches: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  let [removed, added] = ["", ""];
  const flush = () => {
    if (removed) result.push({ kind: "removed", text: removed });
    if (added) result.push({ kind: "added", text: added });
    [removed, added] = ["", ""];
  };
  stretches.forEach(({ kind, text }, at) => {
    const bridge = kind === "same" && text.trim() === "" && stretches[at + 1]?.kind !== "same" && (removed || added);
    if (kind !== "added" && (kind === "removed" || bridge)) removed += text;
    if (kind !== "removed" && (kind === "added" || bridge)) added += text;
    if (kind !== "same" || bridge) return;
    flush();
    const last = result.at(-1);
    if (last?.kind === "same") last.text += text;
    else result.push({ kind, text });
  });
  flush();
  return result;
}

/** Returns the words that were removed and added. */
export function wordDifference(before: string, after: string): Segment[] {
  const [one, other] = [split(before), split(after)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < one.length - start &&
    end < other.length - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  ) {
    end += 1;
  }
  const same = (words: readonly string[]): Segment[] => words.map((text) => ({ kind: "same", text }));
  return mergeSegments([
    ...same(one.slice(0, start)),
    ...middle(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...same(one.slice(one.length - end)),
  ]).filter(({ text }) => text !== "");
}

const contextLength = 120;

/** Shortens long unchanged segments to the words next to a change; "…" marks the gap. */
export function excerpts(stretches: readonly Segment[]): Segment[] {
  return stretches.map((stretch, at) => {
    if (stretch.kind !== "same" || stretch.text.length <= 2 * contextLength) return stretch;
    const head = at === 0 ? "" : stretch.text.slice(0, contextLength).replace(/(?<!\S)\S+$/, "");
    const tail = at === stretches.length - 1 ? "" : stretch.text.slice(-contextLength).replace(/^\S*/, "");
    return { ...stretch, text: `${head}…${tail}` };
  });
}
