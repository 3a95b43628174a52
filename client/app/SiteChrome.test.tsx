import type { MockLink } from "@apollo/client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { FindCelebrityDocument, SiteSettingsDocument } from "../graphql/generated/operations";
import { openApp } from "../testing/renderApp";
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
        enableTracking: true,
        anonymizeIp: true,
        trackOutboundLinks: true,
      },
    },
  },
};

const withLogo = { ...(settings.result as { data: { settings: object } }).data.settings, logo: "/pictures/gloss.webp" };

const searched = (text: string, result: MockLink.MockedResponse["result"]): MockLink.MockedResponse => ({
  request: { query: FindCelebrityDocument, variables: { search: text } },
  result,
});

const found = (slugs: readonly string[]) => ({
  data: {
    __typename: "Query",
    celebrities: {
      __typename: "CelebrityConnection",
      edges: slugs.map((slug) => ({ __typename: "CelebrityEdge", node: { __typename: "Celebrity", id: slug, slug } })),
    },
  },
});

async function searchFor(text: string, result: MockLink.MockedResponse["result"]) {
  const { user, router } = await openApp(createRoutes(), {
    url: "/nowhere",
    mocks: [settings, searched(text, result)],
  });
  await user.click(await screen.findByRole("button", { name: "Open menu" }));
  await user.type(screen.getByRole("searchbox", { name: "Search celebrities" }), `${text}{Enter}`);
  return () => router.state.location.pathname + router.state.location.search;
}

describe("SiteChrome", () => {
  it("shows the texts from the settings and omits blank ones", async () => {
    await openApp(createRoutes(), { url: "/nowhere", mocks: [settings] });
    expect(await screen.findByText("Seen and found")).toBeVisible();
    expect(screen.getByText("We may earn.")).toBeVisible();
    expect(screen.getByRole("link", { name: /^Instagram/ })).toHaveAttribute("href", "https://instagram.example/gloss");
    expect(screen.queryByRole("link", { name: /^(Twitter|Facebook|Pinterest)/ })).toBeNull();
    await waitFor(() => expect(document.title).toBe("Page not found | Gloss"));
  });

  it("shows the logo in the header, and the name when it fails to load", async () => {
    const mocks = [{ ...settings, result: { data: { __typename: "Query", settings: withLogo } } }];
    await openApp(createRoutes(), { url: "/nowhere", mocks });
    const header = within(screen.getByRole("banner"));
    const logo = await header.findByRole("img", { name: "Gloss" });
    expect(logo).toHaveAttribute("src", "/pictures/gloss.webp");
    expect(header.getByRole("link", { name: "Gloss" })).toHaveAttribute("href", "/");
    fireEvent.error(logo);
    expect(header.getByRole("link", { name: "Gloss" })).toHaveTextContent("Gloss");
  });
});

describe("SiteChrome: search in the header", () => {
  it("opens the first celebrity that matches", async () => {
    const address = await searchFor("anouk", found(["anouk-serrault"]));
    await waitFor(() => expect(address()).toBe("/celebrity/anouk-serrault"));
  });

  it("opens the list when none matches", async () => {
    const address = await searchFor("zz top", found([]));
    await waitFor(() => expect(address()).toBe("/celebrities?search=zz+top"));
  });

  it("opens the list when the request fails", async () => {
    const address = await searchFor("anouk", { errors: [{ message: "no" }] });
    await waitFor(() => expect(address()).toBe("/celebrities?search=anouk"));
  });
});
