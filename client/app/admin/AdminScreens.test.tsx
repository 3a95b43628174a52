import { ApolloClient, gql, type ApolloLink } from "@apollo/client";
import type { MockLink } from "@apollo/client/testing";
import { useMutation } from "@apollo/client/react";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { useAdminAuth } from "../../features/people/accounts/admin/adminAuthContext";
import {
  CommandSearchDocument,
  OwnTwoFactorDocument,
  SignedInAdministratorDocument,
  SignInDocument,
  SignOutDocument,
} from "../../graphql/generated/adminOperations";
import { createAdminCache } from "../../admin/graphql/adminClient";
import { enrollmentGate } from "../../admin/session/enrollmentGate";
import { RequestError } from "../../admin/graphql/requestError";
import { sessionGate } from "../../admin/session/sessionGate";
import { createSessionLink } from "../../admin/session/sessionLink";
import { screenSearchAttribute } from "../../admin/grid/GridSearch";
import { createMockLink } from "../../testing/mockLink";
import { createResponseGate } from "../../testing/responseGate";
import { renderPart } from "../../testing/renderApp";
import { openAdminScreen } from "../../testing/renderAdmin";
import { adminRoutes } from "../adminRoutes";
import { AdminScreens } from "./AdminScreens";
import { AdminSession } from "./AdminSession";

type Mock = MockLink.MockedResponse;

const ada = {
  __typename: "AdminUser" as const,
  id: "1",
  name: "Ada",
  email: "ada@example.com",
  avatar: "",
  role: "admin",
};
const who = (administrator: typeof ada | null): Mock => ({
  request: { query: SignedInAdministratorDocument },
  result: { data: { currentAdministrator: administrator } },
});

const renameDocument = gql`
  mutation Rename($name: String!) {
    rename(name: $name)
  }
`;
const ended = { errors: [{ message: "Please sign in to do this.", extensions: { code: "UNAUTHENTICATED" } }] };
const rename = (result: Mock["result"]): Mock => ({
  request: { query: renameDocument, variables: { name: "typed" } },
  result,
});

function Screen() {
  const [text, setText] = useState("");
  const [mutate, { data, error }] = useMutation<{ rename: boolean }>(renameDocument);
  return (
    <>
      <input aria-label="Search here" {...screenSearchAttribute} />
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => void mutate({ variables: { name: text } }).catch(() => undefined)}>Save</button>
      <output>{data ? "renamed" : (error?.message ?? "")}</output>
    </>
  );
}

const createClient = (link: ApolloLink) =>
  new ApolloClient({ cache: createAdminCache(), link: createSessionLink(sessionGate).concat(link) });

/** `later` is the session query's response after Logout. */
async function openArea(
  mocks: Mock[],
  url = "/admin/outfits",
  waiting = false,
  later: Mock[] = [who(null)],
  width = 1280,
) {
  const responseGate = createResponseGate(!waiting);
  const clients = [mocks, later].map((given) => createClient(responseGate.link.concat(createMockLink(given))));
  const next = clients.values();
  const element = (
    <AdminSession createClient={() => next.next().value ?? createClient(createMockLink([]))}>
      <AdminScreens />
    </AdminSession>
  );
  const open = { title: "Login", module: "x", open: true };
  const routes = [
    {
      element,
      children: [
        { path: "/admin/login", element: <p>login page</p>, handle: open },
        { path: "*", element: <Screen /> },
      ],
    },
  ];
  return { ...(await openAdminScreen(null, { url, routes, guarded: false, width })), responseGate };
}

describe("AdminScreens: sign-in guard", () => {
  it("waits, then redirects to the login page and remembers the requested screen", async () => {
    const { router, responseGate } = await openArea([who(null)], "/admin/outfits?edit=7", true);
    expect(screen.getByText("Loading...")).toBeVisible();
    responseGate.open();
    await screen.findByText("login page");
    expect(router.state.location.search).toBe("?next=%2Fadmin%2Foutfits%3Fedit%3D7");
  });

  it("distinguishes a lost connection from a missing session", async () => {
    const lost: Mock = { request: { query: SignedInAdministratorDocument }, error: new Error("lost") };
    const { user } = await openArea([lost, who(ada)]);
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Ada")).toBeVisible();
  });

  it("throws a clear error for a hook used outside the session", () => {
    const Outside = () => <p>{useAdminAuth().displayName}</p>;
    const quiet = jest.spyOn(console, "error").mockImplementation(() => undefined);
    renderPart(<Outside />);
    expect(document.body).toHaveTextContent("useAdminAuth must be used within an AdminAuthProvider");
    quiet.mockRestore();
  });
});

