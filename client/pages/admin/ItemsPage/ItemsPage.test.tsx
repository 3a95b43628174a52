import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  AcceptSourceDocument,
  AdminItemsDocument,
  BrandNamesDocument,
  BulkItemsDocument,
  CreateItemDocument,
  DeleteItemDocument,
  FoundPriceDocument,
  ItemCurrenciesDocument,
  ItemChoicesDocument,
  ItemRecordDocument,
  PriceHistoryDocument,
  UndoDocument,
  UpdateItemDocument,
  type AdminItemsQueryVariables,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { chooseRowAction, openRowMenu } from "../../../testing/rowMenu";
import { ItemsPage } from "./ItemsPage";

const row = (id: string, title: string, more: object = {}) => ({
  __typename: "CategoryItem",
  id,
  version: 1,
  title,
  categoryName: "dresses",
  categoryLabel: "Dresses",
  image: "",
  retailer: "Velvet Row",
  price: "$240",
  originalPrice: "",
  isOnSale: false,
  updatedAt: "2026-03-05T10:00:00.000Z",
  ...more,
});
const [gown, boots] = [
  row("1", "Silk Gown"),
  row("2", "Knee Boots", {
    categoryName: "shoes",
    categoryLabel: "Shoes",
    price: "$90",
    originalPrice: "$120",
    isOnSale: true,
  }),
];
const details = {
  description: "Long.",
  brandName: "",
  affiliateLink: "https://shop.example/a",
  rating: 4.5,
  reviewCount: 12,
  sourceDifferences: [],
};

