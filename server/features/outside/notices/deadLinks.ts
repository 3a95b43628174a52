import type { EntityManager } from "typeorm";
import { adminPaths } from "../../../../site/addresses";
import { contentKinds, ownLinkTypes } from "../../../core/kinds/contentKind";
import { isShown } from "../../../core/kinds/visibility";
import { linkKey } from "../../../core/links/linkKey";
import { isOrder } from "../../../core/money/saleRules";
import { deadStates, failuresUntilReplaced } from "../../shops/links/linkCheck.entity";
import { countText, type FoundNotice } from "./notice.types";

/** SQL: the public rows with a dead link as their only one. */
const ownLinks = ownLinkTypes.map((type) => {
  const { table, link } = contentKinds[type];
  return `SELECT dead.id, '${link.target}' AS target_type, owner.id AS target_id, '' AS link_key, owner.title
    FROM dead JOIN ${table} owner ON md5(owner.affiliate_link) = md5(dead.address) AND owner.affiliate_link = dead.address
      AND owner.affiliate_link <> '' AND ${isShown(table, "owner", "visitor")}`;
});

/** SQL: the public articles with a dead link in their text. */
const articleLinks = `SELECT dead.id, 'blogPost', article.id, dead.link_key, article.title
  FROM dead JOIN article_links ON link_keys(article_links.links) && ARRAY[dead.link_key] AND article_links.links ->> dead.link_key = dead.address
  JOIN blog_posts article ON article.id = article_links.post_id AND ${isShown("blog_posts", "article", "visitor")}`;

/** An article's report names the article alone; the click tells which of its links led to the sale. */
const earningLinks = `
  WITH dead AS MATERIALIZED (
    SELECT link.id, link.address, given.link_key FROM link_checks link JOIN unnest($1::uuid[], $2::text[]) AS given (id, link_key) USING (id)
  ), used AS MATERIALIZED (${[...ownLinks, articleLinks].join(" UNION ALL ")}
  ), earned AS MATERIALIZED (
    SELECT used.*, (
      SELECT COALESCE(sum(day.clicks), 0) FROM click_days day
      WHERE day.target_type = used.target_type AND day.target_id = used.target_id AND day.link_key = used.link_key
        AND day.day > (now() AT TIME ZONE 'UTC')::date - 30
    ) AS clicks, (
      SELECT count(DISTINCT (sale.program, sale.advertiser, sale.transaction_id)) FROM conversions sale
      WHERE sale.subject_type = used.target_type AND sale.subject_id = used.target_id
        AND sale.occurred_at >= now() - interval '90 days' AND ${isOrder("sale.")}
        AND (used.link_key = '' OR EXISTS (SELECT FROM click_origins origin
          WHERE origin.click_id = sale.click_id AND origin.link_key = used.link_key))
    ) AS sales
    FROM used
  )
  SELECT id, address, min(title) AS title, count(*)::int AS uses, sum(clicks)::int AS clicks, sum(sales)::int AS sales
  FROM earned JOIN dead USING (id)
  GROUP BY id, address HAVING sum(clicks) + sum(sales) > 0 ORDER BY sales DESC, clicks DESC, title, id`;

interface EarningLink {
  id: string;
  address: string;
  title: string;
  /** Number of public rows with the link. */
  uses: number;
  clicks: number;
  sales: number;
}

function describe({ title, uses, clicks, sales }: EarningLink): string {
  const others = uses > 1 ? ` and ${countText(uses - 1, "other")}` : "";
  const earned = [
    ...(sales > 0 ? [`${countText(sales, "sale")} in the last 90 days`] : []),
    ...(clicks > 0 ? [`${countText(clicks, "click")} in the last 30 days`] : []),
  ];
  return `The link of “${title}”${others} is dead. It had ${earned.join(" and ")}.`;
}

/** Finds the dead links of public rows that had clicks or sales, the one with the most sales first. */
export async function findDeadLinks(db: EntityManager): Promise<FoundNotice[]> {
  const dead: { id: string; address: string }[] = await db.query(
    "SELECT id, address FROM link_checks WHERE state = ANY($1) AND failures >= $2",
    [[...deadStates], failuresUntilReplaced],
  );
  if (dead.length === 0) return [];
  const links: EarningLink[] = await db.query(earningLinks, [
    dead.map(({ id }) => id),
    dead.map(({ address }) => linkKey(address)),
  ]);
  return links.map((link) => ({
    kind: "DEAD_LINK",
    subjectId: link.id,
    text: describe(link),
    path: adminPaths.links({ search: link.address }),
  }));
}
