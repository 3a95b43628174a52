import { renderPart } from "../../testing/renderApp";
import { metaDescription, pageTitle, previewImages, scriptSafeJson } from "./head";
import { FeedLink } from "./FeedLink";
import { JsonLd } from "./JsonLd";
import { PageOutcomeContext } from "./PageStatus";
import { Seo } from "./Seo";

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");

describe("Seo", () => {
  it("renders title, canonical URL, preview and at most ten keywords", () => {
    const keywords = Array.from({ length: 12 }, (_, index) => `k${index}`);
    renderPart(<Seo title="Ada" description="Looks" path="/celebrity/ada" images={["/a.jpg"]} keywords={keywords} />, {
      site: { origin: "https://example.com", name: "WornBy" },
    });
    expect(document.title).toBe("Ada | WornBy");
    expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute(
      "href",
      "https://example.com/celebrity/ada",
    );
    expect(content("meta[property='og:image']")).toBe("https://example.com/a.jpg");
    expect(content("meta[name=robots]")).toBe("index, follow, max-image-preview:large");
    expect(content("meta[name=keywords]")?.split(", ")).toHaveLength(10);
  });

  it("gives preview images their alternative text, and the site's own their size", () => {
    renderPart(<Seo title="Cape" images={["/art/look/1.jpg", "https://shop.example/a.jpg"]} imageAlt="A red cape" />);
    const tags = [...document.head.querySelectorAll("meta[property^='og:image']")];
    expect(tags.map((tag) => `${tag.getAttribute("property")} ${tag.getAttribute("content")}`)).toEqual([
      "og:image /art/look/1.jpg",
      "og:image:width 1200",
      "og:image:height 630",
      "og:image:alt A red cape",
      "og:image https://shop.example/a.jpg",
      "og:image:alt A red cape",
    ]);
  });

  it("marks a page as noindex without a canonical URL", () => {
    renderPart(<Seo title="Page not found" path="/x" noindex />);
    expect(content("meta[name=robots]")).toBe("noindex, nofollow");
    expect(document.head.querySelector("link[rel=canonical]")).toBeNull();
  });

  it("marks a preview as noindex, on the server and after it in the browser", () => {
    const { unmount } = renderPart(
      <PageOutcomeContext value={{ status: 200, isPreview: true }}>
        <Seo title="Cape" path="/outfit/cape" />
      </PageOutcomeContext>,
    );
    expect(content("meta[name=robots]")).toBe("noindex, nofollow");
    unmount();
    window.history.replaceState(null, "", "/outfit/cape?preview=token");
    renderPart(<Seo title="Cape" path="/outfit/cape" />);
    window.history.replaceState(null, "", "/");
    expect(content("meta[name=robots]")).toBe("noindex, nofollow");
    expect(document.head.querySelector("link[rel=canonical]")).toBeNull();
  });

  it("refers to the whole list when the address selects nothing from it", () => {
    renderPart(<Seo title="Outfits" path="/outfits?occasion=spam" wholeList="/outfits" />, {
      site: { origin: "https://example.com" },
    });
    expect(content("meta[name=robots]")).toBe("noindex, nofollow");
    expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute("href", "https://example.com/outfits");
  });

  it("falls back to the site's name and tagline, its picture, and to index, follow", () => {
    renderPart(<Seo title="" />, { site: { name: "WornBy", tagline: "Who wore that" } });
    expect(document.title).toBe("WornBy");
    expect(content("meta[name=description]")).toBe("Who wore that");
    expect(content("meta[property='og:image']")).toBe("/art/site/hero.jpg");
    expect(content("meta[name=robots]")).toBe("index, follow, max-image-preview:large");
  });

  it("cuts descriptions over 160 characters to 157 and three dots", () => {
    expect(metaDescription("a".repeat(160))).toHaveLength(160);
    expect(metaDescription("a".repeat(161))).toBe(`${"a".repeat(157)}...`);
  });

  it("links the page's feed", () => {
    renderPart(<FeedLink title="Fashion Blog" path="/blog/feed.xml" />);
    const link = document.head.querySelector("link[rel=alternate][type='application/rss+xml']");
    expect(link).toHaveAttribute("href", "/blog/feed.xml");
    const json = document.head.querySelector("link[rel=alternate][type='application/feed+json']");
    expect(json).toHaveAttribute("href", "/blog/feed.json");
  });

  it("offers JPEG previews of the site's own images", () => {
    const shop = "https://shop.example/art/a.svg";
    expect(previewImages("/art/post/1.svg", "/pictures/ab-9x9.webp", shop, "/art/site/hero.jpg", "", null)).toEqual([
      "/art/post/1.jpg",
      "/pictures/ab-9x9.jpg",
      shop,
      "/art/site/hero.jpg",
    ]);
  });

  it("contains the site's name once", () => expect(pageTitle("WornBy", "WornBy")).toBe("WornBy"));
});

describe("JsonLd", () => {
  it("escapes text that would close its element", () => {
    const hostile = { "@context": "https://schema.org" as const, name: "</script><script>alert(1)</script><!--" };
    const { container } = renderPart(<JsonLd data={hostile} />);
    const script = container.querySelector("script");
    expect(script?.innerHTML).not.toContain("<");
    expect(JSON.parse(script?.textContent ?? "")).toEqual(hostile);
    expect(scriptSafeJson("\u2028")).toBe('"\\u2028"');
  });
});
