import type { ReactNode } from "react";
import { FirstScript } from "../shared/theme/FirstScript";
import { darkScheme, lightScheme } from "../../site/palette";

/** The whole document, rendered by React; the server adds style sheets, scripts and state to the HTML. */
export function Document({ children }: { children: ReactNode }) {
  return (
    // The first script sets attributes here before React hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={lightScheme.ground} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={darkScheme.ground} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <FirstScript />
        {children}
      </body>
    </html>
  );
}
