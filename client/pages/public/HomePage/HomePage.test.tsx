import { screen, waitFor, within } from "@testing-library/react";
import { outfitRow } from "../../../features/content/outfit/testData";
import { HomePageDocument } from "../../../graphql/generated/operations";
import { mockCategory } from "../../../testing/mockCategory";
import { renderApp } from "../../../testing/renderApp";
import { HomePage } from "./HomePage";

const none = (typename: string) => ({ __typename: typename, nodes: [] });

const specOrder = ["LOOKS", "CATEGORIES", "PRODUCTS", "SPOTLIGHT", "TESTIMONIALS", "BLOG", "SOCIAL", "NEWSLETTER"];

const emptySite = {
  __typename: "Query",
  settings: { __typename: "Settings", homeSections: specOrder },
  homeLook: null,
  outfits: none("OutfitConnection"),
  categories: [],
  affiliateProducts: none("AffiliateProductConnection"),
  celebrities: none("CelebrityConnection"),
  featured: none("CelebrityConnection"),
  testimonials: [],
  blogPosts: none("BlogPostConnection"),
  socialPosts: [],
  siteFaq: [],
};

const filledSite = {
  ...emptySite,
  categories: [mockCategory("shoes"), mockCategory("eyewear", { isBuiltIn: false })],
  testimonials: [{ __typename: "Testimonial", id: "1", name: "Imke", role: "Reader", avatar: "", quote: "Just so." }],
  blogPosts: {
    __typename: "BlogPostConnection",
    nodes: [
      {
        __typename: "BlogPost",
        id: "7",
        slug: "useless-clutch",
        title: "In Praise of the Clutch",
        excerpt: "Four things.",
        image: "",
        date: "2026-11-06",
        category: "Handbags",
      },
    ],
  },
  siteFaq: [{ __typename: "Question", question: "What is it?", answer: "A magazine." }],
};

const open = (data: object) =>
  renderApp(
    [
      { path: "/", Component: HomePage },
      { path: "*", element: null },
    ],
    { mocks: [{ request: { query: HomePageDocument, variables: { featured: 6 } }, result: { data } }] },
  );

