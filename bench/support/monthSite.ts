/** The content of the simulated month, and its links as the simulation knows them. */
import type { EntityManager } from "typeorm";
import { affiliateNetworks } from "../../server/core/links/networks";
import { linkKey } from "../../server/core/links/linkKey";
import { buildAdministrator, buildApiToken } from "../../server/testing/build";
import { networkReports } from "../../server/testing/salesMonth/networkReports";
import type { SimulatedClick } from "../../server/testing/salesMonth/simulateSales";
import { filling } from "./catalogue";

/** Small enough that a report of 500 rows has all of them. */
const size = { celebrities: 20, outfits: 100, products: 320, items: 60, posts: 20, shows: 2, events: 8, brands: 20 };
const slugNumber = "substring(slug from '[0-9]+$')";

/** Outfits and articles have links to shops without a name. */
export const content = [
  ...filling(size),
  `UPDATE outfits SET affiliate_link = 'https://boutique' || ${slugNumber} || '.example/look'`,
  `UPDATE blog_posts SET content = 'We like [this coat](https://boutique' || ${slugNumber} || '.example/coat).'`,
];

/** The program of a shop's address: shop7.example and boutique7.example belong to the second of six. */
const programOf = (host: string): number => Number(/\d+/.exec(host)?.[0]) % networkReports.length;
const hosts = Array.from({ length: 101 }, (_, number) => [`shop${number}.example`, `boutique${number}.example`]).flat();

/** Creates the six programs, with the deep links of their networks, and an administrator. @returns ids by name, and a token. */
export async function prepareSite(db: EntityManager): Promise<{ programs: Record<string, string>; token: string }> {
  const programs: Record<string, string> = {};
  for (const [place, { program, subIdParameter }] of networkReports.entries()) {
    const network = affiliateNetworks.find(({ subIdParameter: own }) => own === subIdParameter);
    const [{ id }] = await db.query<{ id: string }[]>(
      `INSERT INTO affiliate_programs (name, kind, hosts, sub_id_parameter, deep_link_template, publisher_id, advertiser_id)
       VALUES ($1, 'commissionNetwork', $2, $3, $4, '101', '202') RETURNING id`,
      [program, hosts.filter((host) => programOf(host) === place), subIdParameter, network?.deepLinkTemplate ?? ""],
    );
    programs[program] = id;
  }
  const { id: adminUserId } = await buildAdministrator(db, { email: "month@wornby.example", password: "not used" });
  return { programs, token: await buildApiToken(db, { adminUserId, scopes: ["read", "manage"] }) };
}

/** A link, and the clicks that it can have. */
export interface MonthLink extends Pick<
  SimulatedClick,
  "program" | "targetType" | "targetId" | "outfitId" | "celebrityId" | "pieceId" | "retailer"
> {
  /** Path below /go/. */
  path: string;
}

interface StoredLink extends Omit<MonthLink, "path" | "program"> {
  address: string;
}

const linksStatement = `
  SELECT 'product' AS "targetType", product.id AS "targetId", outfit_id AS "outfitId", celebrity_id AS "celebrityId", piece_id AS "pieceId",
    retailer, product.affiliate_link AS address FROM affiliate_products product JOIN outfits ON outfits.id = outfit_id
  UNION ALL SELECT 'item', id, NULL, NULL, NULL, retailer, affiliate_link FROM category_items
  UNION ALL SELECT 'outfit', id, id, celebrity_id, NULL, '', affiliate_link FROM outfits
  UNION ALL SELECT 'blogPost', id, NULL, NULL, NULL, '', substring(content from 'https[^)]+') FROM blog_posts ORDER BY address, "targetId"`;

export async function readLinks(db: EntityManager): Promise<MonthLink[]> {
  const stored: StoredLink[] = await db.query(linksStatement);
  return stored.map(({ address, ...link }) => {
    const { hostname } = new URL(address);
    const key = link.targetType === "blogPost" ? `/${linkKey(address)}` : "";
    const program = networkReports[programOf(hostname)].program;
    return { ...link, program, retailer: link.retailer || hostname, path: `${link.targetId}${key}` };
  });
}

export interface Article {
  id: string;
  path: string;
}

export const readArticles = (db: EntityManager): Promise<Article[]> =>
  db.query("SELECT id, '/blog/' || slug AS path FROM blog_posts ORDER BY slug");

/** Paths of pages that visitors look at. */
export async function readPaths(db: EntityManager): Promise<string[]> {
  const rows: { path: string }[] = await db.query(
    `SELECT '/outfit/' || slug AS path FROM outfits UNION ALL SELECT '/blog/' || slug FROM blog_posts
     UNION ALL SELECT '/celebrity/' || slug FROM celebrities ORDER BY path`,
  );
  return ["/", ...rows.map(({ path }) => path)];
}
