import { screen } from "@testing-library/react";
import { renderPart } from "../../../testing/renderApp";
import { LikeOutfit } from "./LikeOutfit";

describe("LikeOutfit", () => {
  it("shows the visitor's like in the figure: digits where they change, words where they do not", async () => {
    const { user, unmount } = renderPart(<LikeOutfit id="1" title="Navy Suit" likeCount={41} />);
    await user.click(screen.getByRole("button", { name: /^41 Likes/ }));
    expect(screen.getByRole("button", { name: /^42 Likes/ })).toHaveAttribute("aria-pressed", "true");
    unmount();
    const { user: other } = renderPart(<LikeOutfit id="2" title="Navy Suit" likeCount={3200} />, { styled: true });
    expect(screen.getByText(", including yours")).not.toBeVisible();
    await other.click(screen.getByRole("button", { name: /3\.2k Likes/ }));
    expect(screen.getByText(", including yours")).toBeVisible();
  });

  it("adds the look to the favorites", async () => {
    const { user } = renderPart(<LikeOutfit id="1" title="Navy Suit" likeCount={null} />);
    await user.click(screen.getByRole("button", { name: /^Like/ }));
    expect(await screen.findByText("Added to favorites")).toBeVisible();
    expect(window.localStorage.getItem("wornby:liked-outfits")).toBe('["1"]');
  });
});
