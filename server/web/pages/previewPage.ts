import type { FastifyRequest } from "fastify";
import { previewParameter } from "../../../site/addresses";
import type { DataSource, EntityManager } from "typeorm";
import { openPreview } from "../../features/newsroom/publishing/previews/openPreview.service";
import { findByToken } from "../../features/newsroom/publishing/previews/previewLinks.service";
import type { Refusal } from "../refusal";
import type { RenderedPage } from "./pageRenderer";

/** Returns the token of a preview's address; null for every other address. */
export function getPreviewToken(url: string): string | null {
  const mark = url.indexOf("?");
  return mark < 0 ? null : new URLSearchParams(url.slice(mark + 1)).get(previewParameter);
}

/** How many previews are rendered at a time. */
export const maxPreviews = 2;

/** Nobody stores, lists or passes on a preview. */
export const previewHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

export const tooManyPreviews: Refusal = {
  status: 429,
  code: "TOO_MANY_REQUESTS",
  message: "Two previews are being shown already.",
  headers: { ...previewHeaders, "retry-after": "1" },
};

/** Renders a page from what a manager reads. */
type Render = (db: EntityManager) => Promise<RenderedPage>;

/**
 * Renders the page of a preview link; null when the link has ended, or belongs to another page.
 * @param render renders the requested address.
 */
export async function renderPreview(
  dataSource: DataSource,
  { url }: Pick<FastifyRequest, "url">,
  token: string,
  render: Render,
): Promise<RenderedPage | null> {
  const link = await findByToken(dataSource.manager, token);
  if (!link) return null;
  const asked = url.slice(0, url.indexOf("?"));
  return openPreview(dataSource, link, async (db, path) => (path === asked ? render(db) : null));
}
