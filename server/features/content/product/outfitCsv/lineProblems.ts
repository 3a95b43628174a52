import { GraphQLError } from "graphql";
import { databaseError } from "../../../../core/errors/databaseErrors";

/** A cell that cannot be read; the message is for the editor. */
export class CellProblem extends Error {}

interface LineProblem {
  line: number;
  sentence: string;
}

const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The problems of one outfit in the file. Thrown, it rolls the outfit back. */
export class LineProblems extends Error {
  constructor(readonly list: LineProblem[] = []) {
    super("The outfit has problems.");
  }

  add(line: number, sentence: string): void {
    this.list.push({ line, sentence: asSentence(sentence) });
  }

  /** Runs the work; a problem that it throws is added. */
  collect<Result>(line: number, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      this.add(line, error.message);
      return undefined;
    }
  }

  /**
   * Adds an error of a service, with the column of each invalid field. Other errors are thrown again.
   * @param columns titles of the columns by field.
   * @param lineFor returns the line of a field, if it is not `line`.
   */
  addError(
    error: unknown,
    line: number,
    columns: Readonly<Record<string, string>>,
    lineFor: (field: string) => number | undefined = () => undefined,
  ): void {
    const refused = databaseError(error) ?? error;
    if (!(refused instanceof GraphQLError) || !expectedCodes.has(String(refused.extensions.code))) throw error;
    const fields = Object.entries((refused.extensions.fieldErrors ?? {}) as Record<string, string>);
    if (fields.length === 0) this.add(line, refused.message);
    for (const [field, sentence] of fields) {
      const column = columns[field.replace(/\.\d+(?=\.)/, "")];
      this.add(lineFor(field) ?? line, column ? `${column}: ${sentence}` : sentence);
    }
  }

  throwIfAny(): void {
    if (this.list.length > 0) throw this;
  }
}

/** Errors that concern the values of one outfit; others end the import. */
const expectedCodes = new Set(["BAD_USER_INPUT", "NOT_FOUND", "CONFLICT"]);
