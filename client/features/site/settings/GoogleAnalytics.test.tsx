import { act, screen, waitFor } from "@testing-library/react";
import { SiteSettingsDocument } from "../../../graphql/generated/operations";
import { renderPart } from "../../../testing/renderApp";
import { settings } from "../../../testing/settings";
import { SiteContext } from "../../../shared/site/SiteContext";
import { GoogleAnalytics } from "./GoogleAnalytics";
import { startGoogleTag, stopGoogleTag } from "./googleTag";
import { useSiteSettings } from "./useSiteSettings";

jest.mock("./googleTag", () => ({ startGoogleTag: jest.fn(), stopGoogleTag: jest.fn() }));

const Page = () => (
  <SiteContext value={useSiteSettings().site}>
    <GoogleAnalytics part="visit" />
    <GoogleAnalytics part="choice" />
    page
  </SiteContext>
);

async function visit(set: Partial<typeof settings>, asks: Partial<Navigator> = {}) {
  for (const [name, value] of Object.entries({ doNotTrack: null, globalPrivacyControl: undefined, ...asks }))
    Object.defineProperty(navigator, name, { configurable: true, value });
  const result = jest.fn(() => ({ data: { __typename: "Query", settings: { ...settings, ...set } } }));
  const { user } = renderPart(<Page />, { mocks: [{ request: { query: SiteSettingsDocument }, result }] });
  await waitFor(() => expect(result).toHaveBeenCalled());
  await act(() => Promise.resolve());
  // The component would have loaded it before.
  await import("./googleTag");
  return user;
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

  it("waits for the visitor's consent where the settings ask for it, and can be turned off again", async () => {
    const user = await visit({ askBeforeAnalytics: true });
    expect(startGoogleTag).not.toHaveBeenCalled();
    await user.click(await screen.findByRole("button", { name: "Allow" }));
    await waitFor(() => expect(startGoogleTag).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole("region", { name: "Google Analytics" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Google Analytics is on. Turn off" }));
    await waitFor(() => expect(stopGoogleTag).toHaveBeenCalledWith("G-AB12CD34"));
    expect(screen.getByRole("button", { name: "Google Analytics is off. Allow" })).toBeVisible();
  });

  it("does not ask again after a refusal, which the footer can change", async () => {
    localStorage.setItem("wornby:analytics-consent", '"refused"');
    const user = await visit({ askBeforeAnalytics: true });
    expect(screen.queryByRole("region", { name: "Google Analytics" })).toBeNull();
    expect(startGoogleTag).not.toHaveBeenCalled();
    await user.click(await screen.findByRole("button", { name: "Google Analytics is off. Allow" }));
    await waitFor(() => expect(startGoogleTag).toHaveBeenCalledTimes(1));
  });
});
