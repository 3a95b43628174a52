import { screen } from "@testing-library/react";
import { Profiler } from "react";
import { renderPart } from "../../../testing/renderApp";
import { LoadMore } from "./LoadMore";

const page = { pageInfo: { hasNextPage: true, endCursor: "x" }, to: (after: string) => `/outfits?after=${after}` };
const wait = () => new Promise<void>(() => undefined);

describe("LoadMore", () => {
  it("links to the next page, and appends it when pressed", async () => {
    const onLoadMore = jest.fn(() => Promise.resolve());
    const { user } = renderPart(<LoadMore {...page} onLoadMore={onLoadMore} />);
    const link = screen.getByRole("button", { name: "Load More" });
    expect(link).toHaveAttribute("href", "/outfits?after=x");
    await user.click(link);
    await user.keyboard(" ");
    expect(onLoadMore).toHaveBeenCalledTimes(2);
  });

  it("shows that it is busy and ignores a second press", async () => {
    const onLoadMore = jest.fn(wait);
    const { user } = renderPart(<LoadMore {...page} onLoadMore={onLoadMore} />);
    await user.click(screen.getByRole("button", { name: "Load More" }));
    await user.click(screen.getByRole("button", { name: "Loading..." }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it("renders itself alone", async () => {
    const onRender = jest.fn();
    const { user } = renderPart(
      <>
        <Profiler id="list" onRender={onRender}>
          <ul />
        </Profiler>
        <LoadMore {...page} onLoadMore={wait} />
      </>,
    );
    onRender.mockClear();
    await user.click(screen.getByRole("button", { name: "Load More" }));
    expect(onRender).not.toHaveBeenCalled();
  });

  it("says that it failed, and tries again", async () => {
    const onLoadMore = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(undefined);
    const { user } = renderPart(<LoadMore {...page} onLoadMore={onLoadMore} errorTitle="Error loading outfits" />);
    await user.click(screen.getByRole("button", { name: "Load More" }));
    expect(await screen.findByText("Error loading outfits")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Load More" })).toBeInTheDocument();
  });

  it("is absent on the last page", () => {
    renderPart(<LoadMore {...page} pageInfo={{ hasNextPage: false, endCursor: "x" }} onLoadMore={wait} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
