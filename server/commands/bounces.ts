import "reflect-metadata";
import { recordBounce } from "../features/site/mail/delivery/bounces.service";
import { readBounce } from "../features/site/mail/delivery/readBounce";
import { withDatabase } from "./withDatabase";

/** Mail servers keep the message, and run the command again later (EX_TEMPFAIL of sysexits.h). */
const tryAgainLater = 75;

/** Reads one message from standard input, as a mail server pipes it. */
async function main(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  const bounce = readBounce(Buffer.concat(chunks));
  if (bounce === null) return "This is neither a bounce of a mail of this site nor a complaint about one.";
  const isKnown = await withDatabase((db) => recordBounce(db, bounce));
  if (!isKnown) return "The mail is unknown. It may be older than a year.";
  return bounce.reason === "COMPLAINT" ? "The complaint was recorded." : "The bounce was recorded.";
}

main().then(
  (line) => console.log(line),
  (error: unknown) => {
    console.error(`The command failed: ${(error as Error).message}.`);
    process.exitCode = tryAgainLater;
  },
);
