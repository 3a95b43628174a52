import { once } from "node:events";
import { type Readable, Transform, type TransformCallback } from "node:stream";
import { ImportRefused } from "./importRefused";

/** Encoding and delimiter of a CSV file. */
export interface CsvForm {
  /** The name for TextDecoder. */
  encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  delimiter: "," | ";" | "\t" | "|";
  /** The beginning of the file, already read from the stream. */
  head: Buffer;
}

/** Only the beginning of a longer first line is examined. */
const maxHeadBytes = 65_536;
const lineEnds = [0x0a, 0x0d];

const startsWith = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, at) => head[at] === byte);

/** Reads up to the end of the first chunk that contains the end of a line. */
async function readHead(file: Readable): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (!file.readableEnded && head.length < maxHeadBytes) {
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

function rejectCompressed(head: Buffer): void {
  if (startsWith(head, 0x1f, 0x8b))
    throw new ImportRefused("The file is compressed (gzip). Unpack it and choose the CSV file inside.");
  if (startsWith(head, 0x50, 0x4b, 0x03, 0x04))
    throw new ImportRefused(
      "The file is a ZIP archive or an Excel workbook. Save it as CSV UTF-8 and choose the saved file.",
    );
}

/** Detects the encoding by the byte order mark, or by the position of zero bytes. */
export function detectEncoding(head: Buffer): CsvForm["encoding"] {
  const isZero = [0, 1, 2, 3].map((at) => head[at] === 0).join();
  if (startsWith(head, 0xff, 0xfe) || isZero === "false,true,false,true") return "utf-16le";
  if (startsWith(head, 0xfe, 0xff) || isZero === "true,false,true,false") return "utf-16be";
  return "utf-8";
}

/** Returns the most frequent delimiter of the first line, outside of quotation marks. */
export function detectDelimiter(text: string): CsvForm["delimiter"] {
  const counts = { ",": 0, ";": 0, "\t": 0, "|": 0 };
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

/** Detects the form of a file. @throws ImportRefused for a file that is not text. */
export async function readCsvForm(file: Readable): Promise<CsvForm> {
  const head = await readHead(file);
  rejectCompressed(head);
  const encoding = detectEncoding(head);
  return { encoding, delimiter: detectDelimiter(new TextDecoder(encoding).decode(head)), head };
}

const notUtf8Error = () =>
  new ImportRefused(
    "The file is not in UTF-8. It looks like Latin-1 (Windows-1252). Save it as CSV UTF-8 and import it again. Nothing was written.",
  );

/** Decodes the file to UTF-8 without a byte order mark, starting with its head. Fails with ImportRefused. */
export function utf8Stream({ encoding, head }: CsvForm): Transform {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const decode = (chunk: Buffer | undefined, done: TransformCallback): void => {
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      done(notUtf8Error());
      return;
    }
    done(null, text);
  };
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => decode(chunk, done),
    flush: (done) => decode(undefined, done),
  });
  // The reader of the stream gets the error; before it is attached, an unhandled error would end the process.
  stream.on("error", () => undefined);
  stream.write(head);
  return stream;
}
