import { screen, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { outfitRow } from "../../../features/content/outfit/testData";
import { GarmentPageDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { GarmentPage } from "./GarmentPage";

const garment = (more: object = {}) => ({
  __typename: "Garment",
  id: "garment-1",
  slug: "camel-coat",
  name: "Camel Coat",
  looks: [outfitRow(2), outfitRow(1)],
  products: [],
  ...more,
});

const product = (id: string, amounts: Record<string, number>, more: object = {}) => ({
  __typename: "AffiliateProduct",
  id,
  title: id,
  description: "",
  image: "",
  price: "$120",
  priceAmount: 120,
  priceCurrency: "USD",
  condition: "NEW" as const,
  isPriceFrom: false,
  highestPriceAmount: null,
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceDroppedFrom: null,
  priceHistory: Object.entries(amounts).map(([day, amount]) => ({ __typename: "PricePoint", day, amount })),
  priceAsOf: "2026-11-20T10:00:00.000Z",
  priceSource: null,
  replacement: null,
  shownMatchKind: "EXACT",
  retailer: "Northloom",
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  directLink: null,
  ...more,
});

const open = (result: object | null) =>
  openApp([{ path: paths.garment.pattern, Component: GarmentPage }], {
    url: "/garment/camel-coat",
    site: { origin: "https://wornby.example" },
    mocks: [
      {
        request: { query: GarmentPageDocument, variables: { slug: "camel-coat" } },
        result: { data: { garment: result } },
      },
    ],
  });

describe("GarmentPage", () => {
  it("shows who wore it when, and describes the looks to search engines", async () => {
    await open(garment());
    expect(await screen.findByRole("heading", { level: 1, name: "Camel Coat" })).toBeVisible();
    expect(screen.getByText("Worn in 2 looks by Zendria Vale.")).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Look 2",
      "Look 1",
    ]);
    expect(document.querySelector("link[rel=canonical]")).toHaveAttribute(
      "href",
      "https://wornby.example/garment/camel-coat",
    );
    const lists = [...document.querySelectorAll("script[type='application/ld+json']")].map(
      ({ textContent }) => JSON.parse(textContent) as { itemListElement: { url?: string }[] },
    );
    expect(lists.flatMap((list) => list.itemListElement.flatMap(({ url }) => url ?? []))).toEqual([
      "https://wornby.example/outfit/look-2",
      "https://wornby.example/outfit/look-1",
    ]);
    expect(screen.queryByText("Shop this piece")).toBeNull();
  });

  it("lists what its products cost when, newest first, and nothing of a price that never changed or is outdated", async () => {
    const changed = { "2026-09-03": 150, "2026-10-20": 110, "2026-11-20": 120, "2026-11-27": 120 };
    const products = [
      product("Coat", changed),
      product("Cape", { "2026-09-03": 120, "2026-11-27": 120 }),
      product("Wrap", changed, { isPriceCurrent: false, price: "", priceAmount: null }),
    ];
    const { user } = await open(garment({ products }));
    await user.click(await screen.findByText("Price history"));
    const history = within(screen.getByText("Price history").parentElement!);
    expect(history.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "$120 from Nov 20, 2026",
      "$110 from Oct 20, 2026",
      "$150 from Sep 3, 2026",
    ]);
  });

  it("says that there is none", async () => {
    await open(null);
    expect(await screen.findByText("Piece not found")).toBeVisible();
  });
});
