import { screen } from "@testing-library/react";
import { renderPart } from "../../../testing/renderApp";
import { AffiliateLink } from "./AffiliateLink";

describe("AffiliateLink", () => {
  it("is marked and opens as the settings say", () => {
    renderPart(<AffiliateLink id="1">Shop Now</AffiliateLink>);
    const link = screen.getByRole("link", { name: "Shop Now (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "/go/1");
    expect(link).toHaveAttribute("rel", "sponsored nofollow noopener");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("stays in this tab and may be followed when the settings say so", () => {
    renderPart(<AffiliateLink id="1">Buy Now</AffiliateLink>, {
      site: { openLinksInNewTab: false, nofollowLinks: false },
    });
    const link = screen.getByRole("link", { name: "Buy Now" });
    expect(link).not.toHaveAttribute("target");
    expect(link).toHaveAttribute("rel", "sponsored noopener");
  });
});

describe("an affiliate link of a program that allows no address in between", () => {
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    navigator.sendBeacon = (address) => sent.push(address) > 0;
  });

  it("leads straight to the retailer and tells the server that it was followed", async () => {
    const { user } = renderPart(
      <AffiliateLink id="1" directLink="https://shop.example/coat?tag=1" placement="card">
        Shop Now
      </AffiliateLink>,
    );
    const link = screen.getByRole("link", { name: /^Shop Now/ });
    expect(link).toHaveAttribute("href", "https://shop.example/coat?tag=1");
    expect(link).toHaveAttribute("rel", "sponsored nofollow noopener");
    await user.click(link);
    await user.pointer({ target: link, keys: "[MouseMiddle]" });
    await user.pointer({ target: link, keys: "[MouseRight]" });
    expect(sent).toEqual(["/go/1?from=card", "/go/1?from=card"]);
  });

  it("is told by nobody where the way leads through the server", async () => {
    const { user } = renderPart(
      <AffiliateLink id="1" placement="search">
        Shop Now
      </AffiliateLink>,
    );
    const link = screen.getByRole("link", { name: /^Shop Now/ });
    expect(link).toHaveAttribute("href", "/go/1?from=search");
    await user.click(link);
    expect(sent).toEqual([]);
  });
});
