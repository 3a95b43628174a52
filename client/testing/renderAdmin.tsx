import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { MockLink } from "@apollo/client/testing";
import { act, render } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from "react-router-dom";
import { createAdminCache } from "../admin/graphql/adminClient";
import { createSessionLink } from "../admin/session/sessionLink";
import { sessionGate } from "../admin/session/sessionGate";
import {
  AffiliateLinkPreviewDocument,
  SavedViewsDocument,
  SiteTimeZoneDocument,
} from "../graphql/generated/adminOperations";
import { AdminTheme } from "../admin/AdminTheme";
import { LeaveGuard } from "../admin/LeaveGuard";
import { AccountContext } from "../admin/role/accountContext";
import type { Role } from "../admin/role/roles";
import { createStyleCache } from "../shared/theme/emotionCache";
import { ThemeRoot } from "../shared/theme/ThemeRoot";
import { ToastProvider } from "../shared/toast/ToastProvider";
import { detachedStyles } from "./detachedStyles";
import { createMockLink } from "./mockLink";
import { createResponseGate } from "./responseGate";
import { createRequestIdLink } from "./requestIdLink";
import { setScreenWidth } from "./screenWidth";
import { setupUser } from "./setupUser";

export interface RenderAdminOptions {
  /** The initial URL. */
  url?: string;
  mocks?: readonly MockLink.MockedResponse[];
  /** True holds back every response until the test calls `responseGate.open()`. */
  waiting?: boolean;
  /** The viewport's width in pixels; 1280 by default. Below 720, tables become lists. */
  width?: number;
  /** Routes instead of the screen at every URL. */
  routes?: RouteObject[];
  /** False for routes that include the guard against leaving. */
  guarded?: boolean;
  /** The signed-in account's role; "admin" by default. */
  role?: Role;
  /** True puts the styles into the page, for a test that reads them. */
  styled?: boolean;
}

/** Each list screen reads its saved views. */
const noViews: MockLink.MockedResponse = {
  request: { query: SavedViewsDocument, variables: () => true },
  result: { data: { savedViews: [], defaultView: null } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** Each affiliate link field asks what visitors get. */
const plainLink: MockLink.MockedResponse = {
  request: { query: AffiliateLinkPreviewDocument, variables: () => true },
  result: {
    data: {
      affiliateLinkPreview: { __typename: "AffiliateLinkPreview", shopAddress: null, deepLink: null, program: null },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** Screens with figures ask which day it is on the site. */
const utcSite: MockLink.MockedResponse = {
  request: { query: SiteTimeZoneDocument },
  result: { data: { settings: { __typename: "Settings", timeZone: "UTC" } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** Renders a screen of the admin area as the application does behind its sign-in, with mocked responses. */
export async function openAdminScreen(screen: ReactNode, options: RenderAdminOptions = {}) {
  const { url = "/admin/screen", mocks = [], waiting = false, width = 1280, guarded = true, styled = false } = options;
  const account = { id: "own-id", name: "", role: options.role ?? "admin" };
  const children = options.routes ?? [{ path: "*", element: screen }];
  setScreenWidth(width);
  const responseGate = createResponseGate(!waiting);
  const requests = createRequestIdLink();
  const client = new ApolloClient({
    cache: createAdminCache(),
    link: ApolloLink.from([
      createSessionLink(sessionGate),
      responseGate.link,
      requests.link,
      createMockLink([...mocks, noViews, plainLink, utcSite]),
    ]),
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
          <ThemeRoot styleCache={styled ? createStyleCache() : detachedStyles}>
            <AdminTheme>
              <ToastProvider>
                <AccountContext value={account}>
                  <RouterProvider router={router} />
                </AccountContext>
              </ToastProvider>
            </AdminTheme>
          </ThemeRoot>
        </ApolloProvider>,
      ),
    ),
  );
  return { ...view, client, router, responseGate, requestIds: requests.sent, user: setupUser() };
}
