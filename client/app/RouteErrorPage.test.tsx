import { screen } from "@testing-library/react";
import { renderApp } from "../testing/renderApp";
import { RouteErrorPage } from "./RouteErrorPage";

function Broken(): never {
  throw new Error("This page is broken.");
}

describe("RouteErrorPage", () => {
  // React and the router also log what a page throws.
  let log: jest.SpyInstance;
  beforeEach(() => (log = jest.spyOn(console, "error").mockImplementation(() => undefined)));
  afterEach(() => log.mockRestore());

  it("offers to load the same address again from the server, and the way home", () => {
    const { router } = renderApp([{ path: "*", Component: Broken, ErrorBoundary: RouteErrorPage }], {
      url: "/shop?search=red+coat&after=x",
    });
    expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    const retry = screen.getByRole("link", { name: "Retry" });
    expect(retry).toHaveAttribute("href", "/shop?search=red+coat&after=x");
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    // The router would show the same failure without a request, so the browser must follow the link itself.
    let isLeftToBrowser = false;
    addEventListener(
      "click",
      (event) => {
        isLeftToBrowser = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    retry.click();
    expect(isLeftToBrowser).toBe(true);
    expect(router.state.navigation.state).toBe("idle");
  });

  it("logs the error for the monitoring of the site", () => {
    renderApp([{ path: "*", Component: Broken, ErrorBoundary: RouteErrorPage }]);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: "This page is broken." }));
  });
});
