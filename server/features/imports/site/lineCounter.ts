/** Finds the lines of offsets in a text that comes in pieces. The offsets must not go back. */
export class LineCounter {
  /** Offsets of line ends after the last one that was asked for. */
  private ends: number[] = [];
  private passed = 0;
  private line = 1;
  private length = 0;

  add(piece: string): void {
    this.ends = this.ends.slice(this.passed);
    this.passed = 0;
    for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", at + 1)) this.ends.push(this.length + at);
    this.length += piece.length;
  }

  lineAt(offset: number): number {
    while (this.passed < this.ends.length && this.ends[this.passed] < offset) {
      this.passed += 1;
      this.line += 1;
    }
    return this.line;
  }

  get last(): number {
    return this.line + this.ends.length - this.passed;
  }
}
