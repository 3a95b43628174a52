import { ErrorNotice } from "./ErrorNotice";
import { Document } from "./Document";
import { ThemeRoot } from "../shared/theme/ThemeRoot";

/** The server's error page: needs no data and no router, and brings no script that could fail in turn. */
export function ErrorDocument({ retryHref }: { retryHref: string }) {
  return (
    <ThemeRoot>
      <Document>
        <main>
          <ErrorNotice retryHref={retryHref} />
        </main>
      </Document>
    </ThemeRoot>
  );
}
