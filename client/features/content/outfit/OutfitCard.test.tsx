import type { FragmentType } from "@apollo/client";
import { screen } from "@testing-library/react";
import type { OutfitCard_OutfitFragment } from "../../../graphql/generated/operations";
import { renderPart } from "../../../testing/renderApp";
import { OutfitCard } from "./OutfitCard";
import { outfitRow } from "./testData";

async function show(row: ReturnType<typeof outfitRow>) {
  renderPart(<OutfitCard outfit={row as FragmentType<OutfitCard_OutfitFragment>} />);
  await screen.findByRole("article");
}

describe("OutfitCard", () => {
  it("is one link with image, title, wearer, occasion and date", async () => {
    await show(outfitRow(1));
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByRole("link", { name: "Look 1" })).toHaveAttribute("href", "/outfit/look-1");
    expect(screen.getByRole("img", { name: "Zendria Vale in Look 1" })).toBeVisible();
    expect(screen.getByRole("article")).toHaveTextContent("GalaLook 1Zendria ValeMay 7, 2026");
  });

  it("keeps the focal point of the picture visible", async () => {
    await show(outfitRow(1, { focalPoint: { __typename: "Point", x: 0.5, y: 0.1 } }));
    expect(screen.getByRole("img")).toHaveStyle({ objectPosition: "50% 10%" });
  });

  it("omits missing facts", async () => {
    await show(outfitRow(1, { occasion: null, date: null, celebrity: null }));
    expect(screen.getByRole("article")).toHaveTextContent(/^Look 1$/);
  });
});
