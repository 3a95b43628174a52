import { defaultSite } from "../../../shared/site/SiteContext";
import { articleData, getAuthor, blogData, getKeywords } from "./blogStructuredData";

const site = { ...defaultSite, origin: "https://worn.example" };

const article = {
  slug: "loafers",
  title: "Loafers",
  date: "2025-08-02",
  updatedAt: "2025-08-03T00:00:00.000Z",
  image: "",
  author: "",
  authorProfile: null,
  metaDescription: "",
  category: "",
};

describe("blogStructuredData", () => {
  it("uses the site's team without an author", () => {
    expect(getAuthor({ author: "" }, site)).toBe("WornBy Team");
    expect(getAuthor({ author: "Ada Roe" }, site)).toBe("Ada Roe");
    expect(articleData(article, [], site).author).toEqual({ "@type": "Organization", name: "WornBy Team" });
  });

  it("links a person to the author's page", () => {
    const by = { ...article, author: "Ada Roe", authorProfile: { slug: "ada-roe" } };
    const url = "https://worn.example/author/ada-roe";
    expect(articleData(by, [], site).author).toEqual({ "@type": "Person", name: "Ada Roe", url });
  });

  it("contains at most ten keywords, none blank", () => {
    expect(getKeywords(" suede, ,loafers,")).toEqual(["suede", "loafers"]);
    expect(getKeywords("a,b,c,d,e,f,g,h,i,j,k,l")).toHaveLength(10);
  });

  it("omits missing data", () => {
    const data = articleData(article, [], site);
    for (const name of ["description", "image", "articleSection", "keywords"]) expect(data).not.toHaveProperty(name);
    expect(data.mainEntityOfPage).toBe("https://worn.example/blog/loafers");
  });

  it("lists the given posts", () => {
    expect(blogData([article, article], site).blogPost).toHaveLength(2);
  });
});
