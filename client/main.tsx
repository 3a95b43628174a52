import "@vitejs/plugin-react/preamble";
import "virtual:theme.css";
import "./shared/theme/fonts.css";
import "./shared/theme/base.css";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { AppProviders } from "./app/AppProviders";
import { createRoutes, loadMatchedRoutes } from "./app/router";
import { createBrowserClient } from "./graphql/client";
import { readPageOrigin, readPageState } from "./graphql/pageState";
import { createStyleCache } from "./shared/theme/emotionCache";

async function start(): Promise<void> {
  const routes = createRoutes();
  await loadMatchedRoutes(routes, window.location.pathname);
  const tree = (
    <StrictMode>
      <AppProviders
        client={createBrowserClient(readPageState())}
        styleCache={createStyleCache()}
        origin={readPageOrigin()}
      >
        <RouterProvider router={createBrowserRouter(routes)} />
      </AppProviders>
    </StrictMode>
  );
  startTransition(() => {
    hydrateRoot(document, tree, { onRecoverableError: (error) => console.error("Hydration:", error) });
  });
}

start().catch((error: unknown) => console.error(error));
