export interface SitePage {
  path: string;
  heading: string | RegExp;
  /** 200 unless given. */
  status?: number;
}

/** One page of each kind; every public route is included. */
export const sitePages: readonly SitePage[] = [
  { path: "/", heading: /./ },
  { path: "/celebrities", heading: "Celebrities" },
  { path: "/celebrities?search=nobody", heading: "Celebrities" },
  { path: "/celebrity/wren-halloway", heading: "Wren Halloway" },
  { path: "/outfits", heading: "Celebrity Outfits" },
  { path: "/outfits?dialog=style-match", heading: "Celebrity Outfits" },
  { path: "/outfit/beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport", heading: /Quilted Teal Puffer/ },
  { path: "/blog", heading: "Fashion Blog" },
  { path: "/blog/a-field-guide-to-loafers", heading: "A Field Guide to Loafers" },
  { path: "/blog/topics", heading: "Topics" },
  { path: "/blog/topic/vintage", heading: /Vintage/ },
  { path: "/categories", heading: /Categories/ },
  { path: "/categories/dresses", heading: /Dresses/ },
  { path: "/category/dresses", heading: "Celebrity Dresses" },
  { path: "/category/dresses?search=nothing", heading: "Celebrity Dresses" },
  { path: "/shop", heading: /Shop/ },
  { path: "/favorites", heading: /Favorites/ },
  { path: "/favorites?looks=1", heading: "Shared favorites" },
  { path: "/following", heading: "Following" },
  { path: "/newsletter", heading: /Newsletter/ },
  { path: "/search?q=zendya", heading: /zendya/ },
  { path: "/search?q=black+dress+under+900", heading: /black dress under 900/ },
  { path: "/privacy-policy", heading: /Privacy Policy/ },
  { path: "/terms-of-service", heading: /Terms of Service/ },
  { path: "/affiliate-disclosure", heading: /Affiliate Disclosure/ },
  { path: "/celebrity/nobody", heading: "Celebrity not found", status: 404 },
  { path: "/outfit/nothing", heading: "Outfit not found", status: 404 },
  { path: "/blog/nothing", heading: "Blog post not found", status: 404 },
  { path: "/blog/topic/no-such-topic", heading: /./, status: 404 },
  { path: "/category/hats", heading: "Oops! Page not found", status: 404 },
  { path: "/no/such/page", heading: "Oops! Page not found", status: 404 },
];
