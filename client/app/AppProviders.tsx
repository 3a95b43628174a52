import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { EmotionCache } from "@emotion/cache";
import { useMemo, type ReactNode } from "react";
import { PageOutcomeContext, type PageOutcome } from "../shared/seo/PageStatus";
import { plainSite, SiteContext } from "../shared/site/SiteContext";
import { ThemeRoot } from "../shared/theme/ThemeRoot";
import { ToastProvider } from "../shared/toast/ToastProvider";
import { Document } from "./Document";

export interface AppProvidersProps {
  client: ApolloClient;
  styleCache: EmotionCache;
  /** Scheme and host of absolute addresses; the same on the server and in the browser. */
  origin: string;
  /** Given on the server alone. */
  outcome?: PageOutcome;
  children: ReactNode;
}

/** The same tree on the server and in the browser, around the router. */
export function AppProviders({ client, styleCache, origin, outcome, children }: AppProvidersProps) {
  // The settings fill in the rest, inside the router.
  const site = useMemo(() => ({ ...plainSite, origin }), [origin]);
  return (
    <ThemeRoot styleCache={styleCache}>
      <PageOutcomeContext value={outcome ?? null}>
        <ApolloProvider client={client}>
          <SiteContext value={site}>
            <Document>
              <ToastProvider>{children}</ToastProvider>
            </Document>
          </SiteContext>
        </ApolloProvider>
      </PageOutcomeContext>
    </ThemeRoot>
  );
}
