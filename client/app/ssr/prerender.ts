import { text } from "node:stream/consumers";
import { setImmediate as nextIteration } from "node:timers/promises";
import { prerenderStatic } from "@apollo/client/react/ssr";
import type { ReactNode } from "react";
// The Node version slows the whole process down after its first page: see eslint.config.mjs.
import { prerender as renderToStream } from "react-dom/static.edge";

let lastTurn: Promise<unknown> = Promise.resolve();

/**
 * Resolves in an iteration of the event loop that renders nothing else. Rendering blocks the process for milliseconds; between two
 * pages it must receive the invalidation messages of other processes, and send cached responses.
 */
const waitForTurn = (): Promise<unknown> => (lastTurn = lastTurn.then(() => nextIteration()));

/** Renders a page once, with the results that are in the cache. Throws every error, also one that React would leave to the browser. */
export async function renderOnce(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  await waitForTurn();
  const { prelude } = await renderToStream(tree, {
    onError: (error) => void errors.push(error),
    // Above this size React would move content to the end and insert it with inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}

/**
 * Renders the complete page with its query results: again, while its components ask for more. Apollo would render every page
 * with a query a second time, also one whose data was there.
 * @param countQueries returns how many queries have been sent
 */
export async function prerender(tree: ReactNode, countQueries: () => number): Promise<string> {
  const complete = new AbortController();
  const { result } = await prerenderStatic({
    tree,
    signal: complete.signal,
    // Returns text: Apollo decodes each chunk of a stream separately, which breaks characters at chunk boundaries.
    renderFunction: async (element): Promise<string> => {
      const before = countQueries();
      const html = await renderOnce(element);
      if (countQueries() === before) complete.abort();
      return html;
    },
  });
  return result;
}
