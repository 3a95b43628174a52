import type { MockLink } from "@apollo/client/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import {
  BackupTimesDocument,
  LoadedRatesDocument,
  LoadExchangeRatesDocument,
  MenuPagesDocument,
  SettingsRecordDocument,
  UpdateSettingsDocument,
  type SettingsFieldsFragment,
  type UpdateSettingsInput,
} from "../../../graphql/generated/adminOperations";
import { openAdminScreen } from "../../../testing/renderAdmin";
import { SettingsPage } from "./SettingsPage";

const stored: SettingsFieldsFragment = {
  version: 3,
  siteName: "WornBy",
  siteTagline: "Explore celebrity fashion and style",
  logo: "",
  contactEmail: "",
  featuredCelebsCount: 6,
  postsPerPage: 10,
  homeLookId: null,
  homeSections: ["LOOKS", "CATEGORIES", "PRODUCTS", "SPOTLIGHT", "TESTIMONIALS", "BLOG", "SOCIAL", "NEWSLETTER"],
  disclosureText: "We may earn.",
  branding: { accent: "#93301f", fonts: "EDITORIAL", corners: "SQUARE", density: "SPACIOUS" },
  menus: {
    header: [
      { label: "Home", to: "/" },
      { label: "Blog", to: "/blog" },
    ],
    footer: [],
    legal: [{ label: "Privacy Policy", to: "/privacy-policy" }],
  },
  verifications: [],
  defaultTracking: "utm_source=wornby",
  createNewWindow: true,
  addNoFollowTag: true,
  facebook: "",
  twitter: "",
  instagram: "",
  pinterest: "",
  googleAnalyticsId: "",
  defaultCurrency: "USD",
  exchangeRatesAddress: "",
  enableTracking: true,
  anonymizeIp: true,
  askBeforeAnalytics: true,
  trackOutboundLinks: true,
  clickRetentionDays: 90,
  twoFactorForContributors: false,
  twoFactorForEditors: false,
  twoFactorForAdmins: false,
  timeZone: "Europe/Berlin",
  revisionLimit: 50,
  revisionDays: 365,
  confirmationGreeting: "Please confirm.",
  welcomeGreeting: "Welcome.",
  postalAddress: "",
};

const reading = (settings: Partial<SettingsFieldsFragment> = {}): MockLink.MockedResponse => ({
  request: { query: SettingsRecordDocument },
  result: { data: { settings: { __typename: "Settings", ...stored, ...settings } } },
});
const saved = (input: UpdateSettingsInput, settings: Partial<SettingsFieldsFragment>): MockLink.MockedResponse => ({
  request: { query: UpdateSettingsDocument, variables: { input } },
  result: { data: { updateSettings: { __typename: "Settings", ...stored, ...settings } } },
});
const refused = (input: UpdateSettingsInput, code: string, more: object = {}): MockLink.MockedResponse => ({
  request: { query: UpdateSettingsDocument, variables: { input } },
  result: { errors: [new GraphQLError("Please check what you entered.", { extensions: { code, ...more } })] },
});

const readingBackups = (backedUpAt: string | null, provenAt: string | null): MockLink.MockedResponse => ({
  request: { query: BackupTimesDocument },
  result: { data: { backups: { __typename: "Backups", backedUpAt, provenAt } } },
});

const exchangeRates = {
  __typename: "ExchangeRates" as const,
  day: "2026-11-24",
  rates: ["JPY", "USD"].map((currency) => ({ __typename: "ExchangeRate" as const, currency })),
};
const readingRates = (rates: typeof exchangeRates | null = null): MockLink.MockedResponse => ({
  request: { query: LoadedRatesDocument },
  result: { data: { exchangeRates: rates } },
  maxUsageCount: 9,
});

const general = {
  version: 3,
  siteName: "WornBy",
  siteTagline: "Explore celebrity fashion and style",
  logo: "",
  contactEmail: "",
  defaultCurrency: "USD",
  exchangeRatesAddress: "",
  featuredCelebsCount: 6,
  postsPerPage: 10,
};

const { logo, branding, homeLookId, homeSections } = stored;
const design = { logo, branding, homeLookId, homeSections };

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

