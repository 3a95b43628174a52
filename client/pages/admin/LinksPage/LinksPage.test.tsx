import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AdminLinksDocument,
  AdminLinkStatesDocument,
  DismissFoundPricesDocument,
  LinkAlertsDocument,
  RaisedPricesDocument,
  ReplaceLinkDocument,
  UndoDocument,
  AcceptFoundPricesDocument,
  type AdminLinksQueryVariables,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../testing/rowMenu";
import { LinksPage } from "./LinksPage";

const proposal = (id: string, ours: string) => ({
  __typename: "PriceProposal",
  offer: { __typename: "CategoryItem", id, title: `Piece ${id}`, price: ours },
  found: { __typename: "FoundPrice", price: "$199" },
});
const link = (id: string, more: object = {}) => ({
  __typename: "Link",
  id,
  address: `https://velvet.example/${id}`,
  host: "velvet.example",
  state: "OK",
  since: null,
  checkedAt: "2026-11-24T08:00:00.000Z",
  failures: 0,
  status: 200,
  finalAddress: "",
  detail: "The page exists.",
  priceNote: null,
  priceProposals: [] as object[],
  clicks: 3,
  uses: [],
  ...more,
});
const coat = link("coat", { priceProposals: [proposal("1", "$240"), proposal("2", "$260"), proposal("3", "$240")] });
const hat = link("hat", { priceNote: "The page's price is in EUR and ours in USD, so they are not compared." });

