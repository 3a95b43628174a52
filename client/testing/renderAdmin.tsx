import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { MockLink } from "@apollo/client/testing";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, type ReactNode } from "react";
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from "react-router-dom";
import { createAdminCache } from "../graphql/admin/adminCache";
import { createSessionLink } from "../graphql/admin/sessionLink";
import { sessionGate } from "../graphql/admin/sessionGate";
import { AdminTheme } from "../shared/admin/AdminTheme";
import { LeaveGuard } from "../shared/admin/LeaveGuard";
import { ThemeRoot } from "../shared/theme/ThemeRoot";
import { ToastProvider } from "../shared/toast/ToastProvider";
import { createAnswerGate } from "./answerGate";
import { detachedStyles } from "./detachedStyles";
import { createRequestIdLink } from "./requestIdLink";
import { setScreenWidth } from "./screenWidth";

export interface RenderAdminOptions {
  /** The address to start at. */
  url?: string;
  mocks?: readonly MockLink.MockedResponse[];
  /** True keeps every answer back until the test says `answers.open()`. */
  waiting?: boolean;
  /** Pixels of the simulated screen; 1280 unless given, under 720 lists are lists and not tables. */
  width?: number;
  /** Routes of their own instead of the screen at every address. */
  routes?: RouteObject[];
  /** False for routes that bring the guard against leaving themselves. */
  guarded?: boolean;
  /** True puts the styles into the page, for a test that reads them. */
  styled?: boolean;
}

/** Renders a screen of the admin area as the application would behind its sign-in, on answers given beforehand. */
export async function openAdminScreen(screen: ReactNode, options: RenderAdminOptions = {}) {
  const { url = "/admin/screen", mocks = [], waiting = false, width = 1280, guarded = true, styled = false } = options;
  const children = options.routes ?? [{ path: "*", element: screen }];
  setScreenWidth(width);
  const answers = createAnswerGate(!waiting);
  const requests = createRequestIdLink();
  const client = new ApolloClient({
    cache: createAdminCache(),
    dataMasking: true,
    link: ApolloLink.from([createSessionLink(sessionGate), answers.link, requests.link, new MockLink(mocks)]),
  });
  const content = (
    <Suspense fallback="Loading...">
      <Outlet />
    </Suspense>
  );
  const routes = [{ element: guarded ? <LeaveGuard>{content}</LeaveGuard> : content, children }];
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  const view = await act(() =>
    Promise.resolve(
      render(
        <ApolloProvider client={client}>
          <ThemeRoot styleCache={styled ? undefined : detachedStyles}>
            <AdminTheme>
              <ToastProvider>
                <RouterProvider router={router} />
              </ToastProvider>
            </AdminTheme>
          </ThemeRoot>
        </ApolloProvider>,
      ),
    ),
  );
  return { ...view, client, router, answers, requestIds: requests.sent, user: userEvent.setup() };
}