const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("HomePage", () => {
  it("has no form before its data comes: another takes its place then, and what was typed would be lost", async () => {
    open(emptySite);
    expect(screen.getByText("Loading...")).toBeInTheDocument();
    expect(screen.queryByRole("textbox", { name: "Email address" })).toBeNull();
    expect(await screen.findByRole("textbox", { name: "Email address" })).toBeVisible();
  });

  it("omits the sections without rows", async () => {
    open(emptySite);
    await screen.findByRole("heading", { level: 1 });
    await screen.findByRole("heading", { name: "Join the Fashion Circle" });
    await waitFor(() => expect(titles()).toEqual(["Join the Fashion Circle"]));
  });

  it("shows the others in their order", async () => {
    open(filledSite);
    await screen.findByRole("heading", { name: "Fashion Blog" });
    expect(titles()).toEqual([
      "Explore by Category",
      "What Our Users Say",
      "Fashion Blog",
      "Join the Fashion Circle",
      "Frequently Asked Questions",
    ]);
    expect(screen.getByRole("link", { name: "In Praise of the Clutch" })).toHaveAttribute(
      "href",
      "/blog/useless-clutch",
    );
    expect(screen.getByRole("link", { name: "Shoes" })).toHaveAttribute("href", "/category/shoes");
    expect(screen.queryByRole("link", { name: "Eyewear" })).toBeNull();
    expect(screen.getByRole("link", { name: "Explore Celebrity Looks" })).toHaveAttribute("href", "/celebrities");
    expect(document.querySelector("script[type='application/ld+json']")?.textContent).toContain("SearchAction");
  });

  it("shows the sections in the editors' order", async () => {
    const homeSections = [
      "NEWSLETTER",
      "BLOG",
      "CATEGORIES",
      "TESTIMONIALS",
      "LOOKS",
      "PRODUCTS",
      "SPOTLIGHT",
      "SOCIAL",
    ];
    open({ ...filledSite, settings: { __typename: "Settings", homeSections } });
    await screen.findByRole("heading", { name: "Fashion Blog" });
    expect(titles()).toEqual([
      "Join the Fashion Circle",
      "Fashion Blog",
      "Explore by Category",
      "What Our Users Say",
      "Frequently Asked Questions",
    ]);
  });

  const leadProduct = {
    __typename: "AffiliateProduct",
    id: "9",
    title: "Gold Cuff",
    image: "",
    retailer: "Northloom",
    price: "$48.00",
    originalPrice: "",
    isOnSale: false,
    isAvailable: true,
    isPriceCurrent: true,
    priceDroppedFrom: null,
    priceCurrency: "USD",
    condition: "NEW" as const,
    priceAsOf: "2026-11-20T10:00:00.000Z",
    priceSource: null,
    rating: null,
    reviewCount: null,
    hasAffiliateLink: true,
    directLink: null,
    replacement: null,
  };
  const homeLook = {
    ...outfitRow(1),
    title: "Leopard Overcoat",
    date: "2025-02-02",
    occasion: "Gala",
    celebrity: { __typename: "Celebrity", id: "2", slug: "odessa", name: "Odessa Quillon" },
    leadProduct,
  };

  it("begins with today's look, who wore it, and a piece with its exact price, shop and link", async () => {
    open({ ...emptySite, homeLook });
    await screen.findByRole("heading", { name: "Today’s Look" });
    expect(screen.getByRole("link", { name: "Leopard Overcoat" })).toHaveAttribute("href", "/outfit/look-1");
    expect(screen.getByRole("link", { name: "Odessa Quillon" })).toHaveAttribute("href", "/celebrity/odessa");
    expect(screen.getByText("Gala", { exact: false })).toHaveTextContent("Gala, Feb 2, 2025");
    expect(screen.getByText("Northloom")).toBeVisible();
    expect(screen.getByText("$48.00")).toBeVisible();
    expect(screen.getByRole("link", { name: /^Shop Now Gold Cuff/ })).toHaveAttribute("href", "/go/9?from=card");
  });

  it("says what affiliate links are above the first of them, once", async () => {
    const products = { __typename: "AffiliateProductConnection", nodes: [{ ...leadProduct, id: "10" }] };
    const disclosure = "We may earn a commission.";
    const show = (data: object) =>
      renderApp([{ path: "*", Component: HomePage }], {
        site: { disclosure },
        mocks: [{ request: { query: HomePageDocument, variables: { featured: 6 } }, result: { data } }],
      });
    const { unmount } = show({ ...emptySite, homeLook, affiliateProducts: products });
    const note = await screen.findByText(disclosure, { exact: false });
    const isBefore = (link: HTMLElement) => note.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(screen.getAllByRole("link", { name: /^Shop Now/ }).every((link) => isBefore(link) !== 0)).toBe(true);
    unmount();
    show({ ...emptySite, affiliateProducts: products });
    expect(await screen.findAllByText(disclosure, { exact: false })).toHaveLength(1);
  });

  it("shows as many celebrities as the settings say, the first one large", async () => {
    const person = (name: string) => ({
      __typename: "Celebrity",
      id: name,
      slug: name.toLowerCase(),
      name,
      image: "",
      category: "Actor",
      bio: "",
      products: none("AffiliateProductConnection"),
    });
    const connection = (...names: string[]) => ({ __typename: "CelebrityConnection", nodes: names.map(person) });
    const data = { ...emptySite, celebrities: connection("Ada"), featured: connection("Ada", "Bea", "Cleo") };
    renderApp([{ path: "*", Component: HomePage }], {
      site: { featuredCelebrities: 3 },
      mocks: [{ request: { query: HomePageDocument, variables: { featured: 3 } }, result: { data } }],
    });
    const others = within(await screen.findByRole("list", { name: "More featured celebrities" }));
    expect(others.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/celebrity/bea",
      "/celebrity/cleo",
    ]);
    expect(screen.getByRole("heading", { name: "Ada" })).toBeVisible();
  });

  it("links the search to the celebrities", async () => {
    const { user, router } = open(emptySite);
    await user.type(await screen.findByRole("searchbox", { name: "Search celebrities" }), " ada {Enter}");
    expect(router.state.location.pathname + router.state.location.search).toBe("/celebrities?search=ada");
  });
});
