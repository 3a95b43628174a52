import { screen } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { outfitRow } from "../../../features/outfit/testData";
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

  it("says that there is none", async () => {
    await open(null);
    expect(await screen.findByText("Piece not found")).toBeVisible();
  });
});
