import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { EmotionCache } from "@emotion/cache";
import { useMemo, type ReactNode } from "react";
import { PageOutcomeContext, type PageOutcome } from "../shared/seo/PageStatus";
import { defaultSite, SiteContext } from "../shared/site/SiteContext";
import { ThemeRoot } from "../shared/theme/ThemeRoot";
import { ToastProvider } from "../shared/toast/ToastProvider";
import { Document } from "./Document";

export interface AppProvidersProps {
  client: ApolloClient;
  styleCache: EmotionCache;
  /** Scheme and host of absolute URLs; the same on the server and in the browser. */
  origin: string;
  /** Set on the server alone. */
  outcome?: PageOutcome;
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function AppProviders({ client, styleCache, origin, outcome, children }: AppProvidersProps) {
  // SiteChrome adds the settings inside the router.
  const site = useMemo(() => ({ ...defaultSite, origin }), [origin]);
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
