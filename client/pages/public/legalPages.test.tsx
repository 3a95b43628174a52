import { screen, within } from "@testing-library/react";
import { paths } from "../../../site/addresses";
import { LegalFactsDocument } from "../../graphql/generated/operations";
import { openApp } from "../../testing/renderApp";
import { AffiliateDisclosurePage } from "./AffiliateDisclosurePage/AffiliateDisclosurePage";
import { PrivacyPolicyPage } from "./PrivacyPolicyPage/PrivacyPolicyPage";
import { TermsOfServicePage } from "./TermsOfServicePage/TermsOfServicePage";

const settings = {
  siteName: "WornBy",
  contactEmail: "hello@wornby.example",
  googleAnalyticsId: "",
  enableTracking: false,
};

const open = (Component: () => React.ReactNode, path: string) =>
  openApp([{ path, Component }], {
    url: path,
    mocks: [
      {
        request: { query: LegalFactsDocument },
        result: { data: { settings: { __typename: "Settings", ...settings } } as never },
      },
    ],
  });

describe("legal pages", () => {
  it.each([
    ["Privacy Policy", PrivacyPolicyPage, paths.privacyPolicy()],
    ["Terms of Service", TermsOfServicePage, paths.termsOfService()],
    ["Affiliate Disclosure", AffiliateDisclosurePage, paths.affiliateDisclosure()],
  ] as const)("%s is dated and has a section for every entry of its contents", async (title, Component, path) => {
    const { container } = await open(Component, path);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/^Last updated/)).toHaveTextContent("Last updated: May 7, 2025");
    expect(container.textContent.split(/\s+/).length).toBeGreaterThan(350);
    const contents = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
    const names = contents.map((link) => link.textContent);
    expect(
      contents.map(
        (link) => container.querySelector(link.getAttribute("href") ?? "")?.querySelector("h2")?.textContent,
      ),
    ).toEqual(names);
  });

  it("Terms of Service promise 30 days' notice of material changes", async () => {
    const { container } = await open(TermsOfServicePage, paths.termsOfService());
    await screen.findByRole("heading", { level: 1 });
    expect(container.querySelector("#changes")).toHaveTextContent(/material changes .*at least 30 days' notice/);
  });

  it("Affiliate Disclosure says that commissions order nothing", async () => {
    const { container } = await open(AffiliateDisclosurePage, paths.affiliateDisclosure());
    await screen.findByRole("heading", { level: 1 });
    expect(container.querySelector("#what-we-choose")).toHaveTextContent(
      "The order of products, of search results and of replacements never depends on a commission or on an affiliate program.",
    );
  });

  it("Affiliate Disclosure names the five kinds of programs", async () => {
    const { container } = await open(AffiliateDisclosurePage, paths.affiliateDisclosure());
    await screen.findByRole("heading", { level: 1 });
    const kinds = [...container.querySelectorAll("#programs dt")].map(({ textContent }) => textContent);
    expect(kinds.map((kind) => kind.replace(/^An? /, ""))).toEqual([
      "large marketplace program",
      "style-shopping collective",
      "reward-style program",
      "commission network",
      "share-sale network",
    ]);
  });
});
