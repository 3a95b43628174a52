import { screen } from "@testing-library/react";
import { renderPart } from "../../testing/renderApp";
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
