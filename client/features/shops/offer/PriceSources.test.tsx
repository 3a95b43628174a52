import { render } from "@testing-library/react";
import { PriceSources } from "./PriceSources";

const offer = (title: string, kind: "EDITOR" | "FEED" | null, day: string, more: object = {}) => ({
  id: title,
  title,
  price: "$20",
  isPriceCurrent: true,
  priceAsOf: `${day}T10:00:00.000Z`,
  priceSource: kind && { kind, at: `${day}T10:00:00.000Z` },
  ...more,
});

const show = (...offers: ReturnType<typeof offer>[]) => render(<PriceSources offers={offers} />).container.textContent;

describe("PriceSources", () => {
  it("says once where all prices come from", () => {
    expect(show(offer("Boots", "EDITOR", "2026-11-28"), offer("Pumps", "EDITOR", "2026-11-28"))).toBe(
      "Prices: entered by our editors, Nov 28, 2026",
    );
    expect(show(offer("Boots", null, "2026-11-28"))).toBe("Price: as of Nov 28, 2026");
  });

  it("names the products whose price comes from somewhere else, or is of another day", () => {
    expect(
      show(
        offer("Boots", "FEED", "2026-11-27"),
        offer("Pumps", "EDITOR", "2026-11-28"),
        offer("Clogs", "FEED", "2026-11-26"),
        offer("Mules", "EDITOR", "2026-11-28"),
      ),
    ).toBe(
      "Prices: entered by our editors, Nov 28, 2026; Boots: from the shop's feed, Nov 27, 2026; " +
        "Clogs: from the shop's feed, Nov 26, 2026",
    );
  });

  it("is silent without a shown price", () => {
    const hidden = [{ price: "" }, { price: "", isPriceCurrent: false }];
    expect(show(...hidden.map((more, at) => offer(`Boots ${at}`, "FEED", "2026-11-27", more)))).toBe("");
  });
});
