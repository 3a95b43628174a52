import { occasionTabs } from "./OutfitsPageGallery";
import { outfitFilters } from "./OutfitsPageGallery";
import { hasUnlistedFilter, isNarrowed, outfitsTitle, outfitsVariables, readOutfitsQuery } from "./outfitsQuery";

const read = (search: string) => readOutfitsQuery(new URLSearchParams(search));

describe("outfitsQuery", () => {
  it("ignores blank, unknown and overlong parameters", () => {
    expect(read("search=+gown+&tag=&season=monsoon&utm_source=x")).toEqual({ search: "gown" });
    expect(read(`tag=${"a".repeat(300)}`).tag).toHaveLength(100);
    expect(read("season=winter&dialog=style-match")).toEqual({ season: "winter", dialog: "style-match" });
  });

  it("builds the server's filter, and none without parameters", () => {
    expect(outfitsVariables({})).toEqual({ first: 12, withCelebrity: false, withLook: true });
    expect(outfitsVariables({ occasion: "Gala", celebrity: "c1", season: "winter", style: "Y2K" })).toEqual({
      first: 12,
      filter: { occasion: "Gala", celebrityId: "c1", season: "WINTER", styleType: "Y2K" },
      celebrity: "c1",
      withCelebrity: true,
      withLook: false,
    });
  });

  it("reads garment, colors and prices, and links to the list without each of them", () => {
    const address = read("garment=dress&color=red,white&max=200&min=cheap");
    expect(outfitsVariables(address).filter).toEqual({ garment: "dress", colors: ["red", "white"], maxPrice: 200 });
    expect(isNarrowed(address)).toBe(true);
    expect(outfitFilters(address, "USD")).toEqual([
      { label: "Dress", to: "/outfits?color=red%2Cwhite&min=cheap&max=200" },
      { label: "Red, White", to: "/outfits?garment=dress&min=cheap&max=200" },
      { label: "Up to $200", to: "/outfits?garment=dress&color=red%2Cwhite" },
    ]);
  });

  it("reads pieces, and links to the list without each of them", () => {
    const address = read("material=silk&pieces=jeans.white_boots&without=..leather");
    expect(outfitsVariables(address).filter).toEqual({
      material: "silk",
      pieces: [{ garment: "jeans", colors: ["white"] }, { garment: "boots" }],
      without: [{ material: "leather" }],
    });
    expect(isNarrowed(address)).toBe(true);
    expect(outfitFilters(address, "USD")).toEqual([
      { label: "Silk", to: "/outfits?pieces=jeans.white_boots&without=..leather" },
      { label: "White jeans", to: "/outfits?material=silk&pieces=boots&without=..leather" },
      { label: "Boots", to: "/outfits?material=silk&pieces=jeans.white&without=..leather" },
      { label: "Without leather", to: "/outfits?material=silk&pieces=jeans.white_boots" },
    ]);
  });

  it("reads where and when it was worn, and the brand, and links to the list without each of them", () => {
    const address = read("event=gala-2025&seasonNumber=2&episode=5&show=harbor&character=mara&year=2025&brand=north");
    expect(outfitsVariables(address)).toMatchObject({
      filter: {
        events: ["gala-2025"],
        scene: { show: "harbor", season: 2, episode: 5, character: "mara" },
        year: 2025,
        brand: "north",
      },
      event: "gala-2025",
      withEvent: true,
      withShow: true,
      withBrand: true,
    });
    const show = { id: "s", title: "Harbor Lights", characters: [{ id: "c", slug: "mara", name: "Mara Quill" }] };
    const names = { event: { id: "e", name: "Gala 2025" }, show, brand: { id: "b", name: "Northloom" } };
    const chips = outfitFilters(address, "USD", names as Parameters<typeof outfitFilters>[2]);
    expect(chips.map(({ label }) => label)).toEqual([
      "At Gala 2025",
      "In Harbor Lights",
      "Season 2, episode 5",
      "As Mara Quill",
      "Worn in 2025",
      "By Northloom",
    ]);
    expect(chips[1]?.to).toBe("/outfits?event=gala-2025&seasonNumber=2&episode=5&year=2025&brand=north");
    expect(hasUnlistedFilter(address)).toBe(true);
  });

  it("reads several events, and no invalid number", () => {
    const address = read("event=one,two,&episode=five&year=-1&seasonNumber=99999");
    expect(outfitsVariables(address)).toMatchObject({ filter: { events: ["one", "two"] } });
    expect(outfitsVariables(address)).not.toHaveProperty("withEvent");
    expect(outfitFilters(address, "USD").map(({ label }) => label)).toEqual(["At 2 events"]);
  });

  it("includes the look of the day only for the whole list and its occasions", () => {
    expect(isNarrowed({ occasion: "Gala", dialog: "style-match" })).toBe(false);
    expect(isNarrowed({ after: "x" })).toBe(true);
  });

  it("builds the page's title", () => {
    expect(outfitsTitle({})).toBe("Celebrity Outfits");
    expect(outfitsTitle({ occasion: "Gala", season: "winter" })).toBe("Winter Gala Outfits");
    expect(outfitsTitle({ celebrity: "c1" }, "Zendria Vale")).toBe("Outfits Worn by Zendria Vale");
    expect(outfitsTitle({ search: "gown" })).toBe("Outfits for “gown”");
    expect(outfitsTitle({ tag: "denim" })).toBe("Celebrity Outfits: denim");
  });

  it("links each tab and each filter's removal, and keeps the other filters", () => {
    const address = { search: "gown", occasion: "Gala", after: "x", dialog: "style-match" };
    expect(occasionTabs([{ name: "Sport", count: 1 }], address).map(({ to }) => to)).toEqual([
      "/outfits?search=gown",
      "/outfits?search=gown&occasion=Sport",
      "/outfits?search=gown&occasion=Gala",
    ]);
    expect(outfitFilters(address, "USD")).toEqual([
      { label: "“gown”", to: "/outfits?occasion=Gala" },
      { label: "Later looks only", to: "/outfits?search=gown&occasion=Gala" },
    ]);
  });
});
