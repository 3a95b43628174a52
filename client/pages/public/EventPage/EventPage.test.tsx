import { screen, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { outfitList, outfitRow } from "../../../features/content/outfit/testData";
import { EventPageDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { EventPage } from "./EventPage";

const event = (more: object = {}) => ({
  __typename: "Event",
  id: "event-1",
  slug: "lumen-film-gala-2025",
  name: "Lumen Film Gala 2025",
  series: "Lumen Film Gala",
  kind: "GALA",
  place: "Lisbon",
  firstDay: "2025-05-09",
  lastDay: "2025-05-17",
  image: "",
  imageAlt: "",
  imageCredit: null,
  html: "<p>Nine days.</p>",
  seoTitle: "",
  seoDescription: "",
  outfitCount: 2,
  latestOutfit: null,
  otherYears: [],
  brands: [],
  ...more,
});

const slugOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");
const brand = (name: string, ...wearers: string[]) => ({
  __typename: "EventBrand",
  celebrityCount: wearers.length,
  brand: { __typename: "Brand", id: name, slug: slugOf(name), name },
  outfits: wearers.map((wearer) => ({
    __typename: "Outfit",
    id: name + wearer,
    slug: slugOf(`${name} ${wearer}`),
    title: `${name} look`,
    image: "/art/outfit/1.svg",
    focalPoint: null,
    celebrity: { __typename: "Celebrity", id: wearer, slug: slugOf(wearer), name: wearer },
  })),
});

const slug = "lumen-film-gala-2025";
const open = (data: object) =>
  openApp([{ path: paths.event.pattern, Component: EventPage }], {
    url: `/event/${slug}`,
    site: { origin: "https://wornby.example" },
    mocks: [{ request: { query: EventPageDocument, variables: { slug } }, result: { data } }],
  });

const structured = () =>
  [...document.querySelectorAll("script[type='application/ld+json']")].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

describe("EventPage", () => {
  it("shows when and where it was, who wore what, and the same event in other years", async () => {
    const otherYears = [event({ id: "event-2", slug: "lumen-film-gala-2024", name: "Lumen Film Gala 2024" })];
    await open({ event: event({ otherYears }), outfits: outfitList([outfitRow(1), outfitRow(2)]) });
    expect(await screen.findByRole("heading", { level: 1, name: "Lumen Film Gala 2025" })).toBeVisible();
    expect(screen.getByText("May 9 to 17, 2025 · Lisbon")).toBeVisible();
    expect(screen.getByRole("link", { name: "Look 1" })).toHaveAttribute("href", "/outfit/look-1");
    expect(screen.getByRole("link", { name: "Lumen Film Gala 2024" })).toHaveAttribute(
      "href",
      "/event/lumen-film-gala-2024",
    );
    expect(screen.getByRole("link", { name: "Lumen Film Gala" })).toHaveAttribute(
      "href",
      "/events?series=Lumen+Film+Gala",
    );
    expect(structured()).toContainEqual({
      "@context": "https://schema.org",
      "@type": "Event",
      name: "Lumen Film Gala 2025",
      url: `https://wornby.example/event/${slug}`,
      startDate: "2025-05-09",
      endDate: "2025-05-17",
      location: { "@type": "Place", name: "Lisbon", address: "Lisbon" },
    });
  });

  it("shows who wore the same brand, with the looks, then the other brands", async () => {
    const brands = [brand("Northloom", "Ines Sol", "Theo Bram"), brand("Halden", "Ines Sol")];
    await open({ event: event({ brands }), outfits: outfitList([outfitRow(1)]) });
    const section = within(await screen.findByRole("region", { name: "Who wore the same brand" }));
    expect(section.getByText("2 celebrities")).toBeVisible();
    const links = section.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Northloom", "/brand/northloom"],
      ["", "/outfit/northloom-ines-sol"],
      ["Ines Sol", "/celebrity/ines-sol"],
      ["", "/outfit/northloom-theo-bram"],
      ["Theo Bram", "/celebrity/theo-bram"],
      ["Halden", "/brand/halden"],
      ["Ines Sol", "/outfit/halden-ines-sol"],
    ]);
    expect(section.getByRole("img", { name: "Theo Bram in Northloom look" })).toBeInTheDocument();
  });

  it("links to all looks with a brand that more celebrities wore than it shows", async () => {
    const brands = [{ ...brand("Northloom", "Ines Sol", "Theo Bram"), celebrityCount: 8 }];
    await open({ event: event({ brands }), outfits: outfitList([outfitRow(1)]) });
    expect(await screen.findByRole("link", { name: "View all looks" })).toHaveAttribute(
      "href",
      `/outfits?event=${slug}&brand=northloom`,
    );
  });

  it("names the brands when no two celebrities wore one", async () => {
    await open({ event: event({ brands: [brand("Halden", "Ines Sol")] }), outfits: outfitList([outfitRow(1)]) });
    expect(await screen.findByRole("heading", { name: "Brands worn" })).toBeVisible();
    expect(screen.queryByText("Also worn")).toBeNull();
  });

  it("offers the ways to follow a series once, and names the feed of the event in the head", async () => {
    await open({ event: event(), outfits: outfitList([outfitRow(1)]) });
    expect(await screen.findAllByText("Ways to follow")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Follow Lumen Film Gala" })).toBeVisible();
    const feeds = [...document.querySelectorAll("link[type='application/rss+xml']")];
    expect(feeds.map((feed) => feed.getAttribute("href"))).toEqual(
      expect.arrayContaining([`/event/${slug}/feed.xml`, `/event/${slug}/series/feed.xml`]),
    );
  });

  it("offers the feed of an event without a series", async () => {
    await open({ event: event({ series: "" }), outfits: outfitList([outfitRow(1)]) });
    expect(await screen.findAllByText("Ways to follow")).toHaveLength(1);
    expect(screen.getByText("RSS")).toHaveAttribute("href", `/event/${slug}/feed.xml`);
  });

  it("is announced before its day, and says when looks appear", async () => {
    const days = { firstDay: "2999-05-09", lastDay: null };
    await open({ event: event(days), outfits: outfitList([]) });
    expect(await screen.findByText("Announced · Gala")).toBeVisible();
    expect(screen.getByText("The looks appear here once they were worn.")).toBeVisible();
  });

  it("describes no event without a day to search engines", async () => {
    await open({ event: event({ firstDay: null, lastDay: null }), outfits: outfitList([outfitRow(1)]) });
    await screen.findByRole("heading", { level: 1 });
    expect(structured().map((data) => data["@type"])).not.toContain("Event");
  });

  it("says that there is none", async () => {
    await open({ event: null, outfits: outfitList([]) });
    expect(await screen.findByText("Event not found")).toBeVisible();
  });
});
