import { Parser } from "htmlparser2";
import { ImportRefused } from "../../../shared/csv/importRefused";

interface XmlItem<Field extends string> {
  /** Line on which the element begins. */
  line: number;
  values: Partial<Record<Field, string>>;
}

const maxTextLength = 100_000;
const maxDepth = 100;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Collects the elements of one kind, with the texts of their direct children. */
class ItemCollector<Field extends string> {
  readonly found: XmlItem<Field>[] = [];
  private current: XmlItem<Field> | null = null;
  private field: Field | null = null;
  private depth = 0;
  private itemDepth = 0;
  private hasRoot = false;
  private isEnding = false;
  isCut = false;
  private line = 1;
  private counted = 0;
  private pieceStart = 0;
  private piece = "";

  constructor(
    private readonly items: ReadonlySet<string>,
    private readonly fields: ReadonlySet<string>,
  ) {}

  startPiece(piece: string): void {
    this.countLines(this.pieceStart + this.piece.length);
    this.pieceStart += this.piece.length;
    this.piece = piece;
  }

  end(): void {
    this.isEnding = true;
  }

  open(name: string, attributes: Record<string, string>, at: number): void {
    this.hasRoot = true;
    if (++this.depth > maxDepth) throw new ImportRefused("The elements of the file are nested too deep.");
    if (!this.current && this.items.has(name)) {
      this.countLines(at);
      this.current = { line: this.line, values: {} };
      this.itemDepth = this.depth;
    } else if (this.current && this.depth === this.itemDepth + 1) {
      const field = localName(name) as Field;
      this.field = this.fields.has(field) && this.current.values[field] === undefined ? field : null;
      // Atom has the address of a link in an attribute.
      if (this.field === "link" && attributes.href) this.current.values[this.field] = attributes.href;
    }
  }

  text(text: string): void {
    if (!this.current || !this.field || this.depth !== this.itemDepth + 1) return;
    const value = this.current.values[this.field] ?? "";
    if (value.length < maxTextLength) this.current.values[this.field] = value + text;
  }

  close(): void {
    if (this.isEnding) {
      this.isCut = true;
      return;
    }
    if (this.current && this.depth === this.itemDepth) {
      this.found.push(this.current);
      this.current = null;
    }
    if (this.depth === this.itemDepth + 1) this.field = null;
    this.depth--;
  }

  /** Returns whether the text was no XML. */
  get isEmpty(): boolean {
    return !this.hasRoot;
  }

  private countLines(until: number): void {
    const end = Math.min(until - this.pieceStart, this.piece.length);
    for (let at = this.counted - this.pieceStart; at < end; at++)
      if (this.piece.charCodeAt(Math.max(at, 0)) === 10) this.line++;
    this.counted = Math.max(this.counted, until);
  }
}

/**
 * Yields the elements with the given names from an XML text of any length, one piece at a time.
 * @throws ImportRefused when the text ends before its last element.
 */
export async function* xmlItems<Field extends string>(
  text: AsyncIterable<string>,
  items: ReadonlySet<string>,
  fields: readonly Field[],
): AsyncGenerator<XmlItem<Field>> {
  const collector = new ItemCollector<Field>(items, new Set(fields));
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes, parser.startIndex),
      ontext: (piece) => collector.text(piece),
      onclosetag: () => collector.close(),
    },
    { xmlMode: true },
  );
  for await (const piece of text) {
    collector.startPiece(piece);
    parser.write(piece);
    yield* collector.found.splice(0);
  }
  // The parser closes open elements at the end.
  collector.end();
  parser.end();
  if (collector.isEmpty) throw new ImportRefused("The file is empty or no XML.");
  if (collector.isCut) throw new ImportRefused("The file ends in the middle of an element. Nothing was written.");
}
