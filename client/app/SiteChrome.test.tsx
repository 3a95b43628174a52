import type { MockLink } from "@apollo/client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { CelebritiesNamedDocument, SiteSettingsDocument } from "../graphql/generated/operations";
import { openApp } from "../testing/renderApp";
import { settings as siteSettings } from "../testing/settings";
import { createRoutes } from "./router";

const settings: MockLink.MockedResponse = {
  request: { query: SiteSettingsDocument },
  result: {
    data: {
      __typename: "Query",
      settings: {
        __typename: "Settings",
        siteName: "Gloss",
        siteTagline: "Seen and found",
        logo: "",
        featuredCelebsCount: 6,
        disclosureText: "We may earn.",
        createNewWindow: false,
        addNoFollowTag: false,
        instagram: "https://instagram.example/gloss",
        twitter: "",
        facebook: "javascript:alert(1)",
        pinterest: "",
        googleAnalyticsId: "",
        defaultCurrency: "USD",
        enableTracking: true,
        anonymizeIp: true,
        askBeforeAnalytics: true,
        trackOutboundLinks: true,
        verifications: [
          { __typename: "Verification", name: "google-site-verification", content: "abc" },
          { __typename: "Verification", name: "impact-site-verification", content: "1-2" },
        ],
        menus: siteSettings.menus,
      },
    },
  },
};

const withLogo = { ...(settings.result as { data: { settings: object } }).data.settings, logo: "/pictures/gloss.webp" };

describe("SiteChrome", () => {
  it("shows the texts from the settings and omits blank ones", async () => {
    await openApp(createRoutes(), { url: "/no/where", mocks: [settings] });
    expect(await screen.findByText("Seen and found")).toBeVisible();
    expect(screen.getByText("We may earn.")).toBeVisible();
    expect(screen.getByRole("link", { name: /^Instagram/ })).toHaveAttribute("href", "https://instagram.example/gloss");
    expect(screen.queryByRole("link", { name: /^(Twitter|Facebook|Pinterest)/ })).toBeNull();
    await waitFor(() => expect(document.title).toBe("Page not found | Gloss"));
  });

  it("tells services who owns the site, in the head", async () => {
    await openApp(createRoutes(), { url: "/no/where", mocks: [settings] });
    await screen.findByText("Seen and found");
    const find = (name: string) => document.head.querySelector(`meta[name='${name}']`);
    expect(find("google-site-verification")?.getAttribute("content")).toBe("abc");
    expect(find("impact-site-verification")?.getAttribute("value")).toBe("1-2");
  });

  it("shows the menus of the settings", async () => {
    await openApp(createRoutes(), { url: "/no/where", mocks: [settings] });
    await screen.findByText("Seen and found");
    const links = (landmark: HTMLElement) =>
      within(landmark)
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links(screen.getByRole("navigation", { name: "Main", hidden: true }))).toEqual([["Home", "/"]]);
    expect(links(screen.getByRole("navigation", { name: "Quick Links" }))).toEqual([["Shop", "/shop"]]);
    expect(screen.getByRole("link", { name: "Imprint" })).toHaveAttribute("href", "/imprint");
  });

  it("shows the logo in the header, and the name when it fails to load", async () => {
    const mocks = [{ ...settings, result: { data: { __typename: "Query", settings: withLogo } } }];
    await openApp(createRoutes(), { url: "/no/where", mocks });
    const header = within(screen.getByRole("banner"));
    const logo = await header.findByRole("img", { name: "Gloss" });
    expect(logo).toHaveAttribute("src", "/pictures/gloss.webp");
    expect(header.getByRole("link", { name: "Gloss" })).toHaveAttribute("href", "/");
    fireEvent.error(logo);
    expect(header.getByRole("link", { name: "Gloss" })).toHaveTextContent("Gloss");
  });

  it.each([
    ["Gloss", false],
    ["The Journal of Gloss", true],
  ])("marks a name that is too long for one line of a phone: %s", async (siteName, isLong) => {
    const changed = { ...(settings.result as { data: { settings: object } }).data.settings, siteName };
    const mocks = [{ ...settings, result: { data: { __typename: "Query", settings: changed } } }];
    await openApp(createRoutes(), { url: "/no/where", mocks });
    const header = within(screen.getByRole("banner"));
    expect((await header.findByText(siteName)).hasAttribute("data-long")).toBe(isLong);
  });
});

const named = (name: string, names: readonly string[]): MockLink.MockedResponse => ({
  request: { query: CelebritiesNamedDocument, variables: { name } },
  result: {
    data: {
      __typename: "Query",
      celebrities: {
        __typename: "CelebrityConnection",
        edges: names.map((found, index) => ({
          __typename: "CelebrityEdge",
          node: { __typename: "Celebrity", id: `${index}`, slug: `star-${index}`, name: found },
        })),
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    },
  },
});

describe("SiteChrome: search in the header", () => {
  it.each([
    ["kairo lune", ["Kairo Lune-Berg", "Kairo Lune"], "/celebrity/star-1"],
    ["Kairo", ["Kairo Lune"], "/search?q=Kairo"],
    ["Kairo Lune", ["Kairo Lune", "Kairo Lune"], "/search?q=Kairo+Lune"],
  ])("opens the only celebrity of exactly this name: %s among %j", async (text, names, expected) => {
    const { user, router } = await openApp(createRoutes(), { url: "/no/where", mocks: [settings, named(text, names)] });
    await user.click(await screen.findByRole("button", { name: "Open menu" }));
    await user.type(screen.getByRole("searchbox", { name: "Search" }), `${text}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(expected));
  });

  it("leads to all results", async () => {
    const { user, router } = await openApp(createRoutes(), { url: "/no/where", mocks: [settings] });
    await user.click(await screen.findByRole("button", { name: "Open menu" }));
    const field = screen.getByRole("searchbox", { name: "Search" });
    expect(field.closest("form")).toHaveAttribute("action", "/search");
    expect(field).toHaveAttribute("name", "q");
    await user.type(field, "red dress{Enter}");
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe("/search?q=red+dress"),
    );
  });

  it("closes the suggestions on Escape, and the menu on the next", async () => {
    const { user } = await openApp(createRoutes(), { url: "/no/where", mocks: [settings] });
    await user.click(await screen.findByRole("button", { name: "Open menu" }));
    await user.type(screen.getByRole("searchbox", { name: "Search" }), "red");
    await screen.findByRole("listbox");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(screen.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
    await user.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Open menu" })).toHaveAttribute("aria-expanded", "false");
  });

  it("keeps the menu open on an Escape that something else has used", async () => {
    const { user } = await openApp(createRoutes(), { url: "/no/where", mocks: [settings] });
    await user.click(await screen.findByRole("button", { name: "Open menu" }));
    // On the site React's root is the document, where stopPropagation does not hold back the header's listener.
    const used = new KeyboardEvent("keydown", { key: "Escape", cancelable: true });
    used.preventDefault();
    fireEvent(document, used);
    expect(screen.getByRole("button", { name: "Close menu" })).toHaveAttribute("aria-expanded", "true");
  });
});