const reading = (
  rows: readonly object[],
  filter: Partial<AdminLinksQueryVariables["filter"]> = {},
): MockLink.MockedResponse => ({
  request: {
    query: AdminLinksDocument,
    variables: {
      first: 25,
      after: null,
      last: null,
      before: null,
      sort: "CLICKS",
      reverse: false,
      filter: { search: null, state: null, problems: null, priceDiffers: null, ...filter },
    },
  },
  result: {
    data: {
      links: {
        __typename: "LinkConnection",
        edges: rows.map((node, at) => ({ __typename: "LinkEdge", cursor: String(at), node })),
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: "0",
          endCursor: "1",
        },
        totalCount: rows.length,
      },
    },
  },
});
const raised = {
  __typename: "CategoryItem",
  id: "raised",
  title: "Wave Gown",
  retailer: "Maison Verre",
  originalPrice: "$270",
  priceCurrency: "USD",
  condition: "NEW" as const,
  priceHistory: [
    { __typename: "PricePoint", day: "2026-11-05", amount: 210 },
    { __typename: "PricePoint", day: "2026-11-10", amount: 270 },
    { __typename: "PricePoint", day: "2026-11-20", amount: 210 },
    { __typename: "PricePoint", day: "2026-11-24", amount: 210 },
  ],
};
const always: MockLink.MockedResponse[] = [
  {
    request: { query: AdminLinkStatesDocument },
    result: { data: { linkStateCounts: [], links: { __typename: "LinkConnection", totalCount: 7 } } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: LinkAlertsDocument },
    result: { data: { linkAlerts: [] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: RaisedPricesDocument },
    result: { data: { raisedPrices: [raised] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
];
const change = (changed: number) => ({ __typename: "Change", changed, undoId: "undo-1" });
const using = (...linkIds: string[]): MockLink.MockedResponse => ({
  request: { query: AcceptFoundPricesDocument, variables: { input: { linkIds } } },
  result: { data: { useFoundPrices: change(3) } },
});
const leaving = (...linkIds: string[]): MockLink.MockedResponse => ({
  request: { query: DismissFoundPricesDocument, variables: { input: { linkIds } } },
  result: { data: { leaveFoundPrices: change(linkIds.length) } },
});
const undoing: MockLink.MockedResponse = {
  request: { query: UndoDocument, variables: { input: { id: "undo-1" } } },
  result: { data: { undo: { __typename: "Undone", undone: 3, skipped: 0 } } },
};

const open = async (url: string, ...mocks: MockLink.MockedResponse[]) => {
  const app = await openAdminScreen(<LinksPage />, { url, width: 390, mocks: [...always, ...mocks] });
  await screen.findByText("velvet.example/coat");
  return app;
};
const words = "Page says $199, ours is $240 and $260";

describe("LinksPage: prices", () => {
  test("names the shops that raised a price before a sale, with the prices and days", async () => {
    await open("/admin/links", reading([coat]));
    const list = await screen.findByRole("region", { name: "Prices raised before a sale" });
    expect(within(list).getByRole("listitem")).toHaveTextContent(
      "Maison Verre: Wave Gown, $210 since Nov 5, 2026, $270 since Nov 10, 2026, $210 since Nov 20, 2026; the shop's former price is $270",
    );
  });

  test("shows the page's price beside ours, or why they are not compared", async () => {
    await open("/admin/links", reading([coat, hat]));
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText("The page's price is in EUR and ours in USD, so they are not compared.")).toBeVisible();
    expect(screen.getAllByRole("button", { name: "Use $199" })).toHaveLength(1);
  });

  test("uses the page's price, and Undo takes it back", async () => {
    const used = link("coat");
    const { user } = await open(
      "/admin/links",
      reading([coat]),
      using("coat"),
      reading([used]),
      undoing,
      reading([coat]),
    );
    await user.click(screen.getByRole("button", { name: "Use $199" }));
    expect(await screen.findByText("3 prices changed")).toBeVisible();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test("leaves our price", async () => {
    const { user } = await open("/admin/links", reading([coat]), leaving("coat"), reading([link("coat")]));
    await user.click(screen.getByRole("button", { name: "Leave it" }));
    expect(await screen.findByText("1 link keeps our price")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  test("offers both in the menu of a row with another price only", async () => {
    const { user } = await open("/admin/links", reading([coat, hat]));
    await openRowMenu(user, "https://velvet.example/coat");
    expect(screen.getByRole("menuitem", { name: "Use the page’s price" })).toBeVisible();
    expect(screen.getByRole("menuitem", { name: "Leave our price" })).toBeVisible();
    await user.keyboard("{Escape}");
    await openRowMenu(user, "https://velvet.example/hat");
    expect(screen.queryByRole("menuitem", { name: "Use the page’s price" })).toBeNull();
  });

  test("filters by another price, with its number", async () => {
    const { user } = await open("/admin/links", reading([coat, hat]), reading([coat], { priceDiffers: true }));
    await screen.findByRole("option", { name: "Price differs (7)" });
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "Price differs (7)");
    await waitFor(() => expect(screen.queryByText("velvet.example/hat")).toBeNull());
    expect(screen.getByText(words)).toBeVisible();
  });

  test("changes selected links together, and clears the selection", async () => {
    const { user } = await open("/admin/links", reading([coat, hat]), using("coat", "hat"), reading([coat, hat]));
    for (const box of screen.getAllByRole("checkbox", { name: "Select row" })) await user.click(box);
    await user.click(screen.getByRole("button", { name: "Use pages’ prices" }));
    expect(await screen.findByText("3 prices changed")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("region", { name: "Selection" })).toBeNull());
  });

  test("says why a price could not be used", async () => {
    const failed = {
      result: { errors: [new GraphQLError("Your role does not allow this.", { extensions: { code: "FORBIDDEN" } })] },
    };
    const { user } = await open("/admin/links", reading([coat]), { ...using("coat"), ...failed });
    await user.click(screen.getByRole("button", { name: "Use $199" }));
    expect(await screen.findByText("Your role does not allow this.")).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe("LinksPage: replacing a link", () => {
  const replacing = (address: string, result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
    request: { query: ReplaceLinkDocument, variables: { input: { id: "coat", address } } },
    result,
  });

  test("names an address that is none at its field, keeps it, and replaces it by the next one", async () => {
    const message = "Enter a web address that begins with https:// or http://";
    const refusal = new GraphQLError("Please check what you entered.", {
      extensions: { code: "BAD_USER_INPUT", fieldErrors: { address: message } },
    });
    const { user } = await open(
      "/admin/links",
      reading([coat]),
      replacing("javascript:alert(1)", { errors: [refusal] }),
      replacing("https://new.example/coat", { data: { replaceLink: change(2) } }),
      reading([link("coat", { address: "https://new.example/coat" })]),
    );
    await chooseRowAction(user, "https://velvet.example/coat", "Replace the link");
    const dialog = within(await screen.findByRole("dialog", { name: "Replace Link" }));
    const field = dialog.getByLabelText(/^New address/);
    const enter = async (address: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(address);
      await user.click(dialog.getByText("Replace everywhere", { selector: "button" }));
    };
    await enter("javascript:alert(1)");
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(field).toBeInvalid();
    expect(field).toHaveValue("javascript:alert(1)");
    await enter("https://new.example/coat");
    expect(await screen.findByText("2 rows have the new address")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
