import { screen, waitFor } from "@testing-library/react";
import type { OfferCard_OfferFragment } from "../../graphql/generated/operations";
import { OfferCard_OfferFragmentDoc } from "../../graphql/generated/operations";
import { renderPart } from "../../testing/renderApp";
import { OfferCard, type OfferCardProps } from "./OfferCard";

const plain = {
  __typename: "CategoryItem" as const,
  id: "1",
  title: "Ivory Slip Dress",
  image: "/art/item/1.svg",
  retailer: "Maison Verre",
  price: "$345",
  priceAmount: 345,
  originalPrice: "",
  originalPriceAmount: null,
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
};

async function show(change: Partial<typeof plain | OfferCard_OfferFragment> = {}, props: Partial<OfferCardProps> = {}) {
  const offer = { ...plain, ...change };
  const ref = { __typename: "CategoryItem", id: "1" } as unknown as OfferCardProps["offer"];
  const view = renderPart(<OfferCard offer={ref} {...props} />);
  view.client.writeFragment({
    fragment: OfferCard_OfferFragmentDoc,
    data: offer,
    from: { __typename: "CategoryItem", id: "1" },
  });
  await screen.findByRole("heading", { name: "Ivory Slip Dress" });
  return view;
}

describe("OfferCard", () => {
  it("names the piece, its price and its shop, and leads there", async () => {
    await show();
    expect(screen.getByText("Maison Verre")).toBeVisible();
    expect(screen.getByText("$345")).toBeVisible();
    expect(screen.queryByText("Sale")).toBeNull();
    const link = screen.getByRole("link", { name: /^Shop Now Ivory Slip Dress/ });
    expect(link).toHaveAttribute("href", "/go/1");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("says Sale and strikes the former price when that is above the price", async () => {
    await show({ originalPrice: "$420", originalPriceAmount: 420 });
    expect(screen.getByText("Sale")).toBeVisible();
    expect(screen.getByText("$420").tagName).toBe("DEL");
  });

  it("does not when the former price is not above it", async () => {
    await show({ originalPrice: "$300", originalPriceAmount: 300 });
    expect(screen.queryByText("Sale")).toBeNull();
    expect(screen.queryByText("$300")).toBeNull();
  });

  it("shows stars only when there are ratings, and no link without a shop's page", async () => {
    await show({ rating: 4.4, reviewCount: 87, hasAffiliateLink: false });
    expect(screen.getByText("Rated 4.4 out of 5, 87 reviews")).toBeInTheDocument();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("keeps favourites in this browser, with the keyboard too", async () => {
    const { user } = await show({}, { favorite: true });
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
