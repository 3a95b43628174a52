import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";
import { Writable as NoOutput } from "node:stream";

/** More than any password has; whoever sends more did not mean to. */
const longestInput = 8_192;

/** Nothing was given, or it cannot be read as one line; the message is a sentence. */
export class SecretRefused extends Error {}

/** Asks for one line on a terminal and shows nothing of what is typed. */
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

/** The first line of what another program sends. */
export async function readSecret(input: Readable): Promise<string> {
  let text = "";
  for await (const chunk of input) {
    text += String(chunk);
    if (text.length > longestInput) throw new SecretRefused("The standard input is too long for a password.");
  }
  const [line] = text.split(/\r?\n/);
  if (!line) {
    throw new SecretRefused("There is no password on the standard input. Send one line, or let --generate make one.");
  }
  return line;
}
