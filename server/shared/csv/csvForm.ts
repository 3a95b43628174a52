import { once } from "node:events";
import { type Readable, Transform, type TransformCallback } from "node:stream";
import { ImportRefused } from "./importRefused";

/** In which form a CSV file is written. */
export interface CsvForm {
  /** As TextDecoder names it. */
  encoding: "utf-8" | "utf-16le" | "utf-16be";
  delimiter: "," | ";" | "\t";
  /** The beginning of the file, which has been taken from the stream. */
  head: Buffer;
}

/** A first line that is longer is judged by its beginning. */
const longestHead = 65_536;
const lineEnds = [0x0a, 0x0d];

const beginsWith = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, at) => head[at] === byte);

/** The beginning of the file, up to the end of the first chunk in which a line ends. */
async function readHead(file: Readable): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (!file.readableEnded && head.length < longestHead) {
    const chunk = file.read() as Buffer | string | null;
    if (chunk === null) {
      if (!file.readableEnded) await Promise.race([once(file, "readable"), once(file, "end")]);
    } else {
      head = Buffer.concat([head, Buffer.from(chunk as string)]);
      // A file may begin with empty lines.
      const text = head.findIndex((byte) => byte > 0x20);
      if (text >= 0 && lineEnds.some((end) => head.indexOf(end, text) >= 0)) break;
    }
  }
  return head;
}

function refusePacked(head: Buffer): void {
  if (beginsWith(head, 0x1f, 0x8b))
    throw new ImportRefused("The file is compressed (gzip). Unpack it and choose the CSV file that is inside.");
  if (beginsWith(head, 0x50, 0x4b, 0x03, 0x04))
    throw new ImportRefused(
      "The file is a ZIP archive or an Excel workbook. Save it as CSV UTF-8 and choose the saved file.",
    );
}

/** By the byte order mark, or by where the zero bytes of plain letters are. */
function encodingOf(head: Buffer): CsvForm["encoding"] {
  const isZero = [0, 1, 2, 3].map((at) => head[at] === 0).join();
  if (beginsWith(head, 0xff, 0xfe) || isZero === "false,true,false,true") return "utf-16le";
  if (beginsWith(head, 0xfe, 0xff) || isZero === "true,false,true,false") return "utf-16be";
  return "utf-8";
}

/** The one that is in the first line most often, outside of quotation marks. */
function delimiterOf(text: string): CsvForm["delimiter"] {
  const counts = { ",": 0, ";": 0, "\t": 0 };
  let isQuoted = false;
  for (const character of text.replace(/^[\r\n]+/, "")) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (character === "\n" || character === "\r") break;
    if (character in counts) counts[character as CsvForm["delimiter"]]++;
  }
  const [[delimiter]] = Object.entries(counts).sort(([, a], [, b]) => b - a);
  return delimiter as CsvForm["delimiter"];
}

/** Finds out how the file is written. @throws ImportRefused, naming the form, for one that is no text. */
export async function readCsvForm(file: Readable): Promise<CsvForm> {
  const head = await readHead(file);
  refusePacked(head);
  const encoding = encodingOf(head);
  return { encoding, delimiter: delimiterOf(new TextDecoder(encoding).decode(head)), head };
}

const notUtf8 = () =>
  new ImportRefused(
    "The file is not in UTF-8. It looks like Latin-1 (Windows-1252). Save it as CSV UTF-8 and import it again. Nothing was written.",
  );

/** Turns the file's bytes into UTF-8 without a byte order mark; its head has been written to it. Fails with ImportRefused. */
export function utf8Stream({ encoding, head }: CsvForm): Transform {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk: Buffer | undefined, done: TransformCallback): void => {
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      done(notUtf8());
      return;
    }
    done(null, text);
  };
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => decode(chunk, done),
    flush: (done) => decode(undefined, done),
  });
  // The reader of the stream gets the error; without a listener it would end the process before there is one.
  stream.on("error", () => undefined);
  stream.write(head);
  return stream;
}
