import { screen, waitFor } from "@testing-library/react";
import { OutfitPageBudgetDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { OutfitPageBudgetForm, OutfitPageBudgetResult } from "./OutfitPageBudget";

const pieces = [
  { id: "coat", name: "Wool Coat" },
  { id: "boots", name: "Ankle Boots" },
  { id: "cape", name: "外套" },
];

const product = (id: string, title: string, price: string) => ({
  __typename: "AffiliateProduct",
  id,
  title,
  image: "",
  price,
  priceCurrency: "USD",
  condition: "NEW" as const,
  isPriceFrom: false,
  highestPriceAmount: null,
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceDroppedFrom: null,
  priceAsOf: "2026-11-20T10:00:00.000Z",
  priceSource: { __typename: "PriceSource", kind: "EDITOR", at: "2026-11-20T10:00:00.000Z" },
  replacement: null,
  shownMatchKind: "SIMILAR",
  retailer: "Northloom",
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  directLink: null,
});

const look = {
  __typename: "LookForBudget",
  problem: null,
  currency: "USD",
  budget: 250,
  total: 180.5,
  saves: 119.5,
  cheapest: 180.5,
  otherCurrencyCount: 0,
  choices: [
    {
      __typename: "BudgetChoice",
      piece: { __typename: "Piece", ...pieces[0] },
      product: product("p1", "Blue Coat", "$180.50"),
      insteadOf: { __typename: "AffiliateProduct", id: "p2", title: "Navy Coat" },
    },
  ],
  owned: [],
  unpriced: [],
};

const outfit = { id: "o1", slug: "navy", pieces };

const Budget = () => (
  <>
    <OutfitPageBudgetForm outfit={outfit} />
    <OutfitPageBudgetResult outfit={outfit} />
  </>
);

const open = (search: string, variables: object, found: object) =>
  openApp([{ path: "/outfit/:slug", Component: Budget }], {
    url: `/outfit/navy${search}`,
    mocks: [
      {
        request: { query: OutfitPageBudgetDocument, variables: { id: "o1", have: [], ...variables } },
        result: { data: { outfit: { __typename: "Outfit", id: "o1", lookForBudget: { ...look, ...found } } } },
      },
    ],
  });

describe("The look for your budget", () => {
  it("shows the products, their sum, what was swapped and what that saves", async () => {
    await open("?budget=250", { budget: "250" }, {});
    expect(await screen.findByText("$180.50", { selector: "strong" })).toBeVisible();
    expect(screen.getByText(/in all/)).toHaveTextContent("$180.50 in all, $119.50 less than the closest look.");
    expect(screen.getByText("Instead of Navy Coat.")).toBeVisible();
    expect(screen.getByText("Price: entered by our editors, Nov 20, 2026")).toBeVisible();
    expect(screen.getAllByText(/entered by our editors/i)).toHaveLength(1);
    expect(screen.getByLabelText("Your budget")).toHaveValue("250");
  });

  it.each([
    ["Ankle Boots", "ankle-boots"],
    ["外套", "cape"],
  ])("puts the budget and that one has %s into the address", async (name, value) => {
    const { user, router } = await open("", { budget: "90", have: [value] }, {});
    await user.click(await screen.findByText("The look for your budget"));
    await user.type(screen.getByLabelText("Your budget"), "90");
    await user.click(screen.getByLabelText(name));
    await user.click(screen.getByRole("button", { name: "Show the look" }));
    await waitFor(() => expect(router.state.location.search).toBe(`?budget=90&have=${value}`));
  });

  it("offers the cheapest look where nothing fits, and says what it cannot add up", async () => {
    await open(
      "?budget=50&have=shoes",
      { budget: "50", have: ["shoes"] },
      {
        budget: 50,
        total: null,
        saves: null,
        cheapest: 312,
        choices: [],
        owned: [{ __typename: "Piece", ...pieces[1] }],
        unpriced: [{ __typename: "Piece", id: "belt", name: "Belt" }],
        otherCurrencyCount: 2,
      },
    );
    expect(await screen.findByText("Nothing fits $50.")).toBeVisible();
    for (const text of [
      /The cheapest is \$312\./,
      "Left out: Ankle Boots.",
      "No current price: Belt.",
      "Only prices in USD are added up.",
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole("link", { name: "Show the cheapest look" })).toHaveAttribute(
      "href",
      "/outfit/navy?budget=312+USD&have=shoes#budget",
    );
  });

  it("keeps a budget that is no amount, with the sentence", async () => {
    await open(
      "?budget=abc",
      { budget: "abc" },
      { problem: "Write your budget as an amount.", budget: null, choices: [] },
    );
    expect(await screen.findByText("Write your budget as an amount.")).toBeVisible();
    expect(screen.getByLabelText("Your budget")).toHaveValue("abc");
  });
});
