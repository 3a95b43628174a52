import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

interface Answer {
  status: number;
  text: string;
}

/** A request failed on a connection that had answered others: the server may close it at the same moment. */
class ReusedConnectionClosed extends Error {}

function get(url: string, agent: http.Agent | false): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isReused = false;
    const request = http.get(url, { agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
      response.once("error", reject);
    });
    // `reusedSocket` is false for a connection that goes from one request to the next that waits.
    request.once("socket", (socket) => (isReused = socket.bytesRead > 0));
    request.once("error", (error: NodeJS.ErrnoException) =>
      reject(isReused && error.code === "ECONNRESET" ? new ReusedConnectionClosed() : error),
    );
  });
}

/** Opens pages all the time, with the files of all versions that it has seen, and records what failed. */
export class ContinuousVisitor {
  readonly failures: string[] = [];
  readonly files = new Set<string>();
  requests = 0;
  /** Requests that were sent twice. */
  repeated = 0;
  longestMs = 0;
  private isReading = true;
  private readonly loops: Promise<void>[];

  constructor(
    private readonly site: string,
    pages: readonly string[],
  ) {
    this.loops = [true, false].map((keepAlive) => this.read(pages, new http.Agent({ keepAlive, maxSockets: 4 })));
  }

  async stop(): Promise<void> {
    this.isReading = false;
    await Promise.all(this.loops);
  }

  private async read(pages: readonly string[], agent: http.Agent): Promise<void> {
    for (; this.isReading; await sleep(20)) {
      for (const page of pages) {
        const { text } = await this.request(page, agent);
        const files = text.match(/\/assets\/[\w.-]+/g) ?? [];
        // Right after its page, which another process may have sent.
        await Promise.all(files.map((file) => this.request(file, agent)));
        for (const file of files) if (file.includes("/main-")) this.files.add(file);
      }
      await Promise.all([...this.files, "/favicon.svg"].map((file) => this.request(file, agent)));
    }
    agent.destroy();
  }

  private async request(place: string, agent: http.Agent): Promise<Answer> {
    const startedAt = Date.now();
    const answer = await this.getAsBrowsersDo(this.site + place, agent).catch((error: Error) => ({
      status: 0,
      text: String(error),
    }));
    this.requests += 1;
    const ms = Date.now() - startedAt;
    this.longestMs = Math.max(this.longestMs, ms);
    if (answer.status !== 200) this.failures.push(`${place}: ${answer.status} ${answer.text.slice(0, 100)}, ${ms} ms`);
    return answer;
  }

  /** Repeats a request once, on another connection (RFC 9112, section 9.3.1). */
  private async getAsBrowsersDo(url: string, agent: http.Agent): Promise<Answer> {
    try {
      return await get(url, agent);
    } catch (error) {
      if (!(error instanceof ReusedConnectionClosed)) throw error;
      this.repeated += 1;
      return get(url, false);
    }
  }
}
