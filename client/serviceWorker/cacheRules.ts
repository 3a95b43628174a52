import { adminFolder, beaconPath, graphqlPath, paths, previewParameter } from "../../site/addresses";
import { outboundFolder } from "../../site/outbound";
import { apiFolder } from "../../site/apiPaths";

/**
 * The caches by their content. `saved` holds the pages and pictures of saved looks, which no limit evicts; `favorites` the
 * rows of favorites and follows.
 */
export const cacheNames = {
  offline: "offline",
  pages: "pages",
  saved: "saved",
  favorites: "favorites",
  assets: "assets",
  pictures: "pictures",
};

const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether the worker answers a navigation to this URL: not for editors, previews, redirects to retailers or data. */
export const isVisitorsPage = ({ pathname, searchParams }: URL): boolean =>
  !isBelow(pathname, adminFolder) &&
  !searchParams.has(previewParameter) &&
  ![apiFolder, outboundFolder].some((folder) => pathname.startsWith(folder)) &&
  ![graphqlPath, beaconPath].includes(pathname);

/** Whether the page at this URL may be cached. The pages of the newsletter say who subscribes. */
export const isCacheablePage = (url: URL): boolean =>
  isVisitorsPage(url) && !isBelow(url.pathname, paths.newsletter.pattern);

/** Whether the response is a complete public page. Browsers refuse a followed redirect as the answer to a navigation. */
export const isCacheableResponse = ({ status, redirected, headers }: Response): boolean =>
  status === 200 &&
  !redirected &&
  (headers.get("content-type") ?? "").startsWith("text/html") &&
  !/\bno-store\b/.test(headers.get("cache-control") ?? "");

/** The scripts and fonts that a page names, once each. */
export const listAssets = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(/(?:href|src)="(\/assets\/[\w.~-]+)"/g), ([, path]) => path ?? "")),
];

/** Whether the path is an image that the site stores or generates. */
export const isPicture = (path: string): boolean => /^\/(?:art|pictures)\//.test(path);

/** The part of an image's path that all its widths and formats share (client/shared/ui/picture/pictureSources.ts). */
export const pictureStem = (path: string): string => /^\/pictures\/[\da-f]{32}-\d{1,4}x\d{1,4}/.exec(path)?.[0] ?? path;

const savedWidth = 960;

/** The file to save of a look's image: wide enough for a phone. Null for an image of another site. */
export function pickSavedPicture(image: string): string | null {
  if (!isPicture(image)) return null;
  const [, stem, width] = /^(\/pictures\/[\da-f]{32}-(\d{1,4})x\d{1,4})\.webp$/.exec(image) ?? [];
  return stem !== undefined && Number(width) > savedWidth ? `${stem}-${savedWidth}.webp` : image;
}
