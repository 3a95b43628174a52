import type { EmotionCache } from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import { stylesAttribute } from "../../shared/theme/emotionCache";
import { cspHash } from "./hash";

export interface InlineStyles {
  tags: string;
  hashes: string[];
}

// In the browser, Emotion adds empty style elements and fills them through the CSSOM.
const emptyStyle = cspHash("");

/**
 * Call before rendering: from then on styles are collected instead of written into the body. The returned function gives all
 * that were inserted, also those of a component around another styled one, which no element has: the browser would
 * serialize and insert them while it hydrates.
 */
export function collectStyles(cache: EmotionCache): () => InlineStyles {
  const emotion = createEmotionServer(cache);
  return () => {
    const classNames = Object.keys(cache.registered).join(" ");
    const chunks = emotion.extractCriticalToChunks(classNames).styles.filter(({ css }) => css !== "");
    return {
      tags: chunks
        .map(({ key, ids, css }) =>
          key === cache.key
            ? `<style ${stylesAttribute}="${ids.join(" ")}">${css}</style>`
            : `<style data-emotion="${[key, ...ids].join(" ")}">${css}</style>`,
        )
        .join(""),
      hashes: [emptyStyle, ...chunks.map(({ css }) => cspHash(css))],
    };
  };
}
