import { text } from "node:stream/consumers";
import { prerenderStatic } from "@apollo/client/react/ssr";
import type { ReactNode } from "react";
// The one for Node slows the whole process down from its first page on: see eslint.config.mjs.
import { prerender as renderToStream } from "react-dom/static.edge";

/** The finished page with its queries answered; any error on the way is thrown, also one that React would have left to the browser to repair. */
export async function prerender(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { result } = await prerenderStatic({
    tree,
    // As text: Apollo decodes each chunk of a stream alone, and breaks a sign whose bytes are in two of them.
    renderFunction: async (element): Promise<string> => {
      const { prelude } = await renderToStream(element, {
        onError: (error) => void errors.push(error),
        // Above this size React would move parts to the end and put them into place with inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      });
      return text(prelude);
    },
  });
  if (errors.length > 0) throw errors[0];
  return result;
}
