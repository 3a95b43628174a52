import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { paths } from "../../../../site/addresses";
import { SitePageDocument, type SitePageQuery } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { SitePage } from "./SitePage";

type Page = NonNullable<SitePageQuery["page"]>;

const section = (id: string, title: string, html: string) => ({
  __typename: "PageSection" as const,
  id,
  title,
  parts: [{ __typename: "ArticlePart" as const, html, card: null }],
});

const terms = {
  __typename: "Page",
  id: "page-1",
  slug: "terms-of-service",
  title: "Terms of Service",
  description: "The rules.",
  image: "",
  imageAlt: "",
  imageCredit: null,
  lastUpdated: "2025-05-07",
  updatedAt: "2026-05-07T10:00:00Z",
  seoTitle: "",
  seoDescription: "",
  hasContactForm: false,
  sections: [section("buying", "Buying", "<p>From retailers.</p>"), section("changes", "Changes", "<p>30 days.</p>")],
  mentionedOutfits: [],
  mentionedCelebrities: [],
  mentionedProducts: [],
} as unknown as Page;

const open = (slug: string, result: object, pattern = paths.page.pattern) =>
  openApp([{ path: pattern, Component: SitePage }], {
    url: `/${slug}`,
    mocks: [{ request: { query: SitePageDocument, variables: { slug } }, result }],
  });

describe("SitePage", () => {
  it("is dated and has a section for every entry of its contents", async () => {
    const { container } = await open("terms-of-service", { data: { page: terms } }, paths.termsOfService.pattern);
    expect(await screen.findByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
    expect(screen.getByText(/^Last updated/)).toHaveTextContent("Last updated: May 7, 2025");
    const contents = within(screen.getByRole("navigation", { name: "Contents" })).getAllByRole("link");
    expect(
      contents.map((link) => {
        const target = container.querySelector(link.getAttribute("href") ?? "");
        return [link.textContent, target?.querySelector("h2")?.textContent, target?.querySelector("p")?.textContent];
      }),
    ).toEqual([
      ["Buying", "Buying", "From retailers."],
      ["Changes", "Changes", "30 days."],
    ]);
  });

  it("has a form that works without JavaScript, and thanks for what was sent", async () => {
    const data = { page: { ...terms, hasContactForm: true } };
    const { container } = await open("terms-of-service", { data });
    const message = await screen.findByLabelText("Your message");
    expect(message).toBeRequired();
    const form = container.querySelector("form");
    expect([form?.getAttribute("method"), form?.getAttribute("action")]).toEqual(["post", "/contact/message"]);
    expect(new FormData(form ?? undefined).get("page")).toBe("terms-of-service");
  });

  it("thanks for a message", async () => {
    await openApp([{ path: paths.page.pattern, Component: SitePage }], {
      url: "/terms-of-service?sent=1",
      mocks: [
        {
          request: { query: SitePageDocument, variables: { slug: "terms-of-service" } },
          result: { data: { page: { ...terms, hasContactForm: true } } },
        },
      ],
    });
    expect(await screen.findByText("Thank you. Your message is on its way to us.")).toBeVisible();
  });

  it("tells search engines what it is", async () => {
    const { container } = await open("terms-of-service", { data: { page: terms } });
    await screen.findByRole("heading", { level: 1 });
    const text = container.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(JSON.parse(text ?? "{}")).toMatchObject({
      "@type": "WebPage",
      name: "Terms of Service",
      dateModified: "2025-05-07",
    });
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute("content", "The rules.");
  });

  it("has no contents, date or picture when the page has none", async () => {
    const plain = { ...terms, slug: "about", lastUpdated: null, sections: [section("text", "", "<p>Hello.</p>")] };
    await open("about", { data: { page: plain } });
    expect(await screen.findByText("Hello.")).toBeVisible();
    expect(screen.queryByRole("navigation", { name: "Contents" })).not.toBeInTheDocument();
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument();
    expect(screen.queryByRole("figure")).not.toBeInTheDocument();
  });

  it("is not found when there is no such page", async () => {
    await open("nothing", { data: { page: null } });
    expect(await screen.findByText("Oops! Page not found")).toBeVisible();
  });

  it("offers to try again when it could not be loaded", async () => {
    await open("terms-of-service", { data: { page: null }, errors: [new GraphQLError("lost")] });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
  });
});
