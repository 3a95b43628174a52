import { screen } from "@testing-library/react";
import { Profiler } from "react";
import { renderPart } from "../../../testing/renderApp";
import { storeLoadedRows } from "../../hooks/listPosition";
import { LoadMore } from "./LoadMore";

const page = { pageInfo: { hasNextPage: true, endCursor: "x" }, to: (after: string) => `/outfits?after=${after}` };
const wait = () => new Promise<void>(() => undefined);

describe("LoadMore", () => {
  it("links to the next page, and appends it when pressed", async () => {
    const load = jest.fn(() => Promise.resolve());
    const { user } = renderPart(<LoadMore {...page} more={{ count: 12, load }} />);
    const link = screen.getByRole("button", { name: "Load More" });
    expect(link).toHaveAttribute("href", "/outfits?after=x");
    await user.click(link);
    await user.keyboard(" ");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("shows that it is busy and ignores a second press", async () => {
    const load = jest.fn(wait);
    const { user } = renderPart(<LoadMore {...page} more={{ count: 12, load }} />);
    await user.click(screen.getByRole("button", { name: "Load More" }));
    await user.click(screen.getByRole("button", { name: "Loading..." }));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("renders itself alone", async () => {
    const onRender = jest.fn();
    const { user } = renderPart(
      <>
        <Profiler id="list" onRender={onRender}>
          <ul />
        </Profiler>
        <LoadMore {...page} more={{ count: 12, load: wait }} />
      </>,
    );
    onRender.mockClear();
    await user.click(screen.getByRole("button", { name: "Load More" }));
    expect(onRender).not.toHaveBeenCalled();
  });

  it("says that it failed, and tries again", async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce(undefined);
    const { user } = renderPart(<LoadMore {...page} more={{ count: 12, load }} errorTitle="Error loading outfits" />);
    await user.click(screen.getByRole("button", { name: "Load More" }));
    expect(await screen.findByText("Error loading outfits")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Load More" })).toBeInTheDocument();
  });

  it("takes no press while a reload restores rows, and says when that failed", async () => {
    storeLoadedRows(24);
    let fail = () => {};
    const answer = new Promise<void>((_, reject) => (fail = () => reject(new Error("offline"))));
    const load = jest.fn((_isAskedFor: boolean) => answer);
    const { user } = renderPart(<LoadMore {...page} more={{ count: 12, load }} />);
    await user.click(await screen.findByRole("button", { name: "Loading..." }));
    expect(load.mock.calls).toEqual([[false]]);
    fail();
    expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
  });

  it("is absent on the last page", () => {
    renderPart(
      <LoadMore {...page} pageInfo={{ hasNextPage: false, endCursor: "x" }} more={{ count: 12, load: wait }} />,
    );
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
