import robotsParser from "robots-parser";
import { pageFacts, type PageFacts } from "./pageFacts";

/** A task for the worker, with a text of another site. */
export type PageTask =
  { task: "facts"; body: Uint8Array } | { task: "isAllowed"; robots: Uint8Array; address: string; robot: string };

export interface PageResults {
  facts: PageFacts;
  isAllowed: boolean;
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Runs a task synchronously, for as long as it takes: only for the worker. */
export function doPageTask(task: PageTask): PageResults[PageTask["task"]] {
  if (task.task === "facts") return pageFacts(text(task.body));
  const { address, robots, robot } = task;
  return robotsParser(new URL("/robots.txt", address).href, text(robots)).isAllowed(address, robot) ?? true;
}
