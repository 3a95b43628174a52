import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../../../site/addresses";
import { outfitRow } from "../../../features/content/outfit/testData";
import { OutfitPageDocument } from "../../../graphql/generated/operations";
import { openApp } from "../../../testing/renderApp";
import { OutfitPage } from "./OutfitPage";

const wearer = (more: object = {}) => ({
  __typename: "Celebrity",
  id: "celebrity-1",
  slug: "zendria-vale",
  name: "Zendria Vale",
  outfits: { __typename: "OutfitConnection", nodes: [1, 2, 3, 4, 5].map((number) => outfitRow(number)) },
  ...more,
});

const product = (number: number, more: object = {}) => ({
  __typename: "AffiliateProduct",
  id: `product-${number}`,
  title: `Piece ${number}`,
  description: "",
  image: "",
  price: "$240",
  priceAmount: 240,
  priceCurrency: "USD",
  condition: "NEW" as const,
  isPriceFrom: false,
  highestPriceAmount: null,
  originalPrice: "",
  isOnSale: false,
  isAvailable: true,
  isPriceCurrent: true,
  priceDroppedFrom: null,
  priceHistory: [],
  priceAsOf: "2026-11-20T10:00:00.000Z",
  priceSource: { __typename: "PriceSource", kind: "FEED", at: "2026-11-20T10:00:00.000Z" },
  replacement: null,
  sizes: [],
  shownMatchKind: "SIMILAR",
  basis: null,
  basisOn: null,
  basisSource: "",
  retailer: "Northloom",
  rating: null,
  reviewCount: null,
  hasAffiliateLink: true,
  directLink: null,
  ...more,
});

const noCorrections = { __typename: "OutfitCorrections", totalCount: 0, entries: [] };
const lumen = { __typename: "Event", id: "event-1", slug: "lumen-film-gala-2026", name: "Lumen Film Gala 2026" };
const row = (more: object = {}) =>
  outfitRow(1, { celebrity: wearer(), products: [], mentionedIn: [], corrections: noCorrections, ...more });

const page = (outfit: object | null, slug = "look-1") =>
  openApp([{ path: `${paths.outfit.pattern}?`, Component: OutfitPage }], {
    url: `/outfit/${slug}`,
    site: { disclosure: "Some links are affiliate links.", origin: "https://wornby.example" },
    mocks: [slug.length === 36 ? { id: slug } : { slug }, { slug: "look-1" }].map((variables) => ({
      request: { query: OutfitPageDocument, variables },
      result: { data: { outfit } },
    })),
  });

const structured = () =>
  [...document.querySelectorAll("script[type='application/ld+json']")].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );

// Preloads the dialog, because compiling it takes longer than a test waits.
beforeAll(() => import("../../../features/content/outfit/look/ZoomDialog"));

