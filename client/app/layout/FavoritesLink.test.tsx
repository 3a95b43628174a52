import { screen } from "@testing-library/react";
import { FavoritesLink } from "./FavoritesLink";
import { renderPart } from "../../testing/renderApp";
import { FavoriteToggle } from "../../shared/favorites/FavoriteToggle";

const both = (
  <>
    <FavoritesLink onFollow={() => undefined} />
    <FavoriteToggle list="looks" id="1" title="Navy Suit" />
    <FavoriteToggle list="products" id="1" title="Navy Tote" />
  </>
);

const heartOf = (index: number) => screen.getAllByRole("button")[index] as HTMLElement;

describe("favorites", () => {
  it("are counted in the header: looks and products together", async () => {
    const { user } = renderPart(both);
    expect(screen.getByRole("link", { name: "Favorites" })).toHaveTextContent(/^Favorites$/);
    await user.click(heartOf(0));
    await user.click(heartOf(1));
    expect(await screen.findByRole("link", { name: "Favorites, 2 saved" })).toBeVisible();
  });

  it("show 99+ in the header above that, and the number to screen readers", async () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => String(index));
    window.localStorage.setItem("wornby:liked-outfits", JSON.stringify(ids));
    renderPart(both);
    expect(await screen.findByRole("link", { name: "Favorites, 1000 saved" })).toHaveTextContent(/99\+$/);
  });

  it("can be restored to their place after a removal", async () => {
    window.localStorage.setItem("wornby:favorites", '["0","1","2"]');
    const { user } = renderPart(both);
    await user.click(heartOf(1));
    expect(window.localStorage.getItem("wornby:favorites")).toBe('["0","2"]');
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(window.localStorage.getItem("wornby:favorites")).toBe('["0","1","2"]');
  });

  it("say that they last as long as the page when the storage is full", async () => {
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const { user } = renderPart(both);
    await user.click(heartOf(0));
    expect(await screen.findByText(/^Navy Suit\. Not stored: your browser's storage/)).toBeVisible();
    expect(await screen.findByRole("link", { name: "Favorites, 1 saved" })).toBeVisible();
    setItem.mockRestore();
    await user.click(heartOf(0));
  });
});
