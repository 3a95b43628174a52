/** Called for each problem with its line. */
export type Problem = (line: number, sentence: string) => void;

const maxProblems = 20;

/** Collects the first problems of a file, and the total count. */
export class Problems {
  readonly first: { line: number; sentence: string }[] = [];
  count = 0;

  readonly add: Problem = (line, sentence) => {
    this.count++;
    if (this.first.length < maxProblems) this.first.push({ line, sentence });
  };

  /** Returns the collected problems by line: broken rows are found slightly early. */
  sorted(): { line: number; sentence: string }[] {
    return this.first.toSorted((a, b) => a.line - b.line);
  }
}
