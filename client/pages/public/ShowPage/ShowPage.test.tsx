import { screen } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { ShowPageDocument, type ShowPageQuery } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { ShowPage } from "./ShowPage";

const celebrity = { __typename: "Celebrity", id: "celebrity-1", slug: "ada-roe", name: "Ada Roe" };
const episode = (number: number, title: string) => ({
  __typename: "Episode",
  id: `episode-${number}`,
  number,
  title,
  airDate: "2026-05-15",
  outfitCount: 1,
});

const show = {
  __typename: "Show",
  id: "show-1",
  slug: "harbor-lights",
  title: "Harbor Lights",
  form: "SERIES",
  firstYear: 2024,
  lastYear: null,
  image: "",
  imageAlt: "",
  imageCredit: null,
  html: "<p>By the <strong>water</strong>.</p>",
  seoTitle: "",
  seoDescription: "",
  characters: [
    { __typename: "Character", id: "character-1", slug: "mara-quill", name: "Mara Quill", outfitCount: 2, celebrity },
  ],
  seasons: [
    {
      __typename: "ShowSeason",
      id: "season-2",
      number: 2,
      title: "",
      episodes: [episode(5, "The Quay"), episode(4, "Dry Dock")],
    },
  ],
} as unknown as NonNullable<ShowPageQuery["show"]>;

const look = (title: string, number: number) => ({
  __typename: "OutfitEdge",
  node: {
    __typename: "Outfit",
    id: title,
    slug: title.toLowerCase(),
    title,
    image: "",
    focalPoint: { __typename: "Point", x: 0.5, y: 0.5 },
    occasion: null,
    date: null,
    celebrity,
    scene: {
      __typename: "Scene",
      minute: 3,
      season: { __typename: "ShowSeason", id: "season-2", number: 2 },
      episode: episode(number, number === 5 ? "The Quay" : "Dry Dock"),
    },
  },
});

const looks = (...edges: object[]) => ({
  __typename: "OutfitConnection",
  totalCount: edges.length,
  edges,
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
});

const open = (url: string, scene: object, data: object) =>
  openApp(
    [paths.show, paths.showSeason, paths.showEpisode, paths.showCharacter].map(({ pattern }) => ({
      path: pattern,
      Component: ShowPage,
    })),
    {
      url,
      mocks: [{ request: { query: ShowPageDocument, variables: { slug: "harbor-lights", scene } }, result: { data } }],
    },
  );

const readData = (container: HTMLElement, type: string): unknown =>
  [...container.ownerDocument.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)
    .find((one) => one["@type"] === type);

describe("ShowPage", () => {
  it("shows the looks by episode, and the cast", async () => {
    const { container } = await open(
      "/show/harbor-lights",
      { show: "harbor-lights" },
      { show, outfits: looks(look("Coat", 5), look("Cape", 4)) },
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Harbor Lights" })).toBeVisible();
    expect(screen.getByText("Series, since 2024")).toBeVisible();
    expect(screen.getByRole("heading", { level: 3, name: "Season 2, episode 5 The Quay" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Mara Quill" })).toHaveAttribute(
      "href",
      "/show/harbor-lights/character/mara-quill",
    );
    expect(readData(container, "TVSeries")).toMatchObject({
      name: "Harbor Lights",
      startDate: "2024",
      actor: [{ "@type": "PerformanceRole", characterName: "Mara Quill", actor: { name: "Ada Roe" } }],
    });
  });

  it("an episode has its own address, and leads to the others", async () => {
    const scene = { show: "harbor-lights", season: 2, episode: 5 };
    const { container } = await open("/show/harbor-lights/season-2/episode-5", scene, {
      show,
      outfits: looks(look("Coat", 5)),
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Season 2, episode 5" })).toBeVisible();
    expect(screen.getByText("The Quay. First shown May 15, 2026")).toBeVisible();
    expect(screen.getByRole("link", { name: "Season 2, episode 4" })).toBeVisible();
    expect(readData(container, "TVEpisode")).toMatchObject({ episodeNumber: 5, partOfSeason: { seasonNumber: 2 } });
  });

  it("names who plays a character", async () => {
    const scene = { show: "harbor-lights", character: "mara-quill" };
    await open("/show/harbor-lights/character/mara-quill", scene, { show, outfits: looks(look("Coat", 5)) });
    expect(await screen.findByRole("heading", { level: 1, name: "Mara Quill" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Ada Roe" })).toHaveAttribute("href", "/celebrity/ada-roe");
  });

  it.each([
    ["/show/harbor-lights/season-7", { show: "harbor-lights", season: 7 }],
    ["/show/harbor-lights/season-2/episode-9", { show: "harbor-lights", season: 2, episode: 9 }],
    ["/show/harbor-lights/extras", {}],
  ])("%s is not found", async (url, scene) => {
    await open(url, scene, { show, outfits: looks() });
    expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  });
});
