import { text } from "node:stream/consumers";
import { prerenderStatic } from "@apollo/client/react/ssr";
import type { ReactNode } from "react";
// The Node version slows the whole process down after its first page: see eslint.config.mjs.
import { prerender as renderToStream } from "react-dom/static.edge";

/**
 * Renders the complete page with its query results. Throws every error, also one that React would leave to the browser.
 */
export async function prerender(tree: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { result } = await prerenderStatic({
    tree,
    // Returns text: Apollo decodes each chunk of a stream separately, which breaks characters at chunk boundaries.
    renderFunction: async (element): Promise<string> => {
      const { prelude } = await renderToStream(element, {
        onError: (error) => void errors.push(error),
        // Above this size React would move content to the end and insert it with inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      });
      return text(prelude);
    },
  });
  if (errors.length > 0) throw errors[0];
  return result;
}
