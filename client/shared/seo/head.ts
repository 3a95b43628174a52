/** "Page | Site"; the home page, whose title is or begins with the site's name, says it once. */
export function pageTitle(title: string, siteName: string): string {
  return title.startsWith(siteName) || siteName === "" ? title : `${title} | ${siteName}`;
}

export function absoluteUrl(origin: string, path: string): string {
  return /^https?:\/\//i.test(path) ? path : `${origin}${path}`;
}

const longest = 160;

/** The rule for descriptions: over 160 characters it is cut to 157 and three dots. */
export function metaDescription(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length > longest ? `${flat.slice(0, longest - 3)}...` : flat;
}

/** JSON that may stand inside a script element: no text in it can close the element or open a comment. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

const withPreview = /^(\/(?:art\/.+(?=\.svg$)|pictures\/.+(?=\.webp$)))\.\w+$/;

/**
 * Preview pictures for Seo: networks cannot show a drawing and cut others as they like, so a `.jpg` of 1200 x 630 stands
 * beside each picture that the site drew or stored.
 */
export const previewImages = (...images: readonly (string | null | undefined)[]): string[] =>
  images.flatMap((image) => (image ? [image.replace(withPreview, "$1.jpg")] : []));
