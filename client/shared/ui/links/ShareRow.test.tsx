import { screen } from "@testing-library/react";
import { renderPart } from "../../../testing/renderApp";
import { ShareRow } from "./ShareRow";

const show = () =>
  renderPart(<ShareRow title="Navy & Suit" path="/outfit/navy-suit" image="/a.jpg" />, {
    site: { origin: "https://worn.example" },
  });

describe("ShareRow", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "share"));

  it("links to the share page of each network in a new tab", () => {
    show();
    const links = screen.getAllByRole("link");
    expect(links.map((link) => new URL(link.getAttribute("href") ?? "").hostname)).toEqual([
      "www.facebook.com",
      "twitter.com",
      "www.pinterest.com",
    ]);
    for (const link of links) {
      expect(link.getAttribute("href")).toContain(encodeURIComponent("https://worn.example/outfit/navy-suit"));
      expect(link).toHaveAttribute("target", "_blank");
    }
    expect(links[1]?.getAttribute("href")).toContain("Navy+%26+Suit");
  });

  it("uses the browser's share sheet where available", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, "share", { value: share, configurable: true });
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Share" }));
    expect(share).toHaveBeenCalledWith({ title: "Navy & Suit", url: "https://worn.example/outfit/navy-suit" });
  });

  it("copies the URL without a share sheet, and confirms it", async () => {
    const { user } = show();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("https://worn.example/outfit/navy-suit");
  });
});