describe("AdminScreens: frame", () => {
  it("shows the title, the link to the site, and the signed-in user", async () => {
    await openArea([who(ada)]);
    expect(await screen.findByRole("link", { name: "Admin" })).toHaveAttribute("href", "/admin/dashboard");
    expect(screen.getByRole("link", { name: "View Site" })).toHaveAttribute("href", "/");
    expect(screen.getByText("Ada")).toBeVisible();
  });

  const listScreens = async () =>
    within(await screen.findByRole("navigation", { name: "Admin" }))
      .getAllByRole("list")
      .map((list) => [
        document.getElementById(list.getAttribute("aria-labelledby") ?? "")?.textContent,
        within(list)
          .getAllByRole("link")
          .map((link) => link.textContent),
      ]);
  const groups = [
    ["Overview", ["Dashboard", "Analytics"]],
    [
      "Content",
      [
        "Celebrities",
        "Outfits",
        "Events",
        "Blog",
        "Shows",
        "Brands",
        "Authors",
        "Pages",
        "Schedule",
        "Media",
        "Tags & Categories",
      ],
    ],
    ["Shopping", ["Products", "Category Items", "Feeds", "Links"]],
    ["Audience", ["Newsletters", "Subscribers", "Outbox", "Corrections", "Questions", "Search"]],
    ["Site", ["Settings", "People", "Activity", "Developers", "Trash", "Import Mock Data"]],
  ];

  it("lists every screen at the side, in named groups, and marks the open one", async () => {
    const { user, router } = await openArea([who(ada)]);
    expect(await listScreens()).toEqual(groups);
    const routes = adminRoutes()[0]?.children?.[0]?.children ?? [];
    const patterns = routes.map(({ path }) => path).filter((path) => !/login|invite|reset-password/.test(path ?? ""));
    const links = within(screen.getByRole("navigation", { name: "Admin" })).getAllByRole("link");
    expect(new Set(links.map((link) => link.getAttribute("href")))).toEqual(new Set(patterns));
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Outfits");
    await user.click(screen.getByRole("link", { name: "Feeds" }));
    expect(router.state.location.pathname).toBe("/admin/feeds");
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Feeds");
  });

  it("lists them in a drawer on a phone, which closes when a screen opens", async () => {
    const { user, router } = await openArea([who(ada)], undefined, undefined, undefined, 390);
    const button = await screen.findByRole("button", { name: "Open menu" });
    expect(screen.queryByRole("navigation", { name: "Admin" })).toBeNull();
    await user.click(button);
    expect(await screen.findByRole("dialog", { name: "Menu" })).toHaveTextContent("Ada");
    expect(await listScreens()).toEqual(groups);
    await user.click(screen.getByRole("link", { name: "Subscribers" }));
    expect(router.state.location.pathname).toBe("/admin/newsletter");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("logs out with a message and redirects to the login page", async () => {
    const signOut: Mock = { request: { query: SignOutDocument }, result: { data: { signOut: true } } };
    const { user, router } = await openArea([who(ada), signOut]);
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    await screen.findByText("login page");
    expect(await screen.findByText("Logged out")).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe("/admin/login");
    expect(screen.queryByText("Ada")).toBeNull();
    expect(screen.queryByRole("button", { name: "Logout" })).toBeNull();
    await act(() => router.navigate("/admin/outfits"));
    expect(await screen.findByText("login page")).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe("/admin/login");
  });

  it("shows no sign-in dialog for requests in flight during Logout", async () => {
    const signOut: Mock = { request: { query: SignOutDocument }, result: { data: { signOut: true } } };
    const late = jest.fn(() => ended);
    const { user, responseGate } = await openArea([who(ada), rename(late), signOut], undefined, undefined, [who(ada)]);
    responseGate.shut("Rename");
    await user.type(await screen.findByLabelText("Name"), "typed");
    await user.click(screen.getByText("Save"));
    await user.click(screen.getByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Logged out")).toBeVisible();
    // Someone is signed in again when the response arrives.
    await screen.findByText("Ada");
    responseGate.open();
    await waitFor(() => expect(late).toHaveBeenCalled());
    await act(() => Promise.resolve());
    expect(sessionGate.isClosed()).toBe(false);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("keeps the session when logging out fails, and shows the reason", async () => {
    const failing = { message: "No answer.", extensions: { code: "SERVICE_UNAVAILABLE" } };
    const { user } = await openArea([who(ada), { request: { query: SignOutDocument }, result: { errors: [failing] } }]);
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    expect(await screen.findByText("Logout failed")).toBeVisible();
    expect(screen.getByText("No answer.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Logout" })).toBeEnabled();
  });
});

describe("AdminScreens: expired session", () => {
  const signIn: Mock = {
    request: { query: SignInDocument, variables: { input: { email: "ada@example.com", password: "secret-1" } } },
    result: { data: { signIn: { __typename: "SignedIn", administrator: ada } } },
  };

  it("asks to sign in over the page, keeps typed text, and completes the pending request", async () => {
    const { user } = await openArea([who(ada), rename(ended), signIn, rename({ data: { rename: true } })]);
    await user.type(await screen.findByLabelText("Name"), "typed");
    await user.click(screen.getByText("Save"));
    expect(await screen.findByRole("dialog", { name: "Your session has ended" })).toBeVisible();
    expect(screen.getByLabelText("Email")).toHaveValue("ada@example.com");
    await user.type(screen.getByLabelText("Password"), "secret-1");
    await user.click(screen.getByRole("button", { name: "Log In" }));
    expect(await screen.findByText("renamed")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText("Name")).toHaveValue("typed");
  });

  it("fails the request with the server's message when the sign-in is canceled", async () => {
    const { user } = await openArea([who(ada), rename(ended)]);
    await user.type(await screen.findByLabelText("Name"), "typed");
    await user.click(screen.getByText("Save"));
    await user.click(await screen.findByRole("button", { name: "Not now" }));
    expect(await screen.findByText("Please sign in to do this.")).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("typed");
  });
});

describe("AdminScreens: restored by Back", () => {
  const leave = () => act(() => void window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  const restore = () => act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  const isShown = () => document.documentElement.style.visibility !== "hidden";

  it("shows the login page, and nothing else until then, when the session has ended meanwhile", async () => {
    const { router, responseGate } = await openArea([who(ada), who(null)]);
    await screen.findByText("Ada");
    responseGate.shut("SignedInAdministrator");
    leave();
    restore();
    expect(isShown()).toBe(false);
    responseGate.open();
    await screen.findByText("login page");
    expect([isShown(), router.state.location.pathname]).toEqual([true, "/admin/login"]);
    expect(screen.queryByText("Ada")).toBeNull();
  });

  it("keeps typed text when the session still is the same", async () => {
    const { user } = await openArea([who(ada), who(ada)]);
    await user.type(await screen.findByLabelText("Name"), "typed");
    leave();
    restore();
    await waitFor(() => expect(isShown()).toBe(true));
    expect(screen.getByLabelText("Name")).toHaveValue("typed");
  });

  it("starts again when someone else has signed in, or nobody knows", async () => {
    const grace = { ...ada, id: "2", name: "Grace" };
    await openArea([who(ada), who(grace)], undefined, undefined, [who(grace)]);
    await screen.findByText("Ada");
    leave();
    restore();
    expect(await screen.findByText("Grace")).toBeVisible();
    expect([isShown(), screen.queryByText("Ada")]).toEqual([true, null]);
  });

  it("shows that the session could not be checked, with Retry", async () => {
    const lost: Mock = { request: { query: SignedInAdministratorDocument }, error: new Error("lost") };
    await openArea([who(ada), lost], undefined, undefined, [lost]);
    await screen.findByText("Ada");
    leave();
    restore();
    expect(await screen.findByText("Your session could not be checked.")).toBeVisible();
    expect(isShown()).toBe(true);
  });
});

describe("AdminScreens: required second factor", () => {
  const refusal = new RequestError("Set it up first.", "FORBIDDEN", {}, { reason: "ENROLLMENT_REQUIRED" });

  const twoFactor = {
    __typename: "TwoFactor",
    authenticatorSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    required: true,
  };
  const noFactors: Mock = { request: { query: OwnTwoFactorDocument }, result: { data: { twoFactor } } };

  it("shows only its setup until it is done", async () => {
    await openArea([who(ada), noFactors]);
    await screen.findByLabelText("Name");
    act(() => enrollmentGate.notice(refusal));
    expect(screen.getByRole("heading", { name: "Set up two-factor sign-in" })).toBeVisible();
    expect(await screen.findByRole("button", { name: "Set up authenticator app" })).toBeVisible();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByLabelText("Name")).toBeNull();
    act(() => enrollmentGate.open());
    expect(await screen.findByLabelText("Name")).toBeVisible();
  });

  it("can be left by Logout, and does not concern the next user", async () => {
    const signOut: Mock = { request: { query: SignOutDocument }, result: { data: { signOut: true } } };
    const { user } = await openArea([who(ada), signOut, noFactors]);
    await screen.findByLabelText("Name");
    act(() => enrollmentGate.notice(refusal));
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await screen.findByText("login page");
    expect(enrollmentGate.isClosed()).toBe(false);
  });
});

describe("AdminScreens: keyboard shortcuts", () => {
  // jsdom does no layout.
  beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));

  const found: Mock = {
    request: { query: CommandSearchDocument, variables: { text: "navy" } },
    result: {
      data: {
        search: {
          __typename: "SearchResult",
          celebrities: [],
          outfits: [{ __typename: "Outfit", id: "7", title: "Navy Suit", celebrity: null }],
          posts: [],
          products: [],
          items: [],
        },
      },
    },
  };

  it("open the palette, which leads to screens, actions and forms", async () => {
    const { user, router } = await openArea([who(ada), found]);
    await screen.findByLabelText("Name");
    await user.keyboard("{Control>}k{/Control}");
    const field = await screen.findByRole("combobox", { name: "Search screens, actions and records" });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard("new cel{Enter}");
    expect(router.state.location.pathname + router.state.location.search).toBe("/admin/celebrities?new=1");
    await user.keyboard("{Control>}k{/Control}");
    await user.keyboard("navy");
    expect(await screen.findByRole("option", { name: /Navy Suit/ })).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Enter}");
    expect(router.state.location.pathname + router.state.location.search).toBe("/admin/outfits?edit=7");
  });

  it("open a record whose name and Enter were typed before it was found", async () => {
    const { user, router } = await openArea([who(ada), found]);
    await screen.findByLabelText("Name");
    await user.keyboard("{Control>}k{/Control}");
    const field = await screen.findByRole("combobox", { name: "Search screens, actions and records" });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard("navy{Enter}");
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe("/admin/outfits?edit=7"),
    );
  });

  it("move through the palette; Escape closes it", async () => {
    const { user } = await openArea([who(ada)]);
    await user.click(await screen.findByText("Find or go to"));
    const chosen = () => document.querySelector("[role='option'][aria-selected='true']")?.textContent;
    await waitFor(() => expect(chosen()).toBe("Dashboard"));
    await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
    expect(chosen()).toBe("Analytics");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("focus the search and show the list of shortcuts, but not while typing", async () => {
    const { user } = await openArea([who(ada)]);
    const name = await screen.findByLabelText("Name");
    await user.keyboard("/");
    expect(screen.getByLabelText("Search here")).toHaveFocus();
    await user.click(name);
    await user.keyboard("a/?");
    expect(name).toHaveValue("a/?");
    expect(screen.queryByRole("dialog")).toBeNull();
    name.blur();
    await user.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keyboard" })).toBeVisible();
  });
});
