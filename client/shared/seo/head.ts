/** "Page | Site". The title of the home page, which begins with the site's name, contains it only once. */
export function pageTitle(title: string, siteName: string): string {
  return title.startsWith(siteName) || siteName === "" ? title : `${title} | ${siteName}`;
}

export function absoluteUrl(origin: string, path: string): string {
  return /^https?:\/\//i.test(path) ? path : `${origin}${path}`;
}

const longest = 160;

/** Cuts descriptions of more than 160 characters to 157 and three dots. */
export function metaDescription(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return flat.length > longest ? `${flat.slice(0, longest - 3)}...` : flat;
}

/** Serializes JSON for a script element: escaped, so that no text can close the element or open a comment. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

const preview = /^\/(?:art|pictures)\/.+\.jpg$/;

/** The size of a preview image of the site's own; of other sites' pictures nothing is known. */
export const previewSize = (image: string): { width: number; height: number } | null =>
  preview.test(image) ? { width: 1200, height: 630 } : null;

const withPreview = /^(\/(?:art\/.+(?=\.svg$)|pictures\/.+(?=\.webp$)))\.\w+$/;

/**
 * Preview images for Seo. Social networks do not show SVG and crop other images unpredictably, so each generated or
 * stored image has a `.jpg` of 1200 x 630.
 */
export const previewImages = (...images: readonly (string | null | undefined)[]): string[] =>
  images.flatMap((image) => (image ? [image.replace(withPreview, "$1.jpg")] : []));
