import { screen } from "@testing-library/react";
import { outboundFolder, outboundPath } from "../../../../site/outbound";
import { LinkGonePageDocument } from "../../../graphql/generated/operations";
import { renderApp } from "../../../testing/renderApp";
import { LinkGonePage } from "./LinkGonePage";

const piece = (id: string, title: string) => ({
  __typename: "CategoryItem",
  id,
  title,
  image: "",
  retailer: "Pellier",
  price: "$90",
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceDroppedFrom: null,
  priceCurrency: "USD",
  condition: "NEW" as const,
  priceAsOf: "2026-11-20T10:00:00.000Z",
  priceSource: { __typename: "PriceSource", kind: "FEED", at: "2026-11-20T10:00:00.000Z" },
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  directLink: null,
  replacement: null,
});

const open = (offer: object | null) =>
  renderApp([{ path: `${outboundFolder}*`, Component: LinkGonePage }], {
    url: outboundPath("gone"),
    mocks: [
      {
        request: { query: LinkGonePageDocument, variables: { id: "gone" } },
        result: { data: { __typename: "Query", offer } },
      },
    ],
  });

describe("LinkGonePage", () => {
  it("offers the replacement of a piece that its retailer no longer sells, and the retailer anyway", async () => {
    open({ ...piece("gone", "Red Gown"), isAvailable: false, replacement: piece("other", "Crimson Gown") });
    expect(await screen.findByRole("heading", { level: 1, name: "Red Gown" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Crimson Gown" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Pellier anyway" })).toHaveAttribute("href", "/go/gone?anyway=1");
  });

  it("says that a link without a target no longer works", async () => {
    open(null);
    expect(await screen.findByRole("heading", { name: "This shopping link no longer works" })).toBeVisible();
  });
});