const usual: AdminItemsQueryVariables = {
  first: 25,
  after: null,
  last: null,
  before: null,
  sort: "UPDATED",
  reverse: false,
  filter: { search: null, categoryName: null, retailer: null, price: null },
};
const reading = (
  rows: readonly ReturnType<typeof row>[],
  variables: Partial<AdminItemsQueryVariables> = {},
): MockLink.MockedResponse => ({
  request: { query: AdminItemsDocument, variables: { ...usual, ...variables } },
  result: {
    data: {
      categoryItems: {
        __typename: "CategoryItemConnection",
        edges: rows.map((node) => ({ __typename: "CategoryItemEdge", cursor: node.id, node })),
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
const choices: MockLink.MockedResponse = {
  request: { query: ItemChoicesDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      categories: ["dresses", "shoes", "makeup", "handbags", "cars", "bikes", "mens-shoes"].map((name) => ({
        __typename: "Category",
        name,
        label: name === "mens-shoes" ? "Men’s Shoes" : name.charAt(0).toUpperCase() + name.slice(1),
      })),
      categoryItemRetailers: [{ __typename: "Facet", name: "Velvet Row", count: 2 }],
    },
  },
};
const record = (more: object = {}): MockLink.MockedResponse => ({
  request: { query: ItemRecordDocument, variables: { id: "1" } },
  result: { data: { categoryItem: { ...gown, ...details, sourceDifferences: [], ...more } } },
});
const noPrices: MockLink.MockedResponse = {
  request: { query: PriceHistoryDocument, variables: () => true },
  result: ({ id }) => ({
    data: {
      affiliateProduct: null,
      categoryItem: { __typename: "CategoryItem", id: String(id), priceCurrency: null, priceHistory: [] },
    },
  }),
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const foundPrice = (found: object | null): MockLink.MockedResponse => ({
  request: { query: FoundPriceDocument, variables: () => true },
  result: ({ id }) => ({
    data: { offer: { __typename: "CategoryItem", id: String(id), foundPrice: found } },
  }),
  maxUsageCount: Number.POSITIVE_INFINITY,
});
const noBrands: MockLink.MockedResponse = {
  request: { query: BrandNamesDocument, variables: () => true },
  result: { data: { brands: { __typename: "BrandConnection", nodes: [] } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
const change = { __typename: "Change", matched: 1, changed: 1, undoId: "undo-1", next: null };
const values = {
  title: "Silk Gown",
  categoryName: "dresses",
  image: "",
  description: "Long.",
  price: "$240",
  originalPrice: "",
  retailer: "Velvet Row",
  brandName: "",
  affiliateLink: "https://shop.example/a",
  rating: 4.5,
  reviewCount: 12,
};

const open = (url: string, ...mocks: MockLink.MockedResponse[]) =>
  openAdminScreen(<ItemsPage />, { url, mocks: [choices, ...mocks, noPrices, foundPrice(null)], width: 390 });
const shown = async (title: string) => expect(await screen.findByText(title)).toBeVisible();
const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });

describe("ItemsPage", () => {
  it("lists items with category, retailer, price and date of the last save", async () => {
    const { user } = await open("/admin/items", reading([gown, boots]));
    await shown("Silk Gown");
    const [, second] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(second).toContain("CategoryShoes");
    expect(second).toContain("RetailerVelvet Row");
    expect(second).toContain("Sale price $90 Original price $120");
    expect(second).toContain("UpdatedMar 05, 2026");
    expect(screen.getByText("2 category items")).toBeVisible();
    await openRowMenu(user, "Knee Boots");
    expect(screen.getByRole("menuitem", { name: "View (opens in a new tab)" })).toHaveAttribute(
      "href",
      "/category/shoes?search=Knee+Boots",
    );
  });

  it("searches, filters and sorts by the URL, with non-numeric prices last", async () => {
    const filter = {
      search: "silk",
      categoryName: "dresses",
      retailer: "Velvet Row",
      price: "FROM_100_TO_500",
    } as const;
    await open(
      "/admin/items?search=silk&category=dresses&retailer=Velvet+Row&price=FROM_100_TO_500&sort=PRICE_LOW&reverse=1",
      reading([gown], { filter, sort: "PRICE_HIGH" }),
      {
        request: { query: ItemCurrenciesDocument, variables: { filter } },
        result: { data: { categoryItemCurrencies: [{ __typename: "Facet", name: "EUR", count: 3 }] } },
      },
    );
    expect(await screen.findByText("Prices in USD. 3 items in other currencies are left out.")).toBeVisible();
    await shown("Silk Gown");
    const chosen = (name: string) => screen.getByRole("combobox", { name });
    await waitFor(() => expect(chosen("Category")).toHaveValue("dresses"));
    expect(within(chosen("Category")).getByRole("option", { name: "Men’s Shoes" })).toHaveValue("mens-shoes");
    expect(chosen("Retailer")).toHaveDisplayValue("Velvet Row (2)");
    expect(chosen("Price")).toHaveDisplayValue("$100 - $500");
  });

  it("shows an empty state for an invalid price range in the URL", async () => {
    await open("/admin/items?price=CHEAP", reading([]));
    await shown("No category items found");
  });

  it("adds an item", async () => {
    const input = {
      ...values,
      title: "Clutch",
      categoryName: "handbags",
      description: "",
      price: "$80",
      retailer: "",
      brandName: "Northloom",
      affiliateLink: "",
      rating: null,
      reviewCount: null,
    };
    const { user } = await open(
      "/admin/items",
      reading([gown]),
      {
        request: { query: CreateItemDocument, variables: { input } },
        result: { data: { createCategoryItem: { ...row("3", "Clutch"), ...details } } },
      },
      noBrands,
      reading([row("3", "Clutch"), gown]),
    );
    await shown("Silk Gown");
    await user.click(screen.getByRole("button", { name: "Add Item" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add Item" }));
    await user.click(dialog.getByRole("button", { name: "Add Item" }));
    expect(await dialog.findByText("Title is required")).toBeVisible();
    expect(dialog.getByText("Choose a category")).toBeVisible();
    await waitFor(() => expect(field("Title")).toHaveFocus());
    await user.type(field("Title"), "Clutch");
    await user.type(dialog.getByRole("combobox", { name: "Brand" }), "Northloom");
    expect(await dialog.findByText("No brand has this name yet. Visitors see it once one has.")).toBeVisible();
    await user.selectOptions(dialog.getByRole("combobox", { name: /^Category/ }), "Handbags");
    await user.type(field("Price"), "$80");
    await user.click(dialog.getByRole("button", { name: "Add Item" }));
    await shown("Item added");
    expect(screen.getByText("Your item has been added successfully")).toBeVisible();
    await shown("Clutch");
  });

  it("edits an item, and shows server errors at their field", async () => {
    const extensions = { code: "BAD_USER_INPUT", fieldErrors: { price: "At most 50 characters" } };
    const update = (title: string, outcome: Partial<MockLink.MockedResponse>): MockLink.MockedResponse => ({
      request: { query: UpdateItemDocument, variables: { input: { id: "1", version: 1, title } } },
      ...outcome,
    });
    const { user } = await open(
      "/admin/items?edit=1",
      reading([gown]),
      record(),
      update("Satin Gown", { result: { errors: [new GraphQLError("Please check.", { extensions })] } }),
      update("Satin Gown!", {
        result: { data: { updateCategoryItem: { ...gown, ...details, version: 2, title: "Satin Gown!" } } },
      }),
      reading([{ ...gown, version: 2, title: "Satin Gown!" }]),
    );
    await screen.findByRole("dialog", { name: "Edit Item" });
    await waitFor(() => expect(field("Title")).toHaveValue("Silk Gown"));
    expect(screen.getByRole("spinbutton", { name: "Rating" })).toHaveValue(4.5);
    await user.clear(field("Title"));
    await user.type(field("Title"), "Satin Gown");
    await user.click(screen.getByRole("button", { name: "Update Item" }));
    await waitFor(() => expect(field("Price")).toHaveAccessibleDescription("At most 50 characters"));
    // A toast would cover the form's own message.
    expect(screen.queryByText("There was an error updating the item. Please try again.")).toBeNull();
    await user.type(field("Title"), "!");
    await user.click(screen.getByRole("button", { name: "Update Item" }));
    await shown("Item updated");
    await shown("Satin Gown!");
  });

  const prices = (...texts: string[]): MockLink.MockedResponse => ({
    request: { query: PriceHistoryDocument, variables: { id: "1" } },
    result: {
      data: {
        affiliateProduct: null,
        categoryItem: {
          __typename: "CategoryItem",
          id: "1",
          priceCurrency: "USD",
          condition: "NEW" as const,
          priceHistory: texts.map((text) => {
            const [day, amount] = text.split(" ");
            return { __typename: "PricePoint", day, amount: Number(amount) };
          }),
        },
      },
    },
  });

  it("shows the history of the price below the form, as a chart or as a table", async () => {
    const history = prices("2026-09-03 150", "2026-10-20 249.5", "2026-11-20 240");
    const { user } = await open("/admin/items?edit=1", reading([gown]), record(), history);
    const part = within(await screen.findByRole("region", { name: "Price history" }));
    expect(part.getByText("$240 since Nov 20, 2026, $249.50 before.")).toBeVisible();
    await user.click(part.getByRole("button", { name: "Prices as a table" }));
    const rows = within(part.getByRole("table", { name: "Price history" })).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Since (UTC)Price",
      "Sep 3, 2026$150",
      "Oct 20, 2026$249.50",
      "Nov 20, 2026$240",
    ]);
  });

  it("tells the history of a price in words while there are few", async () => {
    await open("/admin/items?edit=1", reading([gown]), record(), prices("2026-11-03 240", "2026-11-20 240"));
    const part = within(await screen.findByRole("region", { name: "Price history" }));
    expect(part.getByText("$240 since Nov 3, 2026.")).toBeVisible();
    expect(part.queryByRole("button")).toBeNull();
  });

  it("copies an item into a new form", async () => {
    const { user } = await open("/admin/items", reading([gown]), record());
    await chooseRowAction(user, "Silk Gown", "Duplicate");
    await screen.findByRole("dialog", { name: "Add Item" });
    await waitFor(() => expect(field("Title")).toHaveValue("Silk Gown (copy)"));
    expect(field("Affiliate link")).toHaveValue("https://shop.example/a");
  });

  it("reports a deleted item instead of its form", async () => {
    await open("/admin/items?edit=1", reading([gown]), {
      request: { query: ItemRecordDocument, variables: { id: "1" } },
      result: { data: { categoryItem: null } },
    });
    await shown("It no longer exists. If it was deleted, you can find it in the trash.");
  });

  const deleting: MockLink.MockedResponse = {
    request: { query: DeleteItemDocument, variables: { input: { id: "1" } } },
    result: { data: { deleteCategoryItem: change } },
  };

  it("deletes an item after a confirmation and restores it with Undo", async () => {
    const { user } = await open(
      "/admin/items",
      reading([gown, boots]),
      deleting,
      {
        request: { query: UndoDocument, variables: { input: { id: "undo-1" } } },
        result: { data: { undo: { __typename: "Undone", undone: 1, skipped: 0 } } },
      },
      reading([gown, boots]),
    );
    await chooseRowAction(user, "Silk Gown", "Delete");
    await shown('Are you sure you want to delete "Silk Gown"? This action cannot be undone.');
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await shown("Item deleted");
    expect(screen.getByText("The item has been removed successfully")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Silk Gown")).toBeNull());
    expect(await screen.findByText("1 category item")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await shown("Silk Gown");
  });

  it("changes the category of many items, counted first, with one Undo", async () => {
    const bulk = (dryRun: boolean): MockLink.MockedResponse => ({
      request: { query: BulkItemsDocument, variables: { input: { ids: ["1", "2"], categoryName: "shoes", dryRun } } },
      result: { data: { bulkCategoryItems: { ...change, matched: 2, undoId: dryRun ? null : "undo-1" } } },
    });
    const { user } = await open("/admin/items", reading([gown, boots]), bulk(true), bulk(false), reading([boots]));
    await shown("Silk Gown");
    for (const box of screen.getAllByRole("checkbox")) await user.click(box);
    expect(screen.getByText("2 category items selected")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Change category" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change Category" }));
    await user.selectOptions(
      dialog.getByRole("combobox", { name: "New category" }),
      await dialog.findByRole("option", { name: "Shoes" }),
    );
    await shown("1 category item will move to the category Shoes.");
    await user.click(screen.getByRole("button", { name: "Change" }));
    await shown("1 category item changed");
    expect(screen.getByText("Their category has changed.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Silk Gown")).toBeNull());
  });

  it("shows what the feed says beside an edited field, and uses it", async () => {
    const sourceDifferences = [{ __typename: "SourceDifference", field: "PRICE", source: "$49.90" }];
    const { user } = await open("/admin/items?edit=1", reading([gown]), record({ sourceDifferences }), {
      request: { query: UpdateItemDocument, variables: { input: { id: "1", version: 1, price: "$49.90" } } },
      result: { data: { updateCategoryItem: { ...gown, ...details, version: 2, price: "$49.90" } } },
    });
    expect(await screen.findByText("$49.90")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Use $49.90 as Price" }));
    expect(field("Price")).toHaveValue("$49.90");
    expect(screen.queryByRole("button", { name: "Use $49.90 as Price" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Update Item" }));
    expect(await screen.findByText("Item updated")).toBeVisible();
  });

  it("shows what the shop's page says below the price; Use fills the fields, and saving stays with the form", async () => {
    const found = {
      __typename: "FoundPrice",
      price: "$199",
      originalPrice: "$250",
      checkedAt: "2026-11-24T08:00:00.000Z",
    };
    const saved = { price: "$199", originalPrice: "$300" };
    const { user } = await open("/admin/items?edit=1", reading([gown]), record(), foundPrice(found), {
      request: { query: UpdateItemDocument, variables: { input: { id: "1", version: 1, ...saved } } },
      result: { data: { updateCategoryItem: { ...gown, ...details, version: 2, price: "$199" } } },
    });
    const note = async (price: string) => (await screen.findByText(price)).closest("div");
    expect(await note("$199")).toHaveTextContent("The shop’s page says $199 (checked Nov 24, 2026)Use");
    expect(await note("$250")).toBeVisible();
    await user.type(field("Original price"), "$300");
    await user.click(screen.getByRole("button", { name: "Use $199 as Price" }));
    expect(field("Price")).toHaveValue("$199");
    expect(field("Original price")).toHaveValue("$300");
    expect(screen.queryByRole("button", { name: "Use $199 as Price" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Update Item" }));
    expect(await screen.findByText("Item updated")).toBeVisible();
  });

  it("shows a feed's empty value and its category by name", async () => {
    const sourceDifferences = [
      { __typename: "SourceDifference", field: "ORIGINAL_PRICE", source: "" },
      { __typename: "SourceDifference", field: "CATEGORY_NAME", source: "shoes" },
    ];
    const { user } = await open(
      "/admin/items?edit=1",
      reading([gown]),
      record({ sourceDifferences, originalPrice: "$300" }),
    );
    await user.click(await screen.findByRole("button", { name: "Use nothing as Original price" }));
    expect(field("Original price")).toHaveValue("");
    await user.click(await screen.findByRole("button", { name: "Use Shoes as Category" }));
    expect(screen.getByRole("combobox", { name: /^Category/ })).toHaveValue("shoes");
  });

  it("gives chosen fields of selected items their feed's values, with Undo", async () => {
    const { user } = await open("/admin/items", reading([gown, boots]), {
      request: { query: AcceptSourceDocument, variables: { input: { ids: ["1"], fields: ["PRICE"] } } },
      result: { data: { acceptSourceValues: change } },
    });
    await shown("Silk Gown");
    await user.click(screen.getAllByRole("checkbox", { name: "Select row" })[0] as HTMLElement);
    await user.click(screen.getByRole("button", { name: "Use feed’s values" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Use feed’s values" }));
    await user.click(dialog.getByRole("checkbox", { name: "Price" }));
    await user.click(dialog.getByRole("button", { name: "Use feed’s values" }));
    expect(await screen.findByText("1 category item changed")).toBeVisible();
    expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  });
});