async function open(url: string, ...mocks: MockLink.MockedResponse[]) {
  const app = await openAdminScreen(<SettingsPage />, { url, mocks: [...mocks, readingRates()] });
  await screen.findByRole("button", { name: "Save Settings" });
  return app;
}
const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);

/** Pasted, as a single event for the whole text. */
async function fill({ user }: Awaited<ReturnType<typeof open>>, name: RegExp, text: string): Promise<void> {
  await user.clear(field(name));
  if (text) await user.paste(text);
}

describe("SettingsPage", () => {
  beforeEach(() => {
    localStorage.clear();
    // Frames need a browser.
    fetched.mockRejectedValue(new TypeError("No network"));
    window.fetch = fetched;
  });

  it("has a tab for each subject, each with a URL", async () => {
    const app = await open("/admin/settings", reading(), reading());
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "General",
      "Design",
      "Menus",
      "Account",
      "Affiliate",
      "Social Media",
      "Analytics",
      "Verification",
      "Security",
      "Publishing",
      "Mails",
    ]);
    await app.user.click(screen.getByRole("tab", { name: "Affiliate" }));
    expect(app.router.state.location.search).toBe("?tab=affiliate");
    expect(await screen.findByLabelText(/^Disclosure Text/)).toHaveValue("We may earn.");
    expect(screen.getByRole("tab", { name: "Affiliate" })).toHaveAttribute("aria-selected", "true");
  });

  it.each([
    [null, null, /made no backup yet.*BACKUP_DIR/],
    ["2026-11-29T02:10:00Z", null, /The last backup is from Nov .*None has been restored/],
    ["2026-11-29T02:10:00Z", "2026-11-26T04:40:00Z", /last restored and compared on Nov 26, 2026/],
  ])("tells when the last backup was made and proven: %s, %s", async (backedUpAt, provenAt, text) => {
    await open("/admin/settings?tab=security", reading(), readingBackups(backedUpAt, provenAt));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it("saves with the version that was read, and again with the next one", async () => {
    const changed = { siteName: "Gloss", defaultCurrency: "EUR", postsPerPage: 20 };
    const app = await open(
      "/admin/settings",
      reading(),
      saved({ ...general, ...changed }, { ...changed, version: 4 }),
      saved({ ...general, ...changed, siteName: "Glow", version: 4 }, { siteName: "Glow", version: 5 }),
    );
    await fill(app, /^Site Name/, "Gloss");
    await fill(app, /^Posts per Page/, "20");
    await app.user.selectOptions(screen.getByRole("combobox", { name: /^Currency/ }), "EUR: Euro");
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText("Settings Saved")).toBeVisible();
    expect(screen.getByText("Your general settings have been updated successfully")).toBeVisible();
    await fill(app, /^Site Name/, "Glow");
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    await waitFor(() => expect(screen.getAllByText("Settings Saved").length).toBeGreaterThan(0));
    await waitFor(() => expect(field(/^Site Name/)).toHaveValue("Glow"));
  });

  it("moves the sections of the home page by keyboard, and saves their order", async () => {
    const moved = [...stored.homeSections];
    moved.splice(0, 2, "CATEGORIES", "LOOKS");
    const input = { version: 3, ...design, homeSections: moved };
    const { user } = await openAdminScreen(<SettingsPage />, {
      url: "/admin/settings?tab=design",
      mocks: [reading(), saved(input, { homeSections: moved, version: 4 })],
    });
    const list = within(await screen.findByRole("list", { name: "Sections of the home page" }));
    const up = list.getByRole("button", { name: "Move Explore by Category up" });
    up.focus();
    await user.keyboard("{Enter}");
    expect(list.getAllByRole("listitem")[0]).toHaveTextContent("Explore by Category");
    expect(list.getByRole("button", { name: "Move Explore by Category down" })).toHaveFocus();
    expect(up).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText("Your design settings have been updated successfully")).toBeVisible();
  });

  it("shows what becomes of an accent color, previews the look, saves it, and takes it back", async () => {
    const typed = { ...stored.branding, __typename: "Branding" } as typeof stored.branding;
    const branding = { ...stored.branding, accent: "#7fb2ff", fonts: "MODERN" as const, corners: "ROUND" as const };
    const { user } = await openAdminScreen(<SettingsPage />, {
      url: "/admin/settings?tab=design",
      mocks: [
        reading({ branding: typed }),
        saved({ version: 3, ...design, branding }, { branding, version: 4 }),
        saved({ version: 4, ...design }, { version: 5 }),
      ],
    });
    const accent = await screen.findByRole("textbox", { name: "Accent Color" });
    await user.clear(accent);
    await user.paste("blue");
    await user.tab();
    expect(await screen.findByText("Choose a color, or enter one as in #93301f")).toBeVisible();
    expect(screen.queryByText(/^Light: /)).toBeNull();
    await user.clear(accent);
    await user.paste("#7fb2ff");
    expect(screen.getByText("Dark: #7fb2ff")).toBeVisible();
    expect(screen.getByText(/^Light: #/)).not.toHaveTextContent("#7fb2ff");
    await user.click(screen.getByRole("radio", { name: /Archivo and Inter/ }));
    await user.click(screen.getByRole("button", { name: "Round" }));
    const sent = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body)) as object;
    const input = { ...design, branding, version: 3 };
    await waitFor(() => expect(sent()).toEqual({ type: "settings", page: "home", input }), { timeout: 5_000 });
    await user.click(screen.getByRole("button", { name: "Article" }));
    await waitFor(() => expect(sent()).toEqual({ type: "settings", page: "blogPost", input }));
    await user.click(screen.getByRole("button", { name: "Save Settings" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(accent).toHaveValue("#93301f"));
    expect(screen.getByRole("radio", { name: /Fraunces/ })).toBeChecked();
    const outcome = "Your design settings have been updated successfully";
    await waitFor(() => expect(screen.getByText(outcome)).toBeVisible());
  });

  it("orders, adds and removes the links of a menu by keyboard", async () => {
    const menus = {
      header: [
        { label: "Blog", to: "/blog" },
        { label: "Home", to: "/" },
      ],
      footer: [],
      legal: [{ label: "Imprint", to: "/imprint" }],
    };
    const pages: MockLink.MockedResponse = {
      request: { query: MenuPagesDocument },
      result: {
        data: {
          pages: {
            __typename: "PageConnection",
            nodes: [{ __typename: "Page", title: "Imprint", slug: "imprint" }],
          },
        },
      },
    };
    const typed = { ...stored.menus, __typename: "Menus" } as typeof stored.menus;
    const { user } = await openAdminScreen(<SettingsPage />, {
      url: "/admin/settings?tab=menus",
      mocks: [pages, reading({ menus: typed }), saved({ version: 3, menus }, { menus, version: 4 })],
    });
    const header = within(await screen.findByRole("list", { name: "Links of Header" }));
    header.getByRole("button", { name: "Move Blog up" }).focus();
    await user.keyboard("{Enter}");
    expect(header.getByRole("button", { name: "Move Blog down" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Remove Privacy Policy" }));
    const adding = screen.getByRole("combobox", { name: "Add a link to Last Line" });
    await within(adding).findByRole("option", { name: "Imprint" });
    await user.selectOptions(adding, "Imprint");
    await user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText("Your menu settings have been updated successfully")).toBeVisible();
  });

  it("saves verifications, and refuses tags that say something else", async () => {
    const verifications = [{ name: "p:domain_verify", content: "3f2a" }];
    const { user } = await openAdminScreen(<SettingsPage />, {
      url: "/admin/settings?tab=verification",
      mocks: [reading(), saved({ version: 3, verifications }, { verifications, version: 4 })],
    });
    await user.click(await screen.findByRole("button", { name: "Add a tag" }));
    await user.type(screen.getByLabelText(/^Name/), "robots");
    await user.type(screen.getByLabelText(/^Content/), "3f2a");
    await user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText(/^Enter the name of a verification/)).toBeVisible();
    await user.clear(screen.getByLabelText(/^Name/));
    await user.type(screen.getByLabelText(/^Name/), "p:domain_verify");
    await user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText("Your verification settings have been updated successfully")).toBeVisible();
  });

  it("names a link of a menu without a valid address", async () => {
    const { user } = await openAdminScreen(<SettingsPage />, {
      url: "/admin/settings?tab=menus",
      mocks: [reading()],
    });
    const footer = await screen.findByRole("combobox", { name: "Add a link to Quick Links" });
    await user.selectOptions(footer, "Another address");
    await user.type(
      within(screen.getByRole("list", { name: "Links of Quick Links" })).getByLabelText(/^Path/),
      "x.com",
    );
    await user.click(screen.getByRole("button", { name: "Save Settings" }));
    const sentence = "Enter a path of this site, as in /imprint, or an address that begins with https://";
    expect((await screen.findAllByText(sentence))[0]).toBeVisible();
  });

  const bank = "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml";

  it("saves the address of the exchange rates, loads them, and removes them with the address", async () => {
    const app = await open(
      "/admin/settings",
      reading(),
      saved({ ...general, exchangeRatesAddress: bank }, { exchangeRatesAddress: bank, version: 4 }),
      {
        request: { query: LoadExchangeRatesDocument },
        result: { data: { loadExchangeRates: exchangeRates } },
      },
      saved({ ...general, version: 4 }, { version: 5 }),
    );
    expect(await screen.findByText("No recent rates are loaded")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Use the bank’s address" }));
    expect(field(/^Exchange Rates/)).toHaveValue(bank);
    expect(screen.getByRole("button", { name: "Save before loading" })).toBeDisabled();
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    await app.user.click(await screen.findByRole("button", { name: "Load now" }));
    expect(await screen.findByText("Exchange Rates Loaded")).toBeVisible();
    expect(screen.getAllByText("2 rates of Nov 24, 2026")[0]).toBeVisible();
    await fill(app, /^Exchange Rates/, "");
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText("No recent rates are loaded")).toBeVisible();
  });

  it("says why exchange rates could not be loaded, and which ones are loaded", async () => {
    const message = "The exchange rates could not be loaded: ecb.example does not respond. Nothing was changed.";
    const mocks = [
      reading({ exchangeRatesAddress: bank }),
      readingRates(exchangeRates),
      {
        request: { query: LoadExchangeRatesDocument },
        result: { errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } })] },
      },
    ];
    const { user } = await openAdminScreen(<SettingsPage />, { url: "/admin/settings", mocks });
    expect(await screen.findByText("2 rates of Nov 24, 2026")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Load now" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText("2 rates of Nov 24, 2026")).toBeVisible();
  });

  it("saves the time zone and how long versions are kept", async () => {
    const publishing = { timeZone: "America/New_York", revisionLimit: 20, revisionDays: 30 };
    const app = await open(
      "/admin/settings?tab=publishing",
      reading(),
      saved({ version: 3, ...publishing }, { ...publishing, version: 4 }),
    );
    await app.user.selectOptions(field(/^Time Zone/), "America/New_York");
    await fill(app, /^Always keep/, "20");
    await fill(app, /^Keep every version/, "30");
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText("Your publishing settings have been updated successfully")).toBeVisible();
  });

  it.each([
    ["general", /^Site Name/, "", "Site name is required"],
    ["general", /^Featured Celebrities/, "21", "Enter a whole number from 1 to 20"],
    ["general", /^Posts per Page/, "4", "Enter a whole number from 5 to 50"],
    ["general", /^Contact Email/, "hello", "Enter an email address"],
    ["affiliate", /^Disclosure Text/, " ", /^The disclosure is required/],
    ["affiliate", /^Default Tracking/, "utm", /^Enter parameters as in/],
    ["social", /^Instagram/, "javascript:alert(1)", "Enter a web address that begins with https:// or http://"],
    ["publishing", /^Always keep/, "4", "Enter a whole number from 5 to 500"],
    ["analytics", /^Google Analytics ID/, "UA-1", /^Enter a measurement id/],
  ])("%s: %s rejects %j", async (tab, name, text, sentence) => {
    const app = await open(`/admin/settings?tab=${tab}`, reading());
    await fill(app, name, text);
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(field(name)).toBeInvalid();
    await waitFor(() => expect(field(name)).toHaveFocus());
  });

  it("shows server errors at their field", async () => {
    const input = { version: 3, facebook: "https://facebook.example/x", twitter: "", instagram: "", pinterest: "" };
    const app = await open(
      "/admin/settings?tab=social",
      reading(),
      refused(input, "BAD_USER_INPUT", { fieldErrors: { facebook: "This page does not exist" } }),
    );
    await fill(app, /^Facebook/, "https://facebook.example/x");
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText("This page does not exist")).toBeVisible();
    expect(field(/^Facebook/)).toHaveValue("https://facebook.example/x");
  });

  it("saves over a change in another tab by someone else, without a question", async () => {
    const input = { version: 3, facebook: "https://facebook.example/x", twitter: "", instagram: "", pinterest: "" };
    const app = await open(
      "/admin/settings?tab=social",
      reading(),
      refused(input, "CONFLICT"),
      reading({ siteName: "Theirs", version: 4 }),
      saved({ ...input, version: 4 }, { facebook: "https://facebook.example/x", siteName: "Theirs", version: 5 }),
    );
    await fill(app, /^Facebook/, "https://facebook.example/x");
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText("Your social media settings have been updated successfully")).toBeVisible();
  });

  it("asks when someone else changed the same tab", async () => {
    const app = await open(
      "/admin/settings",
      reading(),
      refused({ ...general, siteName: "Mine" }, "CONFLICT"),
      reading({ siteName: "Theirs", version: 4 }),
      reading({ siteName: "Theirs", version: 4 }),
      saved({ ...general, siteName: "Mine", version: 4 }, { siteName: "Mine", version: 5 }),
    );
    await fill(app, /^Site Name/, "Mine");
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Someone else saved this" }));
    expect(dialog.getByText("Theirs")).toBeVisible();
    await app.user.click(dialog.getByRole("radio", { name: /Mine|Yours|yours/ }));
    await app.user.click(dialog.getByRole("button", { name: "Save these" }));
    expect(await screen.findByText("Settings Saved")).toBeVisible();
  });

  it("asks before leaving with unsaved changes", async () => {
    const app = await open("/admin/settings", reading(), reading());
    await fill(app, /^Site Tagline/, "Seen and found");
    await app.user.click(screen.getByRole("tab", { name: "Analytics" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Discard changes?" }));
    await app.user.click(question.getByRole("button", { name: "Keep editing" }));
    expect(field(/^Site Tagline/)).toHaveValue("Seen and found");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await app.user.click(screen.getByRole("tab", { name: "Analytics" }));
    await app.user.click(await screen.findByRole("button", { name: "Discard" }));
    expect(await screen.findByLabelText(/^Google Analytics ID/)).toBeVisible();
  });

  it("shows an example link with the tracking parameters", async () => {
    const app = await open("/admin/settings?tab=affiliate", reading());
    expect(screen.getByText(/retailer\.example\/coat/).parentElement).toHaveTextContent(
      "https://retailer.example/coat?utm_source=wornby",
    );
    await fill(app, /^Default Tracking/, "");
    expect(screen.queryByText(/retailer\.example\/coat/)).toBeNull();
  });

  it("requires a second factor of a role", async () => {
    const input = { version: 3, twoFactorForContributors: false, twoFactorForEditors: true, twoFactorForAdmins: false };
    const app = await open("/admin/settings?tab=security", reading(), saved(input, { ...input, version: 4 }));
    await app.user.click(screen.getByRole("switch", { name: "Editors" }));
    await app.user.click(screen.getByRole("button", { name: "Save Settings" }));
    expect(await screen.findByText("Your security settings have been updated successfully")).toBeVisible();
  });

  it("retries after an error", async () => {
    const failing = { request: { query: SettingsRecordDocument }, error: new TypeError("Failed to fetch") };
    const app = await openAdminScreen(<SettingsPage />, {
      url: "/admin/settings",
      mocks: [failing, reading(), readingRates()],
    });
    expect(await screen.findByText("The settings could not be loaded. Please try again.")).toBeVisible();
    await app.user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByLabelText(/^Site Name/)).toHaveValue("WornBy");
  });
});
