/** A client that costs little: it sends requests whose responses have no body, many at a time on each connection. */
import net from "node:net";

const connections = 8;
const depth = 16;

/** The head of a response to the request with this number. */
export type OnHead = (number: number, head: string) => void;

/** Sends each request once; resolves when all have their response. Rejects when a connection ends before. */
export async function sendAll(port: number, requests: readonly string[], onHead: OnHead): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, () => {
      const take = (): number | null => (next < requests.length ? next++ : null);
      return new Promise<void>((resolve, reject) => sendOver(port, { requests, take, onHead }, resolve, reject));
    }),
  );
}

interface Work {
  requests: readonly string[];
  /** Returns the number of the next request; null when none is left. */
  take(): number | null;
  onHead: OnHead;
}

function sendOver(port: number, work: Work, resolve: () => void, reject: (error: Error) => void): void {
  const socket = net.connect(port, "127.0.0.1").setNoDelay(true).setEncoding("latin1");
  const open: number[] = [];
  let received = "";
  const fill = (): void => {
    let text = "";
    for (let number: number | null; open.length < depth && (number = work.take()) !== null;) {
      open.push(number);
      text += work.requests[number];
    }
    if (text) socket.write(text);
    else if (open.length === 0) socket.end(resolve);
  };
  socket.on("data", (text: string) => {
    received += text;
    for (let end: number; (end = received.indexOf("\r\n\r\n")) >= 0; received = received.slice(end + 4)) {
      const number = open.shift();
      if (number !== undefined) work.onHead(number, received.slice(0, end));
    }
    if (open.length <= depth / 2) fill();
  });
  socket.on("error", reject).on("close", () => {
    if (open.length > 0) reject(new Error("The server closed a connection."));
  });
  fill();
}
