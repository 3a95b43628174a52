import { once } from "node:events";
import path from "node:path";
import { type ResourceLimits, Worker } from "node:worker_threads";
import type { PageResults, PageTask } from "./pageTasks";
import type { PageWorkerMessage } from "./pageWorker";

/** The page asks for more time or memory than it gets, or cannot be read at all. */
export class PageUnreadable extends Error {}

interface ReadLimits {
  /** Milliseconds for one page: a hundred times what the longest honest one takes. */
  time: number;
  /**
   * Megabytes for the worker's objects. No page of 2 MB comes near it: V8 may end the whole process when a JSON.parse
   * reaches the limit, so what bounds the memory is how much of a page is read.
   */
  memory: number;
}

const readLimits: ReadLimits = { time: 3_000, memory: 512 };

/** Loading its code is not a page's fault. */
const maxStartTime = 30_000;

/** Development and tests run the sources, which the worker compiles for itself. */
const isCompiled = __filename.endsWith(".js");
const compilerMemory = 100;

const resourceLimits = (memory: number): ResourceLimits => ({
  maxOldGenerationSizeMb: memory,
  maxYoungGenerationSizeMb: 16,
});

interface RunningWorker {
  worker: Worker;
  /** Aborted once it has ended. */
  ended: AbortSignal;
}

async function startWorker(memory: number): Promise<RunningWorker> {
  const worker = isCompiled
    ? new Worker(path.join(__dirname, "pageWorker.js"), { resourceLimits: resourceLimits(memory) })
    : new Worker(path.join(__dirname, "pageWorker.ts"), {
        execArgv: ["-r", path.join(__dirname, "../../../../scripts/registerTypescript.cjs")],
        resourceLimits: resourceLimits(memory + compilerMemory),
      });
  // A process that wants to end does not wait for a page.
  worker.unref();
  const ending = new AbortController();
  worker.once("exit", () => ending.abort());
  // An error that nobody listens to would end the process.
  worker.on("error", () => ending.abort());
  await once(worker, "message", { signal: AbortSignal.any([ending.signal, AbortSignal.timeout(maxStartTime)]) });
  return { worker, ended: ending.signal };
}

/**
 * Reads texts of other sites apart from the event loop, one after the other, in a worker that starts with the first text.
 * A text that costs too much ends the worker, and the next text gets another one.
 */
export class PageReader {
  private running: RunningWorker | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private readonly onEnd = (): void => this.close();

  /** @param end closes the reader, whatever is under way. */
  constructor(
    private readonly limits: ReadLimits = readLimits,
    private readonly end?: AbortSignal,
  ) {
    if (end?.aborted) this.isClosed = true;
    end?.addEventListener("abort", this.onEnd, { once: true });
  }

  /** @throws PageUnreadable when the text costs too much or cannot be read, or the reader is closed. */
  read<Task extends PageTask>(task: Task): Promise<PageResults[Task["task"]]> {
    const result = this.last.then(() => this.readNow(task));
    this.last = result.catch(() => undefined);
    return result as Promise<PageResults[Task["task"]]>;
  }

  /** Ends the worker; texts that still wait are refused. */
  close(): void {
    // The signal is the process's, which has many readers.
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
    const { worker, ended } = this.running;
    try {
      const signal = AbortSignal.any([ended, AbortSignal.timeout(this.limits.time)]);
      const answer = once(worker, "message", { signal }) as Promise<[PageWorkerMessage]>;
      worker.postMessage(task);
      const [message] = await answer;
      if ("result" in message) return message.result;
      throw new Error("failed" in message ? message.failed : "The worker has lost the task.");
    } catch (error) {
      this.endWorker();
      throw new PageUnreadable("The page costs more than the limits allow, or cannot be read.", { cause: error });
    }
  }

  /** Does not wait for the end: V8 finishes a JSON.parse first, and the next text need not wait for that. */
  private endWorker(): void {
    void this.running?.worker.terminate();
    this.running = null;
  }
}
