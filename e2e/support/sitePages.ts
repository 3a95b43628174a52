export interface SitePage {
  path: string;
  heading: string | RegExp;
  /** 200 unless given. */
  status?: number;
  /** Search engines must not list it, as they must not list a page with another status than 200. */
  isHidden?: boolean;
  /** Its canonical address has the query, because a filter with one value is a page of its own. */
  keepsQuery?: boolean;
  /** Headings of sections that must be on the page, in this order. */
  sections?: readonly string[];
  /** Types of its structured data. */
  types?: readonly string[];
}

const homeSections = [
  "This Week's Star Styles",
  "Explore by Category",
  "Shop the Celeb Look",
  "Celebrity Spotlight",
  "What Our Users Say",
  "Fashion Blog",
  "Our Social Feed",
  "Join the Fashion Circle",
];
const outfitsSections = ["Look of the Day", "Seasonal Trends", "Style Match", "Shopping Guides", "All Outfits"];

/** One page of each kind; every public route is included. */
export const sitePages: readonly SitePage[] = [
  { path: "/", heading: /./, sections: homeSections, types: ["WebSite", "FAQPage"] },
  {
    path: "/celebrities",
    heading: "Celebrities",
    sections: ["Celebrity of the Month", "All Profiles", "Discover New Style Icons"],
    types: ["ItemList"],
  },
  { path: "/celebrities?search=nobody", heading: "Celebrities", isHidden: true },
  {
    path: "/celebrity/zendria-vale",
    heading: "Zendria Vale",
    sections: ["Latest Look", "All Outfits", "About Zendria Vale", "You May Also Like"],
    types: ["Person", "BreadcrumbList"],
  },
  { path: "/outfits", heading: "Celebrity Outfits", sections: outfitsSections, types: ["ItemList"] },
  { path: "/outfits?search=navy&occasion=Airport", heading: /./, isHidden: true },
  { path: "/outfits?dialog=style-match", heading: "Celebrity Outfits" },
  {
    path: "/outfit/beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport",
    heading: /Quilted Teal Puffer/,
    sections: ["Shop Similar Items", "Outfit Details"],
    types: ["BreadcrumbList"],
  },
  { path: "/garment/gold-cuff", heading: "Gold cuff" },
  { path: "/blog", heading: "Fashion Blog", sections: ["Latest Articles", "Popular Topics"], types: ["Blog"] },
  {
    path: "/blog/a-field-guide-to-loafers",
    heading: "A Field Guide to Loafers",
    sections: ["Related Topics", "Comments", "Related Articles"],
    types: ["Article"],
  },
  { path: "/blog/topics", heading: "Topics" },
  { path: "/blog/topic/vintage", heading: /Vintage/ },
  { path: "/categories", heading: /Categories/ },
  { path: "/categories/dresses", heading: /Dresses/ },
  {
    path: "/category/dresses",
    heading: "Celebrity Dresses",
    sections: ["Related Categories", "Frequently Asked Questions", "Get Celebrity Style Updates"],
    types: ["FAQPage"],
  },
  { path: "/category/dresses?search=nothing", heading: "Celebrity Dresses", isHidden: true },
  { path: "/shop", heading: /Shop/ },
  { path: "/shop?garment=boots", heading: "Boots", keepsQuery: true },
  { path: "/shop?garment=boots&color=black", heading: "Black Boots", isHidden: true },
  { path: "/favorites", heading: /Favorites/, isHidden: true },
  { path: "/favorites?looks=1", heading: "Shared favorites", isHidden: true },
  { path: "/following", heading: "Following", isHidden: true },
  { path: "/newsletter", heading: /Newsletter/, isHidden: true },
  { path: "/search?q=zendira", heading: /zendira/, isHidden: true },
  { path: "/search?q=black+dress+under+900", heading: /black dress under 900/, isHidden: true },
  { path: "/privacy-policy", heading: /Privacy Policy/ },
  { path: "/terms-of-service", heading: /Terms of Service/ },
  { path: "/affiliate-disclosure", heading: /Affiliate Disclosure/ },
  { path: "/ask", heading: "What is she wearing?" },
  { path: "/developers", heading: "Developers" },
  { path: "/celebrity/nobody", heading: "Celebrity not found", status: 404 },
  { path: "/outfit", heading: "Outfit ID or slug not found", status: 404 },
  { path: "/outfit/nothing", heading: "Outfit not found", status: 404 },
  { path: "/blog/nothing", heading: "Blog post not found", status: 404 },
  { path: "/blog/topic/no-such-topic", heading: /./, status: 404 },
  { path: "/category/hats", heading: "Oops! Page not found", status: 404 },
  { path: "/no/such/page", heading: "Oops! Page not found", status: 404 },
];
