import type { EmotionCache } from "@emotion/cache";
import createEmotionServer from "@emotion/server/create-instance";
import { cspHash } from "./hash";

export interface InlineStyles {
  tags: string;
  hashes: string[];
}

// In the browser, Emotion adds empty style elements and fills them through the CSSOM.
const emptyStyle = cspHash("");

/** Call before rendering: from then on styles are collected instead of written into the body. */
export function collectStyles(cache: EmotionCache): (html: string) => InlineStyles {
  const emotion = createEmotionServer(cache);
  return (html) => {
    const chunks = emotion.extractCriticalToChunks(html).styles.filter(({ css }) => css !== "");
    return {
      tags: chunks
        .map(({ key, ids, css }) => `<style data-emotion="${[key, ...ids].join(" ")}">${css}</style>`)
        .join(""),
      hashes: [emptyStyle, ...chunks.map(({ css }) => cspHash(css))],
    };
  };
}
