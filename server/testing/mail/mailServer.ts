import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as the receiving server got it. */
export interface ReceivedMail {
  from: string;
  to: string;
  raw: Buffer;
  parsed: ParsedMail;
}

/** The library's types lack it. */
interface SMTPServerConnection {
  id: string;
  close(): void;
}

export interface MailServer {
  /** smtp://127.0.0.1:PORT */
  url: string;
  received: ReceivedMail[];
  /** Open connections, which a test can end. */
  connections: Iterable<SMTPServerConnection>;
  stop(): Promise<void>;
}

/** Starts an SMTP server that accepts all mails. @param options replace what it does. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const raw = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        void simpleParser(raw).then((parsed) => {
          received.push({ from, to: rcptTo[0].address, raw, parsed });
          done();
        }, done);
      });
    },
    ...options,
  });
  // A killed sender resets its connections.
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    connections: server.connections as Set<SMTPServerConnection>,
    stop: () => new Promise((resolve) => void server.close(resolve)),
  };
}
