import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminTrashDocument,
  DeleteTrashDocument,
  RestoreTrashDocument,
  type AdminTrashQueryVariables,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction } from "../../../testing/rowMenu";
import { TrashPage } from "./TrashPage";

const day = 86_400_000;
const row = (id: string, type: string, title: string, more: object = {}) => ({
  __typename: "TrashedRow",
  id,
  type,
  title,
  image: "",
  trashedAt: new Date(Date.now() - 18 * day).toISOString(),
  expiresAt: new Date(Date.now() + 12.5 * day).toISOString(),
  productCount: 0,
  ...more,
});
const [suit, post] = [row("1", "outfit", "Navy Suit", { productCount: 3 }), row("2", "blogPost", "On Loafers")];

const reading = (
  rows: readonly { id: string }[],
  filter: AdminTrashQueryVariables["filter"] = { search: null, type: null },
): MockLink.MockedResponse => ({
  request: {
    query: AdminTrashDocument,
    variables: { first: 25, after: null, last: null, before: null, reverse: false, filter },
  },
  result: {
    data: {
      trash: {
        __typename: "TrashedRowConnection",
        edges: rows.map((node) => ({ __typename: "TrashedRowEdge", cursor: node.id, node })),
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: "1",
          endCursor: "2",
        },
        totalCount: rows.length,
      },
    },
  },
});
const restoring = (input: object, changed: number, kept = 0): MockLink.MockedResponse => ({
  request: { query: RestoreTrashDocument, variables: { input } },
  result: { data: { restoreTrash: { __typename: "TrashChange", changed, kept } } },
});
const deleting = (input: object, changed: number, kept = 0): MockLink.MockedResponse => ({
  request: { query: DeleteTrashDocument, variables: { input } },
  result: { data: { deleteTrash: { __typename: "TrashChange", changed, kept } } },
});

const open = (url: string, ...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<TrashPage />, { url, mocks, width: 390 });
const shown = async (text: string) => expect(await screen.findByText(text)).toBeVisible();

describe("TrashPage", () => {
  it("lists entries with their kind and deletion date", async () => {
    await open("/admin/trash", reading([suit, post]));
    await shown("On Loafers");
    const [first, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(first).toContain("Navy Suitwith 3 products");
    expect(first).toContain("KindOutfit");
    expect(first).toContain("Permanent deletionin 12 days");
    expect(second).toContain("KindBlog post");
    expect(screen.getByText("2 entries")).toBeVisible();
  });

  it("searches and filters by the URL", async () => {
    await open("/admin/trash?search=loaf&kind=blogPost", reading([post], { search: "loaf", type: "blogPost" }));
    await shown("On Loafers");
    expect(screen.getByRole("combobox", { name: "Kind" })).toHaveDisplayValue("Blog post");
  });

  it("distinguishes an empty trash from a search without results", async () => {
    await open("/admin/trash?kind=nonsense&search=x", reading([], { search: "x", type: null }));
    await shown("Nothing in the trash matches");
  });

  it("shows an empty state", async () => {
    await open("/admin/trash", reading([]));
    await shown("The trash is empty");
  });

  it("restores a row", async () => {
    const { user } = await open("/admin/trash", reading([suit, post]), restoring({ ids: ["1"] }, 1), reading([post]));
    await chooseRowAction(user, "Navy Suit", "Restore");
    await shown("Restored");
    expect(screen.getByText("Navy Suit has been restored")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Actions for Navy Suit" })).toBeNull());
  });

  it("shows why a product cannot be restored", async () => {
    const belt = row("3", "affiliateProduct", "Belt");
    const { user } = await open("/admin/trash", reading([belt]), restoring({ ids: ["3"] }, 0, 1), reading([belt]));
    await chooseRowAction(user, "Belt", "Restore");
    await shown("Nothing changed");
    expect(screen.getByText("1 product could not be restored: restore the outfit first.")).toBeVisible();
  });

  it("restores all matching rows, and reports the others", async () => {
    const { user } = await open(
      "/admin/trash",
      reading(Array.from({ length: 25 }, (_, at) => row(String(at), "outfit", `Look ${at}`))),
      restoring({ ids: ["0", "1"] }, 2),
      reading([suit]),
    );
    await shown("Look 0");
    const boxes = screen.getAllByRole("checkbox");
    for (const box of boxes.slice(0, 2)) await user.click(box);
    await user.click(screen.getByRole("button", { name: "Restore" }));
    await shown("2 entries have been restored");
    expect(screen.queryByRole("region", { name: "Selection" })).toBeNull();
  });

  it("deletes permanently after a confirmation", async () => {
    const { user } = await open("/admin/trash", reading([suit, post]), deleting({ ids: ["1"] }, 1), reading([post]));
    await chooseRowAction(user, "Navy Suit", "Delete permanently");
    await shown(
      'Are you sure you want to permanently delete "Navy Suit" with 3 products? This action cannot be undone.',
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Delete permanently" }));
    await shown("Permanently deleted");
    expect(screen.getByText("Navy Suit has been permanently deleted")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Actions for Navy Suit" })).toBeNull());
  });

  it("keeps everything when deleting fails", async () => {
    const { user } = await open("/admin/trash", reading([post]), {
      request: { query: DeleteTrashDocument, variables: { input: { ids: ["2"] } } },
      result: { errors: [new GraphQLError("The database is away.", { extensions: { code: "SERVICE_UNAVAILABLE" } })] },
    });
    await chooseRowAction(user, "On Loafers", "Delete permanently");
    await user.click(await screen.findByRole("button", { name: "Delete permanently" }));
    await shown("The database is away.");
    expect(screen.getByText("On Loafers")).toBeInTheDocument();
  });
});
