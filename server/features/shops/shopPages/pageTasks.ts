import { TextDecoder } from "node:util";
import robotsParser from "robots-parser";
import { pageFacts, type PageFacts } from "./pageFacts.types";
import type { ProductPage } from "./product/productPage.types";
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

/** HTML asks for the declaration within the first 1,024 bytes; shops are less exact. */
const maxDeclaration = 4_096;

const declared = /charset\s*=\s*["']?([\w-]{1,40})/i;

const createDecoder = (label: string): TextDecoder | null => {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
};

function byteOrderMark(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? "utf-8" : null;
}

/** Decodes a page with the charset of its byte order mark, its header, or its own declaration; UTF-8 otherwise. */
function decodePage(bytes: Uint8Array, contentType = ""): string {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, maxDeclaration));
  const label = byteOrderMark(bytes) ?? declared.exec(contentType)?.[1] ?? declared.exec(start)?.[1] ?? "utf-8";
  // A page that can be read for a declaration is not UTF-16.
  const isWrong = /^utf-?16/i.test(label) && byteOrderMark(bytes) === null;
  return ((isWrong ? null : createDecoder(label)) ?? new TextDecoder()).decode(bytes);
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
