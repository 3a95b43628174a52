import { act, waitFor } from "@testing-library/react";
import { SiteSettingsDocument } from "../../graphql/generated/operations";
import { renderPart } from "../../testing/renderApp";
import { GoogleAnalytics } from "./GoogleAnalytics";
import { startGoogleTag } from "./googleTag";

jest.mock("./googleTag", () => ({ startGoogleTag: jest.fn() }));

const settings = {
  __typename: "Settings",
  siteName: "Gloss",
  siteTagline: "",
  logo: "",
  featuredCelebsCount: 6,
  disclosureText: "",
  createNewWindow: true,
  addNoFollowTag: true,
  instagram: "",
  twitter: "",
  facebook: "",
  pinterest: "",
  googleAnalyticsId: "G-AB12CD34",
  defaultCurrency: "USD",
  enableTracking: true,
  anonymizeIp: false,
  trackOutboundLinks: true,
};

async function visit(set: Partial<typeof settings>, asks: Partial<Navigator> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ doNotTrack: null, globalPrivacyControl: undefined, ...asks }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  const result = jest.fn(() => ({ data: { __typename: "Query", settings: { ...settings, ...set } } }));
  renderPart(
    <>
      <GoogleAnalytics />
      page
    </>,
    { mocks: [{ request: { query: SiteSettingsDocument }, result }] },
  );
  await waitFor(() => expect(result).toHaveBeenCalled());
  await act(() => Promise.resolve());
  // The component would have loaded it before.
  await import("./googleTag");
}

describe("GoogleAnalytics", () => {
  beforeEach(() => jest.mocked(startGoogleTag).mockClear());

  it("starts with the options from the settings", async () => {
    await visit({});
    await waitFor(() =>
      expect(startGoogleTag).toHaveBeenCalledWith({ id: "G-AB12CD34", anonymizeIp: false, trackOutboundLinks: true }),
    );
  });

  it.each([
    ["without an id", { googleAnalyticsId: "" }, {}],
    ["when tracking is off", { enableTracking: false }, {}],
    ["for a browser that says Do Not Track", {}, { doNotTrack: "1" }],
    ["for a browser with Global Privacy Control", {}, { globalPrivacyControl: true }],
  ])("does not load %s", async (_, set, asks) => {
    await visit(set, asks);
    expect(startGoogleTag).not.toHaveBeenCalled();
  });
});
