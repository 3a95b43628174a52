import { LineCounter } from "../lineCounter";

/** A row of a table, or why it cannot be read. */
export interface JsonRow {
  table: string;
  line: number;
  /** Null if it cannot be read. */
  row: Record<string, unknown> | null;
  problem: string;
}

const maxRowLength = 16_000_000;
/** Rows have texts; what they nest is written as text, too. */
const maxRowDepth = 50;
const maxKeyLength = 200;
/** Rows are at {"db":[{"data":{"posts":[ROW]}}]}, in old exports at {"data":{"posts":[ROW]}}. */
const maxTableDepth = 5;

interface Container {
  isObject: boolean;
  key: string;
}

function parseRow(text: string): Pick<JsonRow, "row" | "problem"> {
  try {
    const row: unknown = JSON.parse(text);
    if (typeof row === "object" && row !== null && !Array.isArray(row))
      return { row: row as Record<string, unknown>, problem: "" };
  } catch {
    // Told as for a text that is no row.
  }
  return { row: null, problem: "This row is not valid JSON." };
}

/** Finds the rows of tables in a JSON text that comes in pieces, and keeps one row in memory. */
class RowScanner {
  readonly found: JsonRow[] = [];
  readonly lines = new LineCounter();
  /** Names of what is inside of "data" and beside it: enough to recognize an export. */
  readonly names = new Set<string>();
  private readonly path: Container[] = [];
  /** Containers that are open; `path` has the outer ones. */
  depth = 0;
  private offset = 0;
  private inString = false;
  private isEscaped = false;
  private isKeyNext = false;
  private string = "";
  private rowDepth = 0;
  private deepest = 0;
  private rowLine = 0;
  private table = "";
  private text: string[] = [];
  private textLength = 0;

  get openLine(): number {
    return this.rowDepth > 0 ? this.rowLine : this.lines.last;
  }

  add(piece: string): void {
    this.lines.add(piece);
    let start = 0;
    for (let at = 0; at < piece.length; at += 1) {
      const wasInRow = this.rowDepth > 0;
      this.next(piece.charCodeAt(at), this.offset + at);
      if (!wasInRow && this.rowDepth > 0) start = at;
      else if (wasInRow && this.rowDepth === 0) this.finishRow(piece.slice(start, at + 1));
    }
    if (this.rowDepth > 0) this.keep(piece.slice(start));
    this.offset += piece.length;
  }

  private keep(text: string): void {
    this.textLength += text.length;
    if (this.textLength <= maxRowLength) this.text.push(text);
  }

  private finishRow(end: string): void {
    this.keep(end);
    const place = { table: this.table, line: this.rowLine };
    if (this.textLength > maxRowLength)
      this.found.push({ ...place, row: null, problem: "This row is longer than 16 million characters." });
    else if (this.deepest > maxRowDepth)
      this.found.push({ ...place, row: null, problem: `This row is nested more than ${maxRowDepth} deep.` });
    else this.found.push({ ...place, ...parseRow(this.text.join("")) });
    this.text = [];
    this.textLength = 0;
  }

  private next(code: number, at: number): void {
    if (this.inString) this.nextOfString(code);
    else if (code === 0x22) {
      this.inString = true;
      this.string = "";
    } else if (code === 0x7b || code === 0x5b) this.open(code === 0x7b, at);
    else if (code === 0x7d || code === 0x5d) this.close();
    else if (code === 0x2c) this.isKeyNext = this.path.at(-1)?.isObject ?? false;
    else if (code === 0x3a) this.isKeyNext = false;
  }

  private nextOfString(code: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (code === 0x5c) this.isEscaped = true;
    else if (code === 0x22) {
      this.inString = false;
      if (this.isKeyNext && this.rowDepth === 0 && this.depth === this.path.length) this.setKey();
      return;
    }
    if (this.isKeyNext && this.rowDepth === 0 && this.string.length < maxKeyLength)
      this.string += String.fromCharCode(code);
  }

  private setKey(): void {
    const container = this.path.at(-1);
    if (container) container.key = this.string;
    this.names.add([...this.path.map(({ key }) => key)].join("."));
  }

  private findTable(): string | null {
    const outer = this.path.map(({ key }) => key);
    const isNew = outer.length === maxTableDepth && outer[0] === "db" && outer[2] === "data";
    const isOld = outer.length === 3 && outer[0] === "data";
    return (isNew || isOld) && this.path.at(-1)?.isObject === false ? (outer.at(-2) ?? null) : null;
  }

  private open(isObject: boolean, at: number): void {
    if (this.rowDepth > 0) {
      this.rowDepth += 1;
      this.deepest = Math.max(this.deepest, this.rowDepth);
      return;
    }
    const table = this.depth === this.path.length && isObject ? this.findTable() : null;
    if (table !== null) {
      this.table = table;
      this.rowDepth = 1;
      this.deepest = 1;
      this.rowLine = this.lines.lineAt(at);
      return;
    }
    this.depth += 1;
    if (this.depth <= maxTableDepth) this.path.push({ isObject, key: "" });
    this.isKeyNext = isObject && this.depth <= maxTableDepth;
  }

  private close(): void {
    if (this.rowDepth > 0) {
      this.rowDepth -= 1;
      return;
    }
    if (this.depth === this.path.length) this.path.pop();
    this.depth = Math.max(0, this.depth - 1);
  }
}

/** Why the rest of a file could not be read. */
export class JsonBroken extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Yields the rows of all tables one by one, in the order of the file.
 * @throws JsonBroken when the file ends too early.
 */
export async function* jsonRows(text: AsyncIterable<string>): AsyncGenerator<JsonRow> {
  const scanner = new RowScanner();
  for await (const piece of text) {
    scanner.add(piece);
    yield* scanner.found.splice(0);
  }
  if (scanner.depth > 0) throw new JsonBroken(scanner.openLine, "The file ends in the middle of what begins here.");
}

/** Returns whether a text begins as an export of Ghost. */
export function isGhostJson(beginning: string): boolean {
  if (!beginning.trimStart().startsWith("{")) return false;
  const scanner = new RowScanner();
  scanner.add(beginning);
  return [...scanner.names].some((name) => /^(?:db\.\.)?(?:meta\.exported_on|data\.posts)$/.test(name));
}
