import "@vitejs/plugin-react/preamble";
import "./app/reactFirst";
import "virtual:theme.css";
import "./shared/theme/fonts.css";
import "./shared/theme/base.css";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { AppProviders } from "./app/AppProviders";
import { replayPreHydrationInput } from "./app/preHydrationInput";
import { loadOnIntent } from "./app/loadOnIntent";
import { loadSite } from "./features/site/settings/useSiteSettings";
import { yieldToMain } from "./app/yieldToMain";
import { createRoutes, loadRoutes } from "./app/router";
import { createBrowserClient } from "./graphql/client";
import { readPageModules, readPageOrigin, readPageState } from "./graphql/pageState";
import { layOutDeferred } from "./shared/theme/deferredLayout";
import { createStyleCache } from "./shared/theme/emotionCache";

/**
 * Offline, a link loads the whole page, which the service worker has; the router would ask for its data. Runs before
 * hydration, when the router's links begin to work.
 */
function loadWholePagesOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  const onClick = (event: Event): void => {
    const isLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    if (isLink && !navigator.onLine && navigator.serviceWorker.controller) event.stopPropagation();
  };
  window.addEventListener("click", onClick, { capture: true });
}

async function start(): Promise<void> {
  await yieldToMain();
  const routes = createRoutes();
  await Promise.all([loadRoutes(routes, readPageModules()), yieldToMain()]);
  const client = createBrowserClient(readPageState());
  await yieldToMain();
  // The router takes a page with such data for one that is shown already, and leaves the reader where they have scrolled to.
  const router = createBrowserRouter(routes, { hydrationData: {} });
  await yieldToMain();
  const tree = (
    <StrictMode>
      <AppProviders client={client} styleCache={createStyleCache()} origin={readPageOrigin()}>
        <RouterProvider router={router} />
      </AppProviders>
    </StrictMode>
  );
  loadWholePagesOffline();
  startTransition(() => {
    hydrateRoot(document, tree, { onRecoverableError: (error) => console.error("Hydration:", error) });
  });
  layOutDeferred();
  loadOnIntent(router.routes, {
    code: () => import("./graphql/networkLink"),
    site: () => loadSite(client),
    data: (query) => client.query({ ...query, errorPolicy: "all" }),
  });
  await replayPreHydrationInput();
  await (await import("./app/startBackground")).startBackground(router, client);
}

start().catch((error: unknown) => console.error(error));
