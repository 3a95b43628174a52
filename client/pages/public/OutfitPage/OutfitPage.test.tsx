import { screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { outfitRow } from "../../../features/outfit/testData";
import { OutfitPageDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { OutfitPage } from "./OutfitPage";

const wearer = (more: object = {}) => ({
  __typename: "Celebrity",
  id: "celebrity-1",
  slug: "zendria-vale",
  name: "Zendria Vale",
  outfits: { __typename: "OutfitConnection", nodes: [1, 2, 3, 4, 5].map((number) => outfitRow(number)) },
  ...more,
});

const product = (number: number, more: object = {}) => ({
  __typename: "AffiliateProduct",
  id: `product-${number}`,
  title: `Piece ${number}`,
  description: "",
  image: "",
  price: "$240",
  priceAmount: 240,
  priceCurrency: "USD",
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceAsOf: "2026-11-20T10:00:00.000Z",
  replacement: null,
  matchKind: "SIMILAR",
  retailer: "Northloom",
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  directLink: null,
  ...more,
});

const row = (more: object = {}) => outfitRow(1, { celebrity: wearer(), products: [], ...more });

const page = (outfit: object | null, slug = "look-1") =>
  openApp([{ path: `${paths.outfit.pattern}?`, Component: OutfitPage }], {
    url: `/outfit/${slug}`,
    site: { disclosure: "Some links are affiliate links.", origin: "https://wornby.example" },
    mocks: [slug.length === 36 ? { id: slug } : { slug }, { slug: "look-1" }].map((variables) => ({
      request: { query: OutfitPageDocument, variables },
      result: { data: { outfit } },
    })),
  });

const structured = () =>
  [...document.querySelectorAll("script[type='application/ld+json']")].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

describe("OutfitPage", () => {
  it("groups its pieces by match kind", async () => {
    const products = [product(1, { matchKind: "BUDGET" }), product(2, { matchKind: "EXACT" }), product(3), product(4)];
    await page(row({ products }));
    await screen.findByRole("heading", { level: 1 });
    const order = screen.getAllByRole("heading").map(({ textContent }) => textContent);
    const wanted = ["Exact match", "Piece 2", "Similar", "Piece 3", "Piece 4", "On a budget", "Piece 1"];
    expect(order.filter((text) => wanted.includes(text ?? ""))).toEqual(wanted);
  });

  it("shows the whole look: breadcrumbs, the story in paragraphs, its facts, more looks", async () => {
    await page(row({ fullDescription: "First.\n\nSecond." }));
    expect(await screen.findByRole("heading", { level: 1, name: "Look 1" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Zendria Vale" })).toHaveAttribute(
      "href",
      "/celebrity/zendria-vale",
    );
    expect(screen.getByText("First.").tagName).toBe("P");
    expect(screen.getByText("Second.").tagName).toBe("P");
    expect(screen.queryByText("Short words on look 1.")).toBeNull();
    expect(screen.getByRole("link", { name: "evening" })).toHaveAttribute("href", "/outfits?tag=evening");
    const details = screen.getByRole("region", { name: "Outfit Details" });
    expect(details).toHaveTextContent("May 7, 2026");
    expect(within(details).getByRole("link", { name: "Gala" })).toHaveAttribute("href", "/outfits?occasion=Gala");
    const more = screen.getByRole("region", { name: "More from Zendria Vale" });
    expect(within(more).getAllByRole("article")).toHaveLength(4);
    expect(within(more).queryByRole("link", { name: "Look 1" })).toBeNull();
  });

  it("falls back to the short description and omits unknown facts", async () => {
    await page(row({ occasion: null, date: null }));
    expect(await screen.findByText("Short words on look 1.")).toBeVisible();
    const details = screen.getByRole("region", { name: "Outfit Details" });
    expect(details).not.toHaveTextContent("Date");
    expect(details).not.toHaveTextContent("Occasion");
  });

  it("opens the retailer in a new tab, after the disclosure", async () => {
    const { user } = await page(row());
    const buy = await screen.findByRole("link", { name: /^Buy Now/ });
    expect(buy).toHaveAttribute("href", "/go/outfit-1?from=buy");
    expect(buy).toHaveAttribute("target", "_blank");
    const disclosure = screen.getByText(/Some links are affiliate links/);
    expect(disclosure.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    buy.addEventListener("click", (event) => event.preventDefault());
    await user.click(buy);
    expect(await screen.findByText("Opening retailer website")).toBeVisible();
  });

  it("shows a note when there is no link to buy", async () => {
    const { user } = await page(row({ hasAffiliateLink: false }));
    await user.click(await screen.findByRole("button", { name: "Buy Now" }));
    expect(await screen.findByText("No purchase link available")).toBeVisible();
    expect(screen.getByText("This outfit doesn't have a direct purchase link")).toBeVisible();
  });

  it("lists similar items, with only numeric prices in the structured data", async () => {
    await page(row({ products: [product(1), product(2, { price: "ask", priceAmount: null })] }));
    const shop = await screen.findByRole("region", { name: "Shop Similar Items" });
    expect(within(shop).getAllByRole("article")).toHaveLength(2);
    const list = structured().find((data) => data["@type"] === "ItemList");
    const items = list?.itemListElement as { item: Record<string, unknown> }[];
    expect(items[0]?.item.offers).toMatchObject({ price: 240, priceCurrency: "USD" });
    expect(items[1]?.item).not.toHaveProperty("offers");
    expect(structured().some((data) => data["@type"] === "BreadcrumbList")).toBe(true);
  });

  it("includes the displayed price, its currency and the availability in the structured data", async () => {
    const expired = { price: "", priceAmount: null, isPriceCurrent: false };
    await page(
      row({
        products: [
          product(1, { price: "CA$90", priceAmount: 90, priceCurrency: "CAD" }),
          product(2, { isAvailable: false, replacement: null }),
          product(3, expired),
          product(4, { isPriceCurrent: false }),
        ],
      }),
    );
    await screen.findByRole("region", { name: "Shop Similar Items" });
    const list = structured().find((data) => data["@type"] === "ItemList");
    const items = list?.itemListElement as { item: { offers?: Record<string, unknown> } }[];
    expect(items.map(({ item }) => item.offers)).toEqual([
      { "@type": "Offer", price: 90, priceCurrency: "CAD", seller: expect.any(Object) },
      {
        "@type": "Offer",
        price: 240,
        priceCurrency: "USD",
        availability: "https://schema.org/OutOfStock",
        seller: expect.any(Object),
      },
      undefined,
      undefined,
    ]);
  });

  it("copies the canonical URL when the browser cannot share", async () => {
    const { user } = await page(row());
    await user.click(await screen.findByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("https://wornby.example/outfit/look-1");
  });

  it("redirects an id or a previous slug to the canonical URL", async () => {
    const { router } = await page(row(), "0b5d2a38-7a5e-4b6e-9a53-2f0f6d1f7f10");
    await waitFor(() => expect(router.state.location.pathname).toBe("/outfit/look-1"));
  });

  it("shows not found for an unknown outfit", async () => {
    await page(null, "gone");
    expect(await screen.findByRole("heading", { level: 1, name: "Outfit not found" })).toBeVisible();
    expect(screen.getByText("The outfit you're looking for doesn't exist or has been removed.")).toBeVisible();
    expect(screen.getByRole("link", { name: "View all outfits" })).toHaveAttribute("href", "/outfits");
  });

  it("shows not found for a URL without a slug", async () => {
    await page(null, "");
    expect(await screen.findByText("Outfit ID or slug not found")).toBeVisible();
  });
});
