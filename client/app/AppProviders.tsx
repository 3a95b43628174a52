import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import { PageOutcomeContext, type PageOutcome } from "../shared/seo/PageStatus";
import { ThemeRoot } from "../shared/theme/ThemeRoot";
import { ToastProvider } from "../shared/toast/ToastProvider";
import { Document } from "./Document";

export interface AppProvidersProps {
  client: ApolloClient;
  styleCache: EmotionCache;
  /** Given on the server alone. */
  outcome?: PageOutcome;
  children: ReactNode;
}

/** The same tree on the server and in the browser, around the router. */
export function AppProviders({ client, styleCache, outcome, children }: AppProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <PageOutcomeContext value={outcome ?? null}>
        <ApolloProvider client={client}>
          <ThemeRoot>
            <Document>
              <ToastProvider>{children}</ToastProvider>
            </Document>
          </ThemeRoot>
        </ApolloProvider>
      </PageOutcomeContext>
    </CacheProvider>
  );
}
