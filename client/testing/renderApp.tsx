import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { MockLink } from "@apollo/client/testing";
import { act, render } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { createCache } from "../graphql/cache";
import { defaultSite, SiteContext, type Site } from "../shared/site/SiteContext";
import { createStyleCache } from "../shared/theme/emotionCache";
import { ThemeRoot } from "../shared/theme/ThemeRoot";
import { ToastProvider } from "../shared/toast/ToastProvider";
import { detachedStyles } from "./detachedStyles";
import { createMockLink } from "./mockLink";
import { createResponseGate } from "./responseGate";
import { setupUser } from "./setupUser";

export interface RenderAppOptions {
  /** The initial URL. */
  url?: string;
  mocks?: readonly MockLink.MockedResponse[];
  site?: Partial<Site>;
  /** Adds Material UI's styles to the page, for tests that read them. */
  styled?: boolean;
}

/** Renders a route tree as the application does, with an in-memory history and mocked responses. */
export function renderApp(
  routes: RouteObject[],
  { url = "/", mocks = [], site = {}, styled = false }: RenderAppOptions = {},
) {
  const responseGate = createResponseGate(true);
  const link = ApolloLink.from([responseGate.link, createMockLink(mocks)]);
  const client = new ApolloClient({ cache: createCache(), link });
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  const view = render(
    <ApolloProvider client={client}>
      <ThemeRoot styleCache={styled ? createStyleCache() : detachedStyles}>
        <SiteContext value={{ ...defaultSite, ...site }}>
          <ToastProvider>
            <Suspense fallback="Loading...">
              <RouterProvider router={router} />
            </Suspense>
          </ToastProvider>
        </SiteContext>
      </ThemeRoot>
    </ApolloProvider>,
  );
  return { ...view, router, client, responseGate, user: setupUser() };
}

/** Like renderApp, for pages that suspend: the first render must be awaited. */
export async function openApp(
  routes: RouteObject[],
  options?: RenderAppOptions,
): Promise<ReturnType<typeof renderApp>> {
  return act(() => Promise.resolve(renderApp(routes, options)));
}

/** Renders a single component at any URL. */
export const renderPart = (part: ReactNode, options?: RenderAppOptions) =>
  renderApp([{ path: "*", element: part }], options);
