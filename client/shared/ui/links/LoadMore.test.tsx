import { screen } from "@testing-library/react";
import { renderPart } from "../../../testing/renderApp";
import { LoadMoreLink } from "./LoadMoreLink";

describe("LoadMoreLink", () => {
  it("links to the next page, and appends it when pressed", async () => {
    const onLoadMore = jest.fn();
    const { user } = renderPart(<LoadMoreLink href="/outfits?after=x" onLoadMore={onLoadMore} />);
    const link = screen.getByRole("button", { name: "Load More" });
    expect(link).toHaveAttribute("href", "/outfits?after=x");
    await user.click(link);
    await user.keyboard(" ");
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it("shows that it is busy and ignores a second press", async () => {
    const onLoadMore = jest.fn();
    const { user } = renderPart(<LoadMoreLink href="?after=x" busy onLoadMore={onLoadMore} />);
    await user.click(screen.getByRole("button", { name: "Loading..." }));
    expect(onLoadMore).not.toHaveBeenCalled();
  });
});
