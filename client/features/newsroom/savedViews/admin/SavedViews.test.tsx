import type { MockLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  CreateSavedViewDocument,
  DeleteSavedViewDocument,
  SavedViewsDocument,
  SetDefaultViewDocument,
  UpdateSavedViewDocument,
} from "../../../../graphql/generated/adminOperations";
import { useGridState } from "../../../../admin/grid/useGridState";
import { openAdminScreen } from "../../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../../testing/rowMenu";
import { SavedViews } from "./SavedViews";

// Preloads the toast's code, because compiling it would delay the first toast.
beforeAll(() => import("../../../../shared/toast/ToastSnackbar"));

const view = (id: string, more: object = {}) => ({
  __typename: "SavedView",
  id,
  name: `View ${id}`,
  query: `retailer=${id}`,
  isShared: false,
  isOwn: true,
  canChange: true,
  authorName: "Hanne",
  ...more,
});
type View = ReturnType<typeof view>;
const list = (savedViews: View[], defaultView: View | null = null): MockLink.MockedResponse => ({
  request: { query: SavedViewsDocument, variables: { screen: "PRODUCTS" } },
  result: { data: { savedViews, defaultView } },
});

function Screen() {
  const { params } = useGridState({ sorts: [{ value: "TITLE", label: "Title" }] });
  return <SavedViews screen="PRODUCTS" params={params} />;
}
const open = (url: string, ...mocks: MockLink.MockedResponse[]) => openAdminScreen(<Screen />, { url, mocks });

describe("SavedViews", () => {
  it("are links, of which the present list is marked", async () => {
    const { user, router } = await open("/x?retailer=a", list([view("a"), view("b")]));
    expect(await screen.findByRole("link", { name: "View a" })).toHaveAttribute("aria-current", "page");
    await user.click(screen.getByRole("link", { name: "View b" }));
    expect(router.state.location.search).toBe("?retailer=b");
    await user.click(screen.getByRole("link", { name: "All" }));
    expect(router.state.location.search).toBe("");
    expect(screen.queryByText("Save view")).toBeNull();
  });

  it("keep search, filters, order and columns of the list, but not its page, nor an open form", async () => {
    const query = "hide=updatedAt&retailer=Pellier&sort=TITLE";
    const { user } = await open(
      "/x?sort=TITLE&retailer=Pellier&hide=updatedAt&after=cursor",
      list([]),
      {
        request: {
          query: CreateSavedViewDocument,
          variables: { input: { name: "On sale", isShared: true, screen: "PRODUCTS", query } },
        },
        result: { data: { createSavedView: view("new", { name: "On sale", query, isShared: true }) } },
      },
      list([view("new", { name: "On sale", query })]),
    );
    await user.click(screen.getByText("Save view"));
    const dialog = within(screen.getByRole("dialog", { name: "Save view" }));
    await user.type(dialog.getByLabelText(/^Name/), "On sale");
    await user.click(dialog.getByLabelText("Shared with everyone"));
    await user.click(dialog.getByText("Save", { selector: "button" }));
    expect(await screen.findByText("View saved")).toBeVisible();
    expect(await screen.findByRole("link", { name: "On sale" })).toHaveAttribute("aria-current", "page");
  });

  it("show at the field when a name is taken, and keep it", async () => {
    const message = "You already have a view with this name on this screen.";
    const { user } = await open("/x?retailer=a", list([]), {
      request: { query: CreateSavedViewDocument, variables: () => true },
      result: {
        errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", fieldErrors: { name: message } } })],
      },
    });
    await user.click(screen.getByText("Save view"));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText(/^Name/), "On sale");
    await user.click(dialog.getByText("Save", { selector: "button" }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText(/^Name/)).toHaveValue("On sale");
  });

  it("open a screen with the person's default, unless its address names something else", async () => {
    const first = await open("/x", list([view("a")], view("a")));
    await waitFor(() => expect(first.router.state.location.search).toBe("?retailer=a"));
    await first.user.click(await screen.findByRole("link", { name: "All" }));
    expect(first.router.state.location.search).toBe("");
    first.unmount();
    const other = await open("/x?new=1", list([view("a")], view("a")));
    await screen.findByRole("link", { name: "View a" });
    expect(other.router.state.location.search).toBe("?new=1");
  });

  it("are chosen as the default, updated to the present list, and deleted", async () => {
    const one = view("a");
    const { user, router } = await open(
      "/x",
      list([one]),
      {
        request: {
          query: SetDefaultViewDocument,
          variables: { input: { screen: "PRODUCTS", viewId: "a" } },
        },
        result: { data: { setDefaultView: one } },
      },
      list([one], one),
      {
        request: { query: UpdateSavedViewDocument, variables: { input: { id: "a", query: "retailer=c" } } },
        result: { data: { updateSavedView: view("a", { query: "retailer=c" }) } },
      },
      list([view("a", { query: "retailer=c" })]),
      {
        request: { query: DeleteSavedViewDocument, variables: { input: { id: "a" } } },
        result: { data: { deleteSavedView: "a" } },
      },
      list([]),
    );
    await user.click(await screen.findByRole("link", { name: "View a" }));
    await chooseRowAction(user, "view View a", "Open by default");
    expect(await screen.findByText("This screen opens with “View a”")).toBeVisible();
    await act(() => router.navigate("/x?retailer=c"));
    await user.click(await screen.findByText("Update “View a”"));
    expect(await screen.findByText("View “View a” updated")).toBeVisible();
    await chooseRowAction(user, "view View a", "Delete");
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    expect(await screen.findByText("View “View a” deleted")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("link", { name: "View a" })).toBeNull());
  });

  it("of someone else can be a default, but not be changed", async () => {
    const shared = view("a", { isOwn: false, canChange: false, isShared: true });
    const { user } = await open("/x?retailer=a", list([shared]));
    expect(await screen.findByRole("link", { name: "View a" })).toHaveAttribute("title", "Shared by Hanne");
    await openRowMenu(user, "view View a");
    expect(screen.getByRole("menuitem", { name: "Open by default" })).toBeVisible();
    expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
  });
});
