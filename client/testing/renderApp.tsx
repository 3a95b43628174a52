import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MockLink } from "@apollo/client/testing";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { createCache } from "../graphql/cache";
import { plainSite, SiteContext, type Site } from "../shared/site/SiteContext";
import { ThemeRoot } from "../shared/theme/ThemeRoot";
import { ToastProvider } from "../shared/toast/ToastProvider";
import { createAnswerGate } from "./answerGate";
import { detachedStyles } from "./detachedStyles";

export interface RenderAppOptions {
  /** The address to start at. */
  url?: string;
  mocks?: readonly MockLink.MockedResponse[];
  site?: Partial<Site>;
  /** True puts the styles into the page, for a test that reads them. */
  styled?: boolean;
}

/** Renders a route tree as the application would, on an in-memory history and answers given beforehand. */
export function renderApp(
  routes: RouteObject[],
  { url = "/", mocks = [], site = {}, styled = false }: RenderAppOptions = {},
) {
  const answers = createAnswerGate(true);
  const link = ApolloLink.from([answers.link, new MockLink(mocks)]);
  const client = new ApolloClient({ cache: createCache(), dataMasking: true, link });
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  const view = render(
    <ApolloProvider client={client}>
      <ThemeRoot styleCache={styled ? undefined : detachedStyles}>
        <SiteContext value={{ ...plainSite, ...site }}>
          <ToastProvider>
            <Suspense fallback="Loading...">
              <RouterProvider router={router} />
            </Suspense>
          </ToastProvider>
        </SiteContext>
      </ThemeRoot>
    </ApolloProvider>,
  );
  return { ...view, router, client, answers, user: userEvent.setup() };
}

/** The same for pages that wait for data: React wants to be awaited where something suspends in the first render. */
export async function openApp(
  routes: RouteObject[],
  options?: RenderAppOptions,
): Promise<ReturnType<typeof renderApp>> {
  return act(() => Promise.resolve(renderApp(routes, options)));
}

/** One part alone, at any address. */
export const renderPart = (part: ReactNode, options?: RenderAppOptions) =>
  renderApp([{ path: "*", element: part }], options);
