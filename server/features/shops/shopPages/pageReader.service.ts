import { once } from "node:events";
import path from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import type { PageResults, PageTask } from "./pageTasks";
import type { PageWorkerMessage } from "./pageWorker";

/** The page exceeds the limit of time or memory, or cannot be parsed. */
export class PageUnreadable extends Error {}

interface ReadLimits {
  /** Milliseconds per page: a hundred times what the slowest normal page takes. */
  time: number;
  /**
   * Megabytes of the worker's heap. A page of 2 MB stays far below: V8 may end the whole process when a JSON.parse
   * reaches the limit, so the size of the read page bounds the memory.
   */
  memory: number;
}

const readLimits: ReadLimits = { time: 3_000, memory: 512 };

/** The time to load its code does not count against a page. */
const maxStartTime = 30_000;

/** Development and tests run the TypeScript sources, which the worker compiles itself. */
const isCompiled = __filename.endsWith(".js");
const compilerMemory = 100;

const resourceLimits = (memory: number): ResourceLimits => ({
  maxOldGenerationSizeMb: memory,
  maxYoungGenerationSizeMb: 16,
});

interface RunningWorker {
  worker: Worker;
  /** Aborted when the worker has ended, or has to: it exceeded a limit. */
  ending: AbortController;
}

/** Waits for the worker's next message, for a limited time. */
async function receiveMessage({ worker, ending }: RunningWorker, time: number): Promise<PageWorkerMessage> {
  const timer = setTimeout(() => ending.abort(), time).unref();
  try {
    const [message] = (await once(worker, "message", { signal: ending.signal })) as [PageWorkerMessage];
    return message;
  } finally {
    clearTimeout(timer);
  }
}

async function startWorker(memory: number): Promise<RunningWorker> {
  const worker = isCompiled
    ? new Worker(path.join(__dirname, "pageWorker.js"), { resourceLimits: resourceLimits(memory) })
    : new Worker(path.join(__dirname, "pageWorker.ts"), {
        execArgv: ["-r", path.join(__dirname, "../../../../scripts/registerTypescript.cjs")],
        resourceLimits: resourceLimits(memory + compilerMemory),
      });
  // A pending page does not keep the process alive.
  worker.unref();
  const ending = new AbortController();
  worker.once("exit", () => ending.abort());
  // An unhandled error event would end the process.
  worker.on("error", () => ending.abort());
  const running = { worker, ending };
  await receiveMessage(running, maxStartTime);
  return running;
}

/**
 * Parses texts of other sites in a worker, one after the other, outside of the event loop. The worker starts with the
 * first text. A text that exceeds the limits ends the worker, and the next text starts another one.
 */
export class PageReader {
  private running: RunningWorker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private readonly onEnd = (): void => this.close();

  /** @param end closes the reader and aborts the current task. */
  constructor(
    private readonly limits: ReadLimits = readLimits,
    private readonly end?: AbortSignal,
  ) {
    if (end?.aborted) this.isClosed = true;
    end?.addEventListener("abort", this.onEnd, { once: true });
  }

  /** @throws PageUnreadable when the text exceeds the limits or cannot be parsed, or the reader is closed. */
  read<Task extends PageTask>(task: Task): Promise<PageResults[Task["task"]]> {
    const result = this.last.then(() => this.readNow(task));
    this.last = result.catch(() => undefined);
    return result as Promise<PageResults[Task["task"]]>;
  }

  /** Ends the worker; waiting texts are rejected. */
  close(): void {
    // The process has one signal for many readers.
    this.end?.removeEventListener("abort", this.onEnd);
    this.isClosed = true;
    this.endWorker();
  }

  private async readNow(task: PageTask): Promise<unknown> {
    if (!this.isClosed) this.running ??= await startWorker(this.limits.memory);
    if (this.isClosed || !this.running) {
      this.endWorker();
      throw new PageUnreadable("The reader is closed.");
    }
    try {
      const reply = receiveMessage(this.running, this.limits.time);
      this.running.worker.postMessage(task);
      const message = await reply;
      if ("result" in message) return message.result;
      throw new Error("failed" in message ? message.failed : "The worker has lost the task.");
    } catch (error) {
      this.endWorker();
      throw new PageUnreadable("The page exceeds the limits of time or memory, or cannot be parsed.", { cause: error });
    }
  }

  /** Does not wait for the exit: V8 first finishes a running JSON.parse, and the next text need not wait for it. */
  private endWorker(): void {
    void this.running?.worker.terminate();
    this.running = null;
  }
}
