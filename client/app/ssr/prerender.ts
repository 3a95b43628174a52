import { prerenderStatic } from "@apollo/client/react/ssr";
import type { ReactNode } from "react";
// The one for Node slows the whole process down from its first page on: see eslint.config.mjs.
import { prerender as renderToStream } from "react-dom/static.edge";

/** The finished page with its queries answered; any error on the way is thrown, also one that React would have left to the browser to repair. */
export async function prerender(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { result } = await prerenderStatic({
    tree,
    renderFunction: (element) =>
      renderToStream(element, {
        onError: (error) => void errors.push(error),
        // Above this size React would move parts to the end and put them into place with inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      }),
  });
  if (errors.length > 0) throw errors[0];
  return result;
}