describe("OutfitPage", () => {
  const piece = (name: string, products: { id: string }[], more: object = {}) => ({
    __typename: "Piece",
    id: name.toLowerCase(),
    name,
    note: "",
    brand: null,
    position: null,
    garment: null,
    wornAgain: [],
    alsoWorn: [],
    products: products.map(({ id }) => ({ __typename: "AffiliateProduct", id })),
    ...more,
  });
  const at = (x: number, y: number) => ({ position: { __typename: "Point", x, y } });

  it("names later looks with a piece as worn again, two of them with the page of the garment for the rest, and others apart", async () => {
    const again = (number: number, more: object = {}) => ({
      ...outfitRow(number, { date: `2025-03-0${number}`, ...more }),
      celebrity: { __typename: "Celebrity", id: "celebrity-2", slug: "ava-stone", name: "Ava Stone" },
    });
    const garment = { __typename: "Garment", id: "garment-1", slug: "camel-coat" };
    const products = [product(1)];
    const worn = { wornAgain: [again(6), again(7), again(8), again(9)], alsoWorn: [again(10, { date: null })] };
    await page(row({ products, pieces: [piece("Cape", products, { garment, ...worn }), piece("Boots", [])] }));
    const line = (await screen.findByText(/and 2 more/)).parentElement!;
    expect(line).toHaveTextContent("Worn again: Mar 6, 2025, by Ava Stone; Mar 7, 2025, by Ava Stone and 2 more");
    const targets = within(line)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
    expect(targets).toEqual(["/garment/camel-coat", "/outfit/look-6", "/outfit/look-7", "/garment/camel-coat"]);
    expect(screen.getAllByText("Worn again")).toHaveLength(1);
    expect(screen.getByText("Also worn").parentElement).toHaveTextContent("Also worn: by Ava Stone");
  });

  it("lists its pieces with their products, and products without a piece last", async () => {
    const [exact, budget, loose] = [
      product(1, { shownMatchKind: "EXACT", description: "Cut from one length of wool." }),
      product(2, { shownMatchKind: "BUDGET" }),
      product(3),
    ];
    const pieces = [piece("Cape", [exact, budget], { note: "By Halden" }), piece("Pumps", [])];
    await page(row({ products: [loose, budget, exact], pieces }));
    const shop = await screen.findByRole("region", { name: "Shop Similar Items" });
    const order = within(shop)
      .getAllByRole("heading")
      .map(({ textContent }) => textContent);
    const outside = " (opens in a new tab)";
    expect(order).toEqual([
      "Shop Similar Items",
      "1Cape",
      `Piece 1${outside}`,
      `Piece 2${outside}`,
      "2Pumps",
      "Also in this look",
      `Piece 3${outside}`,
    ]);
    for (const text of ["By Halden", "Exact match", "On a budget", "Cut from one length of wool."])
      expect(within(shop).getByText(text)).toBeVisible();
  });

  it("says on what identifications rest, leads to the correction, and ends with what was corrected", async () => {
    const source = { basis: "BRAND", basisOn: "2026-11-03", basisSource: "https://brand.example/news" };
    const line = {
      __typename: "OutfitCorrection",
      day: "2026-11-26",
      isCorrection: true,
      text: "The coat is the midi.",
    };
    await page(
      row({
        products: [product(1, source), product(2, { basis: "PICTURE" }), product(3)],
        corrections: { ...noCorrections, totalCount: 21, entries: [line, { ...line, isCorrection: false }] },
      }),
    );
    const link = await screen.findByRole("link", { name: "Confirmed by the brand, Nov 3, 2026" });
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([source.basisSource, "nofollow noopener"]);
    expect(screen.getByText("Seen in the picture")).toBeVisible();
    const log = within(screen.getByRole("region", { name: "Corrections" }));
    expect(log.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Corrected on Nov 26, 2026: The coat is the midi.",
      "Nov 26, 2026: The coat is the midi.",
    ]);
    expect(log.getByText("And 19 earlier changes.")).toBeVisible();
  });

  it("says once for a piece where its prices come from, and where to correct it", async () => {
    const [exact, similar, loose] = [product(1, { shownMatchKind: "EXACT" }), product(2), product(3)];
    const pieces = [piece("Cape", [exact, similar]), piece("Pumps", [])];
    await page(row({ products: [similar, exact, loose], pieces }));
    const shop = within(await screen.findByRole("region", { name: "Shop Similar Items" }));
    const corrections = shop.getAllByRole("link", { name: /^Is this wrong\?/ });
    expect(corrections.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Is this wrong? Cape", "/outfit/look-1/correct?product=product-1"],
      ["Is this wrong?", "/outfit/look-1/correct?product=product-3"],
    ]);
    expect(shop.getAllByText("Prices: from the shop's feed, Nov 20, 2026")).toHaveLength(1);
    expect(shop.getAllByText("Price: from the shop's feed, Nov 20, 2026")).toHaveLength(1);
    expect(shop.getAllByText(/from the shop's feed/i)).toHaveLength(2);
  });

  it("shows the sizes in stock, and leaves out what is in none of the visitor's", async () => {
    const [small, large, other] = [product(1, { sizes: ["36", "38"] }), product(2, { sizes: ["40"] }), product(3)];
    const pieces = [piece("Cape", [small, large, other])];
    const { user } = await page(row({ products: [small, large, other], pieces }));
    const shop = within(await screen.findByRole("region", { name: "Shop Similar Items" }));
    expect(shop.getByText("in 36, 38")).toBeVisible();
    const sizes = within(shop.getByRole("group", { name: "My sizes" }));
    await user.click(sizes.getByRole("button", { name: "38" }));
    expect(shop.queryByText("in 40")).toBeNull();
    expect(shop.getAllByRole("article")).toHaveLength(2);
    expect(shop.getByText("1 product in other sizes")).toBeVisible();
    expect(window.localStorage.getItem("wornby:sizes")).toBe('["38"]');
    await user.click(sizes.getByRole("button", { name: "38" }));
    expect(shop.getAllByRole("article")).toHaveLength(3);
  });

  it("leads to the retailer from a product's title as from its button, but not when its page is gone", async () => {
    await page(row({ products: [product(1), product(2, { isAvailable: false })] }));
    const shop = await screen.findByRole("region", { name: "Shop Similar Items" });
    const links = within(shop).getAllByRole("link", { name: /^(Shop Now )?Piece 1/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/go/product-1?from=card",
      "/go/product-1?from=card",
    ]);
    expect(within(shop).queryByRole("link", { name: /^(Shop Now )?Piece 2/ })).toBeNull();
    expect(within(shop).getByText("No longer available")).toBeVisible();
  });

  it("numbers the points as the list, and each highlights the other", async () => {
    const pieces = [piece("Cape", [product(1)], at(0.4, 0.25)), piece("Pumps", []), piece("Bag", [], at(0.5, 0.5))];
    const { user } = await page(row({ products: [product(1)], pieces }));
    const points = within(await screen.findByRole("list", { name: "Pieces in the picture" })).getAllByRole("link");
    expect(points.map((point) => point.getAttribute("aria-label"))).toEqual(["1. Cape", "3. Bag"]);
    const [cape, bag] = points;
    expect(cape).toHaveAttribute("href", "#piece-cape");
    expect(cape?.parentElement).toHaveStyle({ left: "40%", top: "25%" });
    const entry = document.getElementById("piece-bag")!;
    await user.hover(bag!);
    expect(entry).toHaveAttribute("data-highlighted");
    await user.hover(document.getElementById("piece-cape")!);
    expect(cape).toHaveAttribute("data-highlighted");
    expect(entry).not.toHaveAttribute("data-highlighted");
    await user.unhover(document.getElementById("piece-cape")!);
    cape!.focus();
    await waitFor(() => expect(document.getElementById("piece-cape")).toHaveAttribute("data-highlighted"));
  });

  it("says where on screen it was worn, with links to the episode, the show and the character", async () => {
    const scene = {
      __typename: "Scene",
      show: { __typename: "Show", id: "show-1", slug: "harbor-lights", title: "Harbor Lights" },
      season: { __typename: "ShowSeason", id: "season-2", number: 2 },
      episode: { __typename: "Episode", id: "episode-5", number: 5 },
      character: { __typename: "Character", id: "character-1", slug: "mara-quill", name: "Mara Quill" },
    };
    await page(row({ scene }));
    const line = await screen.findByText("On screen", { selector: "dt" });
    expect(line.nextElementSibling).toHaveTextContent("Season 2, episode 5 of Harbor Lights, as Mara Quill");
    expect(screen.getAllByRole("link", { name: "Season 2, episode 5" })[0]).toHaveAttribute(
      "href",
      "/show/harbor-lights/season-2/episode-5",
    );
  });

  it("goes from a point to its piece through the router, which restores the scroll position on Back", async () => {
    const pieces = [piece("Cape", [product(1)], at(0.4, 0.25))];
    const { user, router } = await page(row({ products: [product(1)], pieces }));
    await user.click(await screen.findByRole("link", { name: "1. Cape" }));
    expect(router.state.location).toMatchObject({ hash: "#piece-cape" });
    expect(router.state.historyAction).toBe("PUSH");
    expect(document.getElementById("piece-cape")).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(router.state.location.hash).toBe("");
  });

  it("shows further pictures with their own points, and the whole picture in a dialog", async () => {
    const image = "https://example.com/back.jpg";
    const back = {
      __typename: "OutfitPicture",
      id: "picture-back",
      image,
      alt: "From behind",
      imageCredit: "Mo Berg, All rights reserved",
      aspectRatio: 0.75,
      focalPoint: { __typename: "Point", x: 0.5, y: 0.5 },
      points: [{ __typename: "PiecePoint", pieceId: "cape", x: 0.1, y: 0.2 }],
    };
    const pieces = [piece("Cape", [])];
    const look = row({ imageCredit: "Jo Lane", products: [product(1)], pieces, morePictures: [back] });
    const { user, router } = await page(look);
    const strip = await screen.findByRole("list", { name: "Pictures" });
    expect(within(strip).getByRole("img", { name: "Zendria Vale in Look 1" })).toBeVisible();
    expect(within(strip).getByRole("link", { name: "1. Cape" }).parentElement).toHaveStyle({ left: "10%", top: "20%" });
    expect(screen.getByText("Photo: Jo Lane")).toBeVisible();
    expect(screen.getByText("Photo: Mo Berg, All rights reserved")).toBeVisible();
    expect(screen.getByRole("link", { name: "Picture 2 of 2" })).toHaveAttribute("href", "#picture-2");
    const whole = within(strip).getByRole("link", { name: "View the whole picture" });
    expect(whole).toHaveAttribute("href", image);
    await act(() => user.click(whole));
    const dialog = await screen.findByRole("dialog", { name: "Picture" });
    // jsdom does not scroll elements.
    const [scrollTo, scrollBy] = [jest.fn(), jest.fn()];
    Object.assign(within(dialog).getByRole("img").closest("div")!, { scrollTo, scrollBy });
    const enlarge = within(dialog).getByRole("button", { name: "Enlarge the picture" });
    await user.pointer([{ target: enlarge, coords: { clientX: 30, clientY: 200 } }, { keys: "[MouseLeft]" }]);
    expect(scrollTo).toHaveBeenLastCalledWith(30, 200);
    const fit = within(dialog).getByRole("button", { name: "Fit the picture to the screen" });
    expect(fit).toBeVisible();
    await user.pointer([
      { keys: "[MouseLeft>]", target: fit, coords: { clientX: 50, clientY: 60 } },
      { target: fit, coords: { clientX: 20, clientY: 70 } },
      { keys: "[/MouseLeft]", target: fit },
    ]);
    expect(scrollBy).toHaveBeenLastCalledWith(30, -10);
    expect(fit).toHaveAccessibleName("Fit the picture to the screen");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await act(() => user.click(whole));
    await screen.findByRole("dialog", { name: "Picture" });
    await act(() => router.navigate(-1));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("marks no pieces in its pictures when it has no products, because no list names them", async () => {
    await page(row({ pieces: [piece("Cape", [], at(0.4, 0.25))] }));
    expect(await screen.findByRole("img", { name: "Zendria Vale in Look 1" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Shop Similar Items" })).toBeNull();
    expect(screen.queryByRole("list", { name: "Pieces in the picture" })).toBeNull();
  });

  it("links to the articles that mention it, before the other looks", async () => {
    const article = {
      __typename: "BlogPost",
      id: "post-1",
      slug: "navy",
      title: "Three Ways with Navy",
      excerpt: "",
      image: "",
      date: "2026-05-07",
      category: "Tailoring",
    };
    await page(row({ mentionedIn: [article] }));
    const section = await screen.findByRole("region", { name: "In the magazine" });
    expect(within(section).getByRole("link", { name: "Three Ways with Navy" })).toHaveAttribute("href", "/blog/navy");
    const titles = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.indexOf("In the magazine")).toBeLessThan(titles.indexOf("More from Zendria Vale"));
  });

  it("shows the whole look: breadcrumbs, the story in paragraphs, its facts, more looks", async () => {
    await page(row({ fullDescription: "First.\n\nSecond." }));
    expect(await screen.findByRole("heading", { level: 1, name: "Look 1" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Back to Zendria Vale" })).toHaveAttribute(
      "href",
      "/celebrity/zendria-vale",
    );
    expect(screen.getByText("First.").tagName).toBe("P");
    expect(screen.getByText("Second.").tagName).toBe("P");
    expect(screen.queryByText("Short words on look 1.")).toBeNull();
    expect(screen.getByRole("link", { name: "evening" })).toHaveAttribute("href", "/outfits?tag=evening");
    const details = screen.getByRole("region", { name: "Outfit Details" });
    expect(details).toHaveTextContent("May 7, 2026");
    expect(within(details).getByRole("link", { name: "Gala" })).toHaveAttribute("href", "/outfits?occasion=Gala");
    const more = screen.getByRole("region", { name: "More from Zendria Vale" });
    expect(within(more).getAllByRole("article")).toHaveLength(4);
    expect(within(more).queryByRole("link", { name: "Look 1" })).toBeNull();
  });

  it("begins with who wore it, where and when, each linked, and with its title", async () => {
    await page(row());
    const head = (await screen.findByRole("heading", { level: 1, name: "Look 1" })).parentElement!;
    expect(head).toHaveTextContent("Zendria Vale, Gala, May 7, 2026Look 1");
    const links = within(head).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/celebrity/zendria-vale",
      "/outfits?occasion=Gala",
    ]);
  });

  it.each([
    [{ celebrity: null, occasion: null, date: null }, "Look 1"],
    [{ occasion: null }, "Zendria Vale, May 7, 2026Look 1"],
    [{ event: lumen }, "Zendria Vale, Lumen Film Gala 2026, May 7, 2026Look 1"],
    [{ date: null }, "Zendria Vale, GalaLook 1"],
  ])("begins without what nobody knows: %j", async (unknown, text) => {
    await page(row(unknown));
    const title = await screen.findByRole("heading", { level: 1, name: "Look 1" });
    expect(title.parentElement?.textContent).toBe(text);
  });

  it("leads from its head, and from the bar of a phone, to the pieces and from the lowest price on", async () => {
    const products = [
      product(1),
      product(2, { price: "$49.90", priceAmount: 49.9 }),
      product(3, { priceAmount: 5, isAvailable: false }),
    ];
    const pieces = [piece("Cape", [products[0]!]), piece("Pumps", [products[1]!])];
    const { user } = await page(row({ products, pieces }));
    const names = within(await screen.findByRole("list", { name: "Pieces of the look" })).getAllByRole("link");
    expect(names.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["1 Cape", "#piece-cape"],
      ["2 Pumps", "#piece-pumps"],
    ]);
    const links = screen.getAllByRole("link", { name: "Shop this look from $49.90" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["#shop", "#shop"]);
    const bar = within(screen.getByRole("navigation", { name: "Shop this look" }));
    await user.click(bar.getByRole("link", { name: "Set a budget" }));
    await waitFor(() => expect(screen.getByLabelText("Your budget")).toHaveFocus());
    expect(screen.getByLabelText("Your budget")).toBeVisible();
  });

  it("names no figure without a price, and leads to no budget with one piece", async () => {
    const unpriced = product(1, { price: "", priceAmount: null, priceCurrency: null });
    await page(row({ products: [unpriced], pieces: [piece("Cape", [unpriced])] }));
    const bar = await screen.findByRole("navigation", { name: "Shop this look" });
    expect(
      within(bar)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual(["Shop this look"]);
    expect(screen.queryByText("The look for your budget")).toBeNull();
  });

  it("has no bar without products", async () => {
    await page(row());
    expect(await screen.findByRole("heading", { level: 1, name: "Look 1" })).toBeVisible();
    expect(screen.queryByRole("navigation", { name: "Shop this look" })).toBeNull();
    expect(screen.queryByRole("link", { name: /^Shop this look/ })).toBeNull();
  });

  it.each([
    [{ linkedProduct: {} }, "Buy Now: Crimson Platforms at Northloom, $240"],
    [{ linkedProduct: { isPriceCurrent: false, price: "" } }, "Buy Now: Crimson Platforms at Northloom"],
    [{ linkedProduct: { retailer: "" } }, "Buy Now: Crimson Platforms at northloom.example, $240"],
    [{ linkedProduct: { retailer: "" }, linkHost: null }, "Buy Now: Crimson Platforms, $240"],
    [{}, "Buy Now at northloom.example"],
    [{ linkHost: null }, "Buy Now"],
  ])(
    "says what one buys where, and for how much: %j",
    async ({ linkedProduct, ...more }: { linkedProduct?: object; linkHost?: null }, name) => {
      const linked = linkedProduct && { ...product(9, { title: "Crimson Platforms" }), ...linkedProduct };
      await page(row({ linkedProduct: linked ?? null, ...more }));
      const buy = await screen.findByRole("link", { name: /^Buy Now/ });
      expect(buy).toHaveAccessibleName(`${name} (opens in a new tab)`);
    },
  );

  it("falls back to the short description and omits unknown facts", async () => {
    await page(row({ occasion: null, date: null }));
    expect(await screen.findByText("Short words on look 1.")).toBeVisible();
    const details = screen.getByRole("region", { name: "Outfit Details" });
    expect(details).not.toHaveTextContent("Date");
    expect(details).not.toHaveTextContent("Occasion");
  });

  it("opens the retailer in a new tab, after the disclosure", async () => {
    const { user } = await page(row());
    const buy = await screen.findByRole("link", { name: /^Buy Now/ });
    expect(buy).toHaveAttribute("href", "/go/outfit-1?from=buy");
    expect(buy).toHaveAttribute("target", "_blank");
    const disclosure = screen.getByText(/Some links are affiliate links/);
    expect(disclosure.compareDocumentPosition(buy)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    buy.addEventListener("click", (event) => event.preventDefault());
    await user.click(buy);
    expect(await screen.findByText("Opening retailer website")).toBeVisible();
  });

  it("shows a note when there is no link to buy", async () => {
    const { user } = await page(row({ hasAffiliateLink: false }));
    await user.click(await screen.findByRole("button", { name: "Buy Now" }));
    expect(await screen.findByText("No purchase link available")).toBeVisible();
    expect(screen.getByText("This outfit doesn't have a direct purchase link")).toBeVisible();
  });

  it("draws the prices so far from three points on, with a sentence for those who do not see them", async () => {
    const priceHistory = ["2026-09-03 150", "2026-10-20 110", "2026-11-20 120"].map((text) => {
      const [day, amount] = text.split(" ");
      return { __typename: "PricePoint", day, amount: Number(amount) };
    });
    const short = priceHistory.slice(1);
    const withheld = { isPriceCurrent: false, price: "", priceAmount: null };
    const products = [
      product(1, { priceHistory }),
      product(2, { priceHistory: short }),
      product(3, { priceHistory, ...withheld }),
    ];
    await page(row({ products }));
    const shop = await screen.findByRole("region", { name: "Shop Similar Items" });
    const name = "Price since Sep 3, 2026: first $150, now $120, lowest $110, highest $150.";
    expect(within(shop).getByRole("img", { name })).toBeVisible();
    expect(within(shop).getAllByRole("img", { name: /^Price since/ })).toHaveLength(1);
  });

  it("lists similar items, with only numeric prices in the structured data", async () => {
    await page(row({ products: [product(1), product(2, { price: "ask", priceAmount: null })] }));
    const shop = await screen.findByRole("region", { name: "Shop Similar Items" });
    expect(within(shop).getAllByRole("article")).toHaveLength(2);
    const list = structured().find((data) => data["@type"] === "ItemList");
    const items = list?.itemListElement as { item: Record<string, unknown> }[];
    expect(items[0]?.item.offers).toMatchObject({ price: 240, priceCurrency: "USD" });
    expect(items[1]?.item).not.toHaveProperty("offers");
    expect(structured().some((data) => data["@type"] === "BreadcrumbList")).toBe(true);
  });

  it("describes the look to search engines: its picture with the credit, when it was worn, and by whom", async () => {
    await page(row({ image: "/art/outfit/1.svg", imageAlt: "A cape", imageCredit: "Ada Lane, CC BY 4.0" }));
    await screen.findByRole("heading", { level: 1, name: "Look 1" });
    const url = "https://wornby.example/outfit/look-1";
    expect(structured().find((data) => data["@type"] === "Article")).toMatchObject({
      headline: "Look 1 - Zendria Vale",
      url,
      mainEntityOfPage: url,
      datePublished: "2026-05-08T10:00:00.000Z",
      dateModified: "2026-05-09T10:00:00.000Z",
      contentReferenceTime: "2026-05-07",
      image: {
        "@type": "ImageObject",
        contentUrl: "https://wornby.example/art/outfit/1.jpg",
        width: 1200,
        height: 630,
        caption: "A cape",
        creditText: "Ada Lane, CC BY 4.0",
      },
      about: { "@type": "Person", name: "Zendria Vale", url: "https://wornby.example/celebrity/zendria-vale" },
      publisher: { "@type": "Organization", name: "WornBy" },
    });
  });

  it("lists products for search engines in the order of the page, each with the address of its piece", async () => {
    const [cape, boots, loose] = [product(1), product(2, { shownMatchKind: "EXACT" }), product(3)];
    const brand = { __typename: "Brand", slug: "northloom", name: "Northloom" };
    const similar = product(4);
    const pieces = [piece("Boots", [boots, similar], { brand }), piece("Cape", [cape])];
    await page(row({ products: [loose, cape, boots, similar], pieces }));
    await screen.findByRole("region", { name: "Shop Similar Items" });
    const list = structured().find((data) => data["@type"] === "ItemList");
    const items = list?.itemListElement as { item: { name: string; url: string; brand?: object } }[];
    expect(items.map(({ item }) => item.brand)).toEqual([
      { "@type": "Brand", name: "Northloom" },
      undefined,
      undefined,
      undefined,
    ]);
    expect(items.map(({ item: { name, url } }) => `${name} ${url}`)).toEqual([
      "Piece 2 https://wornby.example/outfit/look-1#piece-boots",
      "Piece 4 https://wornby.example/outfit/look-1#piece-boots",
      "Piece 1 https://wornby.example/outfit/look-1#piece-cape",
      "Piece 3 https://wornby.example/outfit/look-1#shop",
    ]);
  });

  it("gives search engines no ratings, which were given in other shops", async () => {
    await page(row({ products: [product(1, { rating: 4.4, reviewCount: 87 })] }));
    expect(await screen.findByText("Rated 4.4 out of 5, 87 reviews")).toBeInTheDocument();
    expect(JSON.stringify(structured())).not.toMatch(/rating/i);
  });

  it("includes the displayed price, its currency and the availability in the structured data", async () => {
    const expired = { price: "", priceAmount: null, isPriceCurrent: false };
    await page(
      row({
        products: [
          product(1, { price: "CA$90", priceAmount: 90, priceCurrency: "CAD" }),
          product(2, { isAvailable: false, replacement: null }),
          product(3, expired),
          product(4, { isPriceCurrent: false }),
        ],
      }),
    );
    await screen.findByRole("region", { name: "Shop Similar Items" });
    const list = structured().find((data) => data["@type"] === "ItemList");
    const items = list?.itemListElement as { item: { offers?: Record<string, unknown> } }[];
    expect(items.map(({ item }) => item.offers)).toEqual([
      {
        "@type": "Offer",
        price: 90,
        priceCurrency: "CAD",
        availability: "https://schema.org/InStock",
        seller: expect.any(Object),
      },
      {
        "@type": "Offer",
        price: 240,
        priceCurrency: "USD",
        availability: "https://schema.org/OutOfStock",
        seller: expect.any(Object),
      },
      undefined,
      undefined,
    ]);
  });

  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");

  it("has a head with derived texts, or with its own", async () => {
    await page(row());
    await screen.findByRole("heading", { level: 1, name: "Look 1" });
    expect(document.title).toBe("Look 1 - Zendria Vale | WornBy");
    expect(content("meta[name=description]")).toBe("Short words on look 1.");
    cleanup();
    await page(row({ seoTitle: "The gala look", seoDescription: "What she wore." }));
    await screen.findByRole("heading", { level: 1, name: "Look 1" });
    expect(document.title).toBe("The gala look");
    for (const name of ["meta[name=description]", "meta[property='og:description']"])
      expect(content(name)).toBe("What she wore.");
    expect(content("meta[property='og:title']")).toBe("The gala look");
  });

  it("copies the canonical URL when the browser cannot share", async () => {
    const { user } = await page(row());
    await user.click(await screen.findByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("https://wornby.example/outfit/look-1");
  });

  it("redirects an id or a previous slug to the canonical URL", async () => {
    const { router } = await page(row(), "0b5d2a38-7a5e-4b6e-9a53-2f0f6d1f7f10");
    await waitFor(() => expect(router.state.location.pathname).toBe("/outfit/look-1"));
  });

  it("shows not found for an unknown outfit", async () => {
    await page(null, "gone");
    expect(await screen.findByRole("heading", { level: 1, name: "Outfit not found" })).toBeVisible();
    expect(screen.getByText("The outfit you're looking for doesn't exist or has been removed.")).toBeVisible();
    expect(screen.getByRole("link", { name: "View all outfits" })).toHaveAttribute("href", "/outfits");
  });

  it("shows not found for a URL without a slug", async () => {
    await page(null, "");
    expect(await screen.findByText("Outfit ID or slug not found")).toBeVisible();
  });
});
