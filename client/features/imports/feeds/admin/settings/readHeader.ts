const delimiters = [",", ";", "\t", "|"] as const;

/** Reads the cells of the first line that is not blank; quoted cells may contain delimiters, quotes and line breaks. */
function readCells(text: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (isQuoted && sign === '"') isQuoted = false;
    else if (isQuoted) cell += sign;
    else if (sign === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (sign === delimiter) {
      cells.push(cell.trim());
      cell = "";
    } else if (sign === "\n" || sign === "\r") break;
    else cell += sign;
  }
  return [...cells, cell.trim()];
}

/** Returns the column titles of a text with commas, semicolons, tabs or pipes: whichever separates most. */
export function parseHeader(text: string): string[] {
  const start = text.replace(/^\uFEFF/, "").trimStart();
  const lines = delimiters.map((delimiter) => readCells(start, delimiter));
  const longest = lines.reduce((most, cells) => (cells.length > most.length ? cells : most));
  return [...new Set(longest.filter(Boolean))];
}

const headBytes = 64 * 1024;

/** Returns the column titles of a file in UTF-8 or UTF-16; empty when it has none. */
export async function readHeader(file: File): Promise<string[]> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return parseHeader(new TextDecoder(encoding).decode(bytes));
}
