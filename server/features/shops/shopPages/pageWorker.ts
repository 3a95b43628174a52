import { parentPort } from "node:worker_threads";
import { doPageTask, type PageTask } from "./pageTasks";

/** Messages of the worker: ready, then one result per task. */
export type PageWorkerMessage = { ready: true } | { result: unknown } | { failed: string };

const say = (message: PageWorkerMessage): void => parentPort?.postMessage(message);

parentPort?.on("message", (task: PageTask) => {
  try {
    say({ result: doPageTask(task) });
  } catch (error) {
    say({ failed: String(error) });
  }
});
say({ ready: true });
