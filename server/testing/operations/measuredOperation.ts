export interface MeasuredOperation {
  name: string;
  text: string;
  statements: number;
  /** A list that is not longer than its page is not counted. */
  ofWholeList?: number;
}
