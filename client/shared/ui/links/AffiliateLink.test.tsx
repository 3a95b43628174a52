import { screen } from "@testing-library/react";
import { renderPart } from "../../../testing/renderApp";
import { AffiliateLink } from "./AffiliateLink";

describe("AffiliateLink", () => {
  it("sets target and rel as the settings say", () => {
    renderPart(<AffiliateLink id="1">Shop Now</AffiliateLink>);
    const link = screen.getByRole("link", { name: "Shop Now (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "/go/1");
    expect(link).toHaveAttribute("rel", "sponsored nofollow noopener");
    expect(link).toHaveAttribute("target", "_blank");
  });

  it("opens in the same tab and is followed by search engines when the settings say so", () => {
    renderPart(<AffiliateLink id="1">Buy Now</AffiliateLink>, {
      site: { openLinksInNewTab: false, nofollowLinks: false },
    });
    const link = screen.getByRole("link", { name: "Buy Now" });
    expect(link).not.toHaveAttribute("target");
    expect(link).toHaveAttribute("rel", "sponsored noopener");
  });
});

describe("AffiliateLink of a program that allows no redirect", () => {
  const sent: unknown[] = [];
  beforeEach(() => {
    sent.length = 0;
    navigator.sendBeacon = (address) => sent.push(address) > 0;
  });

  it("links directly to the retailer and reports the click", async () => {
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

  it("reports no click for a link through the redirect", async () => {
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
