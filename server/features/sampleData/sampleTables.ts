import type { KeptSampleRows, SampleCounts } from "./sampleCounts";

export interface SampleTable {
  table: string;
  /** The table has versions: a row above version 1 was edited. */
  versioned?: true;
}

/** Tables of sample rows, in the order in which they can be deleted. */
export const sampleTables: Record<keyof SampleCounts, SampleTable> = {
  affiliateProducts: { table: "affiliate_products", versioned: true },
  outfits: { table: "outfits", versioned: true },
  celebrities: { table: "celebrities", versioned: true },
  categoryItems: { table: "category_items", versioned: true },
  blogPosts: { table: "blog_posts", versioned: true },
  terms: { table: "terms", versioned: true },
  subscribers: { table: "newsletter_subscribers" },
  testimonials: { table: "testimonials" },
  socialPosts: { table: "social_posts" },
  pageViews: { table: "page_views" },
  linkClicks: { table: "link_clicks" },
  conversions: { table: "conversions" },
};

/**
 * Common table expressions with the rows that remain when the sample data is removed: editors' rows, including the
 * trash, and what they depend on. Joins instead of conditions per row, because new tables have no statistics yet.
 */
export const includeRequired = `
  WITH needed_outfits AS (SELECT DISTINCT outfit_id AS id FROM affiliate_products WHERE NOT sample),
  staying_outfits AS (
    SELECT outfit.id, outfit.celebrity_id, outfit.occasion
    FROM outfits outfit LEFT JOIN needed_outfits needed ON needed.id = outfit.id
    WHERE NOT outfit.sample OR needed.id IS NOT NULL
  ),
  needed_celebrities AS (SELECT DISTINCT celebrity_id AS id FROM staying_outfits),
  staying_celebrities AS (
    SELECT celebrity.category, celebrity.style_type
    FROM celebrities celebrity LEFT JOIN needed_celebrities needed ON needed.id = celebrity.id
    WHERE NOT celebrity.sample OR needed.id IS NOT NULL
  ),
  used_terms (type, name) AS (
    SELECT 'category', category FROM staying_celebrities
    UNION SELECT 'styleType', style_type FROM staying_celebrities
    UNION SELECT 'occasion', occasion FROM staying_outfits
    UNION SELECT 'blogCategory', category FROM blog_posts WHERE NOT sample
    UNION SELECT 'tag', tag.tag_name FROM outfit_tags tag JOIN staying_outfits outfit ON outfit.id = tag.outfit_id
  ),
  needed_terms AS (SELECT term.id FROM terms term JOIN used_terms USING (type, name))`;

/** Selects the required ids of each type. */
export const listRequiredIds: Record<keyof KeptSampleRows, string> = {
  outfits: "needed_outfits",
  celebrities: "needed_celebrities",
  terms: "needed_terms",
};
