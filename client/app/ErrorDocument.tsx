import type { EmotionCache } from "@emotion/cache";
import { ErrorNotice } from "./ErrorNotice";
import { Document } from "./Document";
import { ThemeRoot } from "../shared/theme/ThemeRoot";

/** The server's error page: it needs no data and no router, and has no script that could fail in turn. */
export function ErrorDocument({ styleCache, retryHref }: { styleCache: EmotionCache; retryHref: string }) {
  return (
    <ThemeRoot styleCache={styleCache}>
      <Document>
        <main>
          <ErrorNotice retryHref={retryHref} />
        </main>
      </Document>
    </ThemeRoot>
  );
}
