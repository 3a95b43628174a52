import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { CelebrityPageDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { CelebrityPage } from "./CelebrityPage";

const blank = Object.fromEntries(
  [
    "birthdate birthplace nationality height measurements zodiacSign languages netWorth fanbaseNickname education",
    "careerHighlights personalLife awards philanthropyWork businessVentures brandEndorsements controversies",
    "publicPerception dietFitness interestingFacts quotes influences styleEvolution bio seoTitle seoDescription image category styleType",
  ]
    .join(" ")
    .split(" ")
    .map((name) => [name, ""]),
);

const look = {
  __typename: "Outfit",
  id: "o1",
  slug: "grey-coat",
  title: "Grey coat",
  image: "",
  focalPoint: { __typename: "Point", x: 0.5, y: 0.5 },
  description: "",
  occasion: null,
  date: null,
  tags: [],
  celebrity: null,
};

const ada = {
  __typename: "Celebrity",
  ...blank,
  id: "c1",
  slug: "ada-lace",
  name: "Ada Lace",
  followerCount: null,
  rewornCount: 0,
  events: [] as object[],
  rewornGarments: [] as object[],
  characters: [] as object[],
  imageAlt: "",
  imageCredit: null as string | null,
  latestOutfit: null as typeof look | null,
  signature: { __typename: "Signature", look: "", accessories: "", designers: "", perfume: "" },
  socialMedia: {
    __typename: "SocialMedia",
    instagram: "",
    twitter: "",
    facebook: "",
    youtube: "",
    tiktok: "",
    website: "",
  },
  influenceScores: [] as object[],
  styleEvolutionStages: [],
  fashionTimeline: [] as object[],
  outfits: {
    __typename: "OutfitConnection",
    totalCount: 0,
    edges: [] as object[],
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  },
  related: [],
  mentionedIn: [],
};

async function open(celebrity: object | null, url = "/celebrity/ada-lace", variables: object = { slug: "ada-lace" }) {
  const mock = {
    request: { query: CelebrityPageDocument, variables: { first: 12, ...variables } },
    result: { data: { celebrity } },
    maxUsageCount: 2,
  };
  const byName = { ...mock, request: { query: CelebrityPageDocument, variables: { first: 12, slug: "ada-lace" } } };
  return openApp([{ path: "/celebrity/:slug", Component: CelebrityPage }], { url, mocks: [mock, byName] });
}

describe("CelebrityPage", () => {
  it("shows the credit below the portrait, and the portrait's alternative text", async () => {
    await open({ ...ada, imageAlt: "Ada Lace on stage", imageCredit: "Press kit" });
    expect(await screen.findByText("Photo: Press kit")).toBeVisible();
    expect(screen.getByRole("img", { name: "Ada Lace on stage" })).toBeVisible();
  });

  it("shows not found for an unknown name", async () => {
    await open(null);
    expect(await screen.findByRole("heading", { level: 1, name: "Celebrity not found" })).toBeVisible();
    expect(screen.getByText("The celebrity you're looking for doesn't exist or has been removed.")).toBeVisible();
  });

  it("omits every section without data", async () => {
    await open(ada);
    expect(await screen.findByRole("heading", { level: 1, name: "Ada Lace" })).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "You May Also Like",
    ]);
    expect(screen.queryByText(/worn again/)).toBeNull();
    expect(screen.queryByRole("tablist")).toBeNull();
    expect(screen.getByRole("link", { name: "View all celebrities" })).toHaveAttribute("href", "/celebrities");
  });

  it("lists the roles with their shows", async () => {
    const show = { __typename: "Show", id: "show-1", slug: "harbor-lights", title: "Harbor Lights" };
    const mara = { __typename: "Character", id: "character-1", slug: "mara-quill", name: "Mara Quill", outfitCount: 3 };
    await open({ ...ada, characters: [{ ...mara, show }] });
    const list = await screen.findByRole("region", { name: "On Screen" });
    expect(within(list).getByRole("link", { name: "Mara Quill in Harbor Lights" })).toHaveAttribute(
      "href",
      "/show/harbor-lights/character/mara-quill",
    );
    expect(within(list).getByText("3 looks")).toBeVisible();
  });

  it("leads from the count of pieces worn again to their list, and from there to their pages", async () => {
    const garment = (slug: string, name: string, looks: number) => ({
      __typename: "Garment",
      id: slug,
      slug,
      name,
      looks: Array.from({ length: looks }, (_, at) => ({ __typename: "Outfit", id: `${slug}-${at}` })),
    });
    const rewornGarments = [garment("camel-coat", "Camel Coat", 3), garment("gold-cuff", "Gold Cuff", 2)];
    await open({ ...ada, rewornCount: 2, rewornGarments });
    const link = await screen.findByRole("link", { name: "2 pieces worn again" });
    const list = screen.getByRole("region", { name: "Worn Again" });
    expect(document.querySelector(link.getAttribute("href")!)).toBe(list);
    expect(within(list).getByRole("link", { name: "Camel Coat" })).toHaveAttribute("href", "/garment/camel-coat");
    expect(
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Camel Coat 3 looks", "Gold Cuff 2 looks"]);
  });

  it("labels a look Casual and Recent without other data", async () => {
    await open({ ...ada, latestOutfit: look });
    const latest = await screen.findByRole("region", { name: "Latest Look" });
    expect(within(latest).getByText("Casual")).toBeVisible();
    expect(within(latest).getByText("Recent")).toBeVisible();
    expect(within(latest).getByRole("link", { name: "View Details" })).toHaveAttribute("href", "/outfit/grey-coat");
  });

  it("starts on the biography and moves between the tabs with the arrow keys", async () => {
    const { user, router } = await open({
      ...ada,
      birthplace: "Leeds",
      influenceScores: [{ __typename: "StyleScore", label: "Lace", percent: 85 }],
      fashionTimeline: [{ __typename: "TimelineEntry", year: 2023, title: "The coat", text: "" }],
    });
    expect(await screen.findByRole("tab", { name: "Biography" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByText("Leeds")).toBeVisible();
    screen.getByRole("tab", { name: "Biography" }).focus();
    await user.keyboard("{ArrowRight}{Enter}");
    expect(screen.getByRole("meter", { name: "Lace" })).toHaveAttribute("aria-valuetext", "85%");
    expect(router.state.location.search).toBe("?tab=style");
    await user.keyboard("{End}{Enter}");
    expect(screen.getByRole("tabpanel", { name: "Fashion Timeline" })).toHaveTextContent("2023");
  });

  it("opens the tab in the URL and omits tabs without data", async () => {
    await open({ ...ada, styleEvolution: "From lace to wool.", birthplace: "Leeds" }, "/celebrity/ada-lace?tab=style");
    expect(await screen.findByText("From lace to wool.")).toBeVisible();
    expect(screen.queryByRole("tab", { name: "Fashion Timeline" })).toBeNull();
  });

  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");

  it("has a head with derived texts, or with its own", async () => {
    await open({ ...ada, bio: "Wears lace." });
    await screen.findByRole("heading", { level: 1, name: "Ada Lace" });
    expect(document.title).toBe("Ada Lace: Outfits and Style | WornBy");
    expect(content("meta[name=description]")).toBe("Wears lace.");
    cleanup();
    await open({ ...ada, bio: "Wears lace.", seoTitle: "All of Ada", seoDescription: "Shop her looks." });
    await screen.findByRole("heading", { level: 1, name: "Ada Lace" });
    expect(document.title).toBe("All of Ada");
    expect(content("meta[property='og:title']")).toBe("All of Ada");
    expect(content("meta[name=description]")).toBe("Shop her looks.");
  });

  it("redirects to the current slug", async () => {
    const { router } = await open(ada, "/celebrity/old-name", { slug: "old-name" });
    await waitFor(() => expect(router.state.location.pathname).toBe("/celebrity/ada-lace"));
  });

  it("queries by id for an identifier in UUID format", async () => {
    const id = "d569551d-e49e-5420-adf9-5c417473c775";
    const { router } = await open(ada, `/celebrity/${id}`, { id });
    await waitFor(() => expect(router.state.location.pathname).toBe("/celebrity/ada-lace"));
    expect(await screen.findByRole("heading", { level: 1, name: "Ada Lace" })).toBeVisible();
  });
});
