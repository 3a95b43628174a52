import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";
import { Writable as NoOutput } from "node:stream";

/** Longer than any password. */
const maxInputLength = 8_192;

/** The input is empty or not a single line. The message is for the person who runs the command. */
export class SecretRefused extends Error {}

/** Prompts for one line on a terminal without echo. */
export async function askSecret(question: string, input: Readable, output: Writable): Promise<string> {
  const unseen = new NoOutput({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: unseen, terminal: true, historySize: 0 });
  const ending = new AbortController();
  lines.once("SIGINT", () => ending.abort()).once("close", () => ending.abort());
  output.write(question);
  try {
    return await lines.question("", { signal: ending.signal });
  } catch {
    throw new SecretRefused("Stopped. Nothing was changed.");
  } finally {
    lines.close();
    output.write("\n");
  }
}

/** Returns the first line of standard input. */
export async function readSecret(input: Readable): Promise<string> {
  let text = "";
  for await (const chunk of input) {
    text += String(chunk);
    if (text.length > maxInputLength) throw new SecretRefused("Standard input is too long for a password.");
  }
  const [line] = text.split(/\r?\n/);
  if (!line) {
    throw new SecretRefused("There is no password on standard input. Send one line, or use --generate.");
  }
  return line;
}
