/** Called for each problem with its line. */
export type Problem = (line: number, sentence: string) => void;

/** A problem, and where it is. */
export interface FoundProblem {
  line: number;
  sentence: string;
  /** The name of its file, of several. */
  file?: string;
}

const maxProblems = 20;

/** Collects the first problems of files, and the total count. */
export class Problems {
  readonly first: FoundProblem[] = [];
  count = 0;

  readonly add: Problem = (line, sentence) => this.note({ line, sentence });

  /** Returns what collects the problems of one of several files; of the only one without a name. */
  in(file: string | undefined): Problem {
    return file === undefined ? this.add : (line, sentence) => this.note({ line, sentence, file });
  }

  /** Returns the collected problems by file and line: broken rows are found slightly early. */
  sorted(): FoundProblem[] {
    const files = [...new Set(this.first.map(({ file }) => file))];
    return this.first.toSorted((a, b) => files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line);
  }

  private note(problem: FoundProblem): void {
    this.count++;
    if (this.first.length < maxProblems) this.first.push(problem);
  }
}
