import { screen, waitFor } from "@testing-library/react";
import type { OfferCard_OfferFragment } from "../../../graphql/generated/operations";
import { renderPart } from "../../../testing/renderApp";
import { OfferCard, type OfferCardProps } from "./OfferCard";

const plain = {
  __typename: "CategoryItem" as const,
  id: "1",
  title: "Ivory Slip Dress",
  image: "/art/item/1.svg",
  retailer: "Maison Verre",
  price: "$345",
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceDroppedFrom: null,
  priceCurrency: "USD",
  condition: "NEW" as const,
  priceAsOf: "2026-11-20T10:00:00.000Z",
  priceSource: { kind: "FEED" as const, at: "2026-11-20T10:00:00.000Z" },
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  directLink: null,
  replacement: null,
};

type Change = Partial<OfferCard_OfferFragment> & { __typename?: string };

async function show(change: Change = {}, props: Partial<OfferCardProps> = {}) {
  const view = renderPart(<OfferCard offer={{ ...plain, ...change } as OfferCardProps["offer"]} {...props} />);
  await screen.findAllByRole("heading", { name: "Ivory Slip Dress" });
  return view;
}

describe("OfferCard", () => {
  it("shows the piece, its price and its shop, and links to the shop", async () => {
    await show();
    expect(screen.getByText("Maison Verre")).toBeVisible();
    expect(screen.getByText("$345")).toBeVisible();
    expect(screen.queryByText("Sale")).toBeNull();
    const link = screen.getByRole("link", { name: /^Shop Now Ivory Slip Dress/ });
    expect(link).toHaveAttribute("href", "/go/1?from=card");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("shows what the price is about in another currency, below the price of the shop", async () => {
    await show({}, { about: "about €320" });
    const price = screen.getByText("$345");
    expect(price.compareDocumentPosition(screen.getByText("about €320"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("shows nothing about a price that it may not show", async () => {
    await show({ isPriceCurrent: false, price: "" }, { about: null });
    expect(screen.queryByText(/about/)).toBeNull();
  });

  it("shows Sale and the struck original price when that is higher", async () => {
    await show({ originalPrice: "$420", isOnSale: true });
    expect(screen.getByText("Sale")).toBeVisible();
    expect(screen.getByText("$420").tagName).toBe("DEL");
  });

  it("shows no sale when the original price is not higher", async () => {
    await show({ originalPrice: "$300", isOnSale: false });
    expect(screen.queryByText("Sale")).toBeNull();
    expect(screen.queryByText("$300")).toBeNull();
  });

  it("shows stars only with ratings, and no link without a shop URL", async () => {
    await show({ rating: 4.4, reviewCount: 87, hasAffiliateLink: false });
    expect(screen.getByText("Rated 4.4 out of 5, 87 reviews")).toBeInTheDocument();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it.each([
    [{ kind: "FEED", at: "2026-11-20T10:00:00.000Z" }, "From the shop's feed, Nov 20, 2026"],
    [{ kind: "PAGE", at: "2026-11-18T10:00:00.000Z" }, "From the shop's page, Nov 18, 2026"],
    [{ kind: "EDITOR", at: "2026-05-02T10:00:00.000Z" }, "Entered by our editors, May 2, 2026"],
    [null, "as of Nov 20, 2026"],
  ] as const)("shows where the price comes from: %j", async (source, text) => {
    await show({ priceSource: source });
    expect(screen.getByText(text)).toBeVisible();
  });

  it("shows no price that is older than its program allows", async () => {
    await show();
    await show({ isPriceCurrent: false, price: "", originalPrice: "", isOnSale: true });
    expect(screen.getByText("See the price at Maison Verre")).toBeVisible();
    expect(screen.getAllByText("$345")).toHaveLength(1);
    expect(screen.queryByText("Sale")).toBeNull();
  });

  it("shows what the price was before it dropped, in its currency, but not beside a withheld price", async () => {
    await show({ price: "€49.90", priceCurrency: "EUR", priceDroppedFrom: 59.9 });
    expect(screen.getByText("Price dropped from €59.90")).toBeVisible();
    await show({ isPriceCurrent: false, price: "", priceDroppedFrom: 400 });
    expect(screen.getAllByText(/Price dropped/)).toHaveLength(1);
  });

  it("compares with the lowest price of the last 30 days rather than with the shop's original price", async () => {
    await show({ originalPrice: "$420", isOnSale: true, priceDroppedFrom: 360 });
    expect(screen.getByText("Price dropped from $360")).toBeVisible();
    expect(screen.queryByText("$420")).toBeNull();
  });

  it("offers the most similar piece of the look when the shop's page is gone, with a note", async () => {
    const replacement = {
      __typename: "AffiliateProduct" as const,
      id: "2",
      title: "Silk Dress",
      retailer: "Northloom",
      directLink: null,
    };
    await show({ __typename: "AffiliateProduct", isAvailable: false, replacement });
    expect(screen.getByText("No longer available. Similar: Silk Dress at Northloom")).toBeVisible();
    const link = screen.getByRole("link", { name: /^Shop Similar Silk Dress/ });
    expect(link).toHaveAttribute("href", "/go/2?from=card");
    expect(screen.queryByRole("link", { name: /Shop Now/ })).toBeNull();
  });

  it("shows that a piece is gone when there is no alternative", async () => {
    await show({ isAvailable: false });
    expect(screen.getByText("No longer available")).toBeVisible();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("stores favorites in this browser, also by keyboard", async () => {
    const { user } = await show();
    const heart = screen.getByRole("button", { name: "Add to favorites" });
    expect(heart).toHaveAttribute("aria-pressed", "false");
    heart.focus();
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Added to favorites")).toBeVisible();
    expect(screen.getByRole("button", { name: "Remove from favorites" })).toHaveAttribute("aria-pressed", "true");
    expect(window.localStorage.getItem("wornby:favorites")).toBe('["1"]');
    await user.keyboard(" ");
    await waitFor(() => expect(window.localStorage.getItem("wornby:favorites")).toBe("[]"));
    expect(await screen.findByText("Removed from favorites")).toBeVisible();
  });
});
