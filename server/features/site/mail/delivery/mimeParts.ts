/** A part without parts of its own. */
export interface MimePart {
  /** In lowercase, such as `message/delivery-status`. */
  type: string;
  /** Decoded. */
  text: string;
}

/** A report has three parts. More than these are attachments, or an attack. */
const limits = { parts: 50, depth: 5 };
const newline = /\r?\n/;

/** Reads fields such as those of a header; of repeated ones, the first. */
export function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of text.replace(/\r?\n[ \t]/g, " ").split(newline)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).toLowerCase();
    if (name !== "" && !fields.has(name)) fields.set(name, line.slice(colon + 1).trim());
  }
  return fields;
}

/** Splits at the first empty line. */
export function splitEntity(entity: string): [head: string, body: string] {
  // A part without fields starts with its empty line.
  const leading = /^\r?\n/.exec(entity)?.[0].length;
  if (leading !== undefined) return ["", entity.slice(leading)];
  const end = /\r?\n\r?\n/.exec(entity);
  return end ? [entity.slice(0, end.index), entity.slice(end.index + end[0].length)] : [entity, ""];
}

const readParameter = (contentType: string, name: string): string | undefined =>
  new RegExp(`;[ \\t]*${name}=(?:"([^"]*)"|([^;\\s]*))`, "i").exec(contentType)?.slice(1).find(Boolean);

function decodeText(body: string, encoding: string, charset: string): string {
  const decoded =
    encoding === "base64"
      ? Buffer.from(body, "base64")
      : Buffer.from(
          encoding === "quoted-printable"
            ? body
                .replace(/=\r?\n/g, "")
                .replace(/=([0-9a-f]{2})/gi, (_code, hex: string) => String.fromCharCode(parseInt(hex, 16)))
            : body,
          "latin1",
        );
  try {
    return new TextDecoder(charset).decode(decoded);
  } catch {
    // An unknown charset: codes and English words are the same in all of them.
    return decoded.toString("latin1");
  }
}

/** Splits the body of a multipart at the lines of its boundary. */
function splitBody(body: string, boundary: string): string[] {
  const pieces: string[][] = [];
  let isInPart = false;
  for (const line of body.split("\n")) {
    const mark = line.trimEnd();
    if (mark === `--${boundary}--`) isInPart = false;
    else if (mark !== `--${boundary}`) {
      if (isInPart) pieces.at(-1)?.push(line);
    } else if (pieces.length === limits.parts) break;
    else {
      isInPart = true;
      pieces.push([]);
    }
  }
  return pieces.map((lines) => lines.join("\n"));
}

/**
 * Returns the parts of a message in their order; a quoted message is one part. It never throws, because a mail server would
 * pipe the same message again and again. @param entity the bytes as Latin-1.
 */
export function readParts(entity: string, depth = 0): MimePart[] {
  const [head, body] = splitEntity(entity);
  const fields = readFields(head);
  const contentType = fields.get("content-type") ?? "text/plain";
  const type = contentType.split(";", 1)[0].trim().toLowerCase();
  const isMultipart = type.startsWith("multipart/");
  const boundary = isMultipart && depth < limits.depth ? readParameter(contentType, "boundary") : undefined;
  const pieces = boundary === undefined ? [] : splitBody(body, boundary);
  if (pieces.length > 0) return pieces.flatMap((piece) => readParts(piece, depth + 1)).slice(0, limits.parts);
  const encoding = fields.get("content-transfer-encoding")?.trim().toLowerCase() ?? "";
  const text = decodeText(body, encoding, readParameter(contentType, "charset") ?? "utf-8");
  // The boundary of a damaged report matches no line: its body is read as it is.
  return [{ type: isMultipart ? "text/plain" : type, text }];
}
