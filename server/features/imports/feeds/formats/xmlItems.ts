import { Parser } from "htmlparser2";
import { ImportRefused } from "../../../../core/table/importRefused";

interface XmlItem<Field extends string> {
  /** Line on which the element begins. */
  line: number;
  values: Partial<Record<Field, string>>;
}

const maxTextLength = 100_000;
const maxDepth = 100;

interface XmlFields<Field extends string> {
  /** Names of the elements to yield. */
  items: readonly string[];
  /** The namespace whose elements win over those of RSS or Atom with the same name. */
  namespace: string;
  /** Names of their children to read. */
  fields: readonly Field[];
}

/** Collects the elements of one kind, with the texts of their direct children. */
class ItemCollector<Field extends string> {
  readonly found: XmlItem<Field>[] = [];
  private current: XmlItem<Field> | null = null;
  private field: Field | null = null;
  private prefix = "";
  private readonly own = new Set<Field>();
  private depth = 0;
  private itemDepth = 0;
  private hasRoot = false;
  private isEnding = false;
  isCut = false;
  private line = 1;
  private counted = 0;
  private pieceStart = 0;
  private piece = "";

  constructor(private readonly wanted: XmlFields<Field>) {}

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
    if (!this.current) {
      const declared = Object.entries(attributes).find(([, value]) => value === this.wanted.namespace);
      if (declared?.[0].startsWith("xmlns:")) this.prefix = `${declared[0].slice("xmlns:".length)}:`;
      if (this.wanted.items.includes(name)) this.openItem(at);
    } else if (this.depth === this.itemDepth + 1) this.openField(this.current, name, attributes);
  }

  private openItem(at: number): void {
    this.countLines(at);
    this.current = { line: this.line, values: {} };
    this.own.clear();
    this.itemDepth = this.depth;
  }

  private openField({ values }: XmlItem<Field>, name: string, { href, rel }: Record<string, string>): void {
    const isOwn = this.prefix !== "" && name.startsWith(this.prefix);
    const field = (isOwn ? name.slice(this.prefix.length) : name) as Field;
    const isKnown = this.own.has(field) || (!isOwn && values[field] !== undefined);
    this.field = this.wanted.fields.includes(field) && !isKnown && (rel ?? "alternate") === "alternate" ? field : null;
    if (!this.field) return;
    // Atom has the address of a link in an attribute.
    values[field] = href ?? "";
    if (isOwn) this.own.add(field);
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
 * Yields the wanted elements from an XML text of any length, one piece at a time.
 * @throws ImportRefused when the text ends before its last element.
 */
export async function* xmlItems<Field extends string>(
  text: AsyncIterable<string>,
  wanted: XmlFields<Field>,
): AsyncGenerator<XmlItem<Field>> {
  const collector = new ItemCollector<Field>(wanted);
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
