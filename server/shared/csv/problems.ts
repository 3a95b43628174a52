/** Told what cannot be read of a file, by its line. */
export type Problem = (line: number, sentence: string) => void;

const problemsKept = 20;

/** The first problems of a file, and the number of all. */
export class Problems {
  readonly first: { line: number; sentence: string }[] = [];
  count = 0;

  readonly add: Problem = (line, sentence) => {
    this.count++;
    if (this.first.length < problemsKept) this.first.push({ line, sentence });
  };

  /** The kept ones by line: broken rows are found a little earlier than their turn. */
  sorted(): { line: number; sentence: string }[] {
    return this.first.toSorted((a, b) => a.line - b.line);
  }
}
