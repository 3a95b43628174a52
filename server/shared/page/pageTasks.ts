import robotsParser from "robots-parser";
import { decodePage } from "./decodePage";
import { pageFacts, type PageFacts } from "./pageFacts";
import type { ProductPage } from "./product/productPage";
import { readProductPage } from "./product/readProductPage";

/** A task for the worker, with a text of another site. */
export type PageTask =
  | { task: "facts"; body: Uint8Array; contentType?: string }
  | { task: "product"; body: Uint8Array; contentType?: string; address: string }
  | { task: "isAllowed"; robots: Uint8Array; address: string; robot: string };

export interface PageResults {
  facts: PageFacts;
  product: ProductPage;
  isAllowed: boolean;
}

/** Runs a task synchronously, for as long as it takes: only for the worker. */
export function doPageTask(task: PageTask): PageResults[PageTask["task"]] {
  if (task.task === "facts") return pageFacts(decodePage(task.body, task.contentType));
  if (task.task === "product") return readProductPage(decodePage(task.body, task.contentType), task.address);
  const { address, robots, robot } = task;
  return (
    robotsParser(new URL("/robots.txt", address).href, new TextDecoder().decode(robots)).isAllowed(address, robot) ??
    true
  );
}
