import { PublicationStatus } from "../core/kinds/publishableRow";
import { randomBytes, randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { priceColumns } from "../core/money/offerColumns";
import { listFacts, readTitleFacts } from "../core/vocabulary/facts";
import { deriveTraits } from "../core/vocabulary/traits";
import { AdminUser } from "../features/people/accounts/adminUser.entity";
import { hashPassword } from "../features/people/accounts/password";
import { ApiToken } from "../features/people/accounts/tokens/apiToken.entity";
import { hashSecret } from "../core/access/secretToken";
import { BlogPost } from "../features/content/blog/blogPost.entity";
import { Category, CategoryIcon } from "../features/content/category/category.entity";
import { Character } from "../features/content/show/parts/character.entity";
import { Episode } from "../features/content/show/parts/episode.entity";
import { ShowSeason } from "../features/content/show/parts/showSeason.entity";
import { Show } from "../features/content/show/show.entity";
import { Author } from "../features/content/author/author.entity";
import { Event } from "../features/content/event/event.entity";
import { Brand } from "../features/content/brand/brand.entity";
import { Page } from "../features/content/page/page.entity";
import { CategoryItem } from "../features/content/category/categoryItem.entity";
import { Celebrity } from "../features/content/celebrity/celebrity.entity";
import { Piece } from "../features/content/outfit/pieces/piece.entity";
import { Outfit } from "../features/content/outfit/outfit.entity";
import { AffiliateProduct } from "../features/content/product/affiliateProduct.entity";

/** Builders of valid rows. A test passes only the values that matter to it. */

const unique = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;

export const buildCelebrity = (db: EntityManager, row: Partial<Celebrity> = {}): Promise<Celebrity> =>
  db.save(
    Celebrity,
    db.create(Celebrity, { name: "Wren Halloway", slug: unique("wren-halloway"), category: "Actor", ...row }),
  );

export async function buildOutfit(
  db: EntityManager,
  row: Partial<Outfit> = {},
): Promise<Outfit & { celebrityId: string }> {
  const celebrityId = row.celebrityId ?? (await buildCelebrity(db)).id;
  const { title = "Navy Suit" } = row;
  const words = { title, titleFacts: readTitleFacts(title) };
  const values = { ...words, slug: unique("navy-suit"), date: "2026-05-07", ...publishable(row), ...row };
  return db.save(Outfit, Object.assign(db.create(Outfit, values), { celebrityId }));
}

export const buildPage = (db: EntityManager, row: Partial<Page> = {}): Promise<Page> => {
  const { title = "Press" } = row;
  return db.save(Page, Object.assign(db.create(Page), { title, slug: unique("press"), ...row }));
};

export const buildShow = (db: EntityManager, row: Partial<Show> = {}): Promise<Show> =>
  db.save(Show, db.create(Show, { title: unique("Harbor Lights"), slug: unique("harbor-lights"), ...row }));

/** Builds episode 5 of season 2 and a character of a show. Returns the columns of a look that was worn there. */
export async function buildScene(
  db: EntityManager,
  showId: string,
): Promise<Record<"showId" | "seasonId" | "episodeId" | "characterId", string>> {
  const [seasonId, episodeId, characterId] = [randomUUID(), randomUUID(), randomUUID()];
  await db.save(ShowSeason, db.create(ShowSeason, { id: seasonId, showId, number: 2, title: "" }));
  await db.save(Episode, db.create(Episode, { id: episodeId, showId, seasonId, number: 5, title: "The Quay" }));
  const mara = { id: characterId, showId, name: "Mara Quill", slug: "mara-quill" };
  await db.save(Character, db.create(Character, mara));
  return { showId, seasonId, episodeId, characterId };
}

export const buildAuthor = (db: EntityManager, row: Partial<Author> = {}): Promise<Author> =>
  db.save(Author, db.create(Author, { name: unique("Ida Quill"), slug: unique("ida-quill"), ...row }));

export const buildEvent = (db: EntityManager, row: Partial<Event> = {}): Promise<Event> =>
  db.save(Event, db.create(Event, { name: unique("Lumen Gala"), slug: unique("lumen-gala"), ...row }));

export const buildBrand = (db: EntityManager, row: Partial<Brand> = {}): Promise<Brand> =>
  db.save(Brand, db.create(Brand, { name: unique("Northloom"), slug: unique("northloom"), ...row }));

/** Builds a piece of an outfit. */
export const buildPiece = (db: EntityManager, row: Partial<Piece> & { outfitId: string }): Promise<Piece> => {
  const { name = "Navy Blazer" } = row;
  return db.save(Piece, db.create(Piece, { name, ownFacts: listFacts(deriveTraits(name)), ...row }));
};

/** What a row that is not public yet needs to be published. */
const publishable = ({ status }: { status?: PublicationStatus }) =>
  status === undefined || status === PublicationStatus.PUBLISHED
    ? {}
    : { image: "https://example.com/a.jpg", description: "Worn in May." };

export async function buildProduct(db: EntityManager, row: Partial<AffiliateProduct> = {}): Promise<AffiliateProduct> {
  const outfitId = row.outfitId ?? (await buildOutfit(db)).id;
  const { price = "$240", title = "Navy Blazer" } = row;
  return db.save(
    AffiliateProduct,
    db.create(AffiliateProduct, { title, ...deriveTraits(title), ...priceColumns({ price }), ...row, outfitId }),
  );
}

/** Builds a further category, after all others. */
export const buildCategory = (db: EntityManager, row: Partial<Category> = {}): Promise<Category> =>
  db.save(
    Category,
    db.create(Category, { slug: unique("hats"), name: "Hats", icon: CategoryIcon.accessories, position: 100, ...row }),
  );

export function buildItem(db: EntityManager, row: Partial<CategoryItem> = {}): Promise<CategoryItem> {
  const { price = "$90", title = "Sage Wrap Dress" } = row;
  return db.save(
    CategoryItem,
    db.create(CategoryItem, {
      title,
      ...deriveTraits(title),
      categoryName: "dresses",
      ...priceColumns({ price }),
      ...row,
    }),
  );
}

export const buildPost = (db: EntityManager, row: Partial<BlogPost> = {}): Promise<BlogPost> =>
  db.save(
    BlogPost,
    db.create(BlogPost, {
      title: "A Field Guide to Loafers",
      slug: unique("loafers"),
      date: "2026-05-07",
      category: "Shoes",
      ...(row.status === undefined || row.status === PublicationStatus.PUBLISHED
        ? {}
        : { image: "https://example.com/a.jpg", author: "Io", excerpt: "Short.", content: "# Hello" }),
      ...row,
    }),
  );

export const buildAdministrator = async (
  db: EntityManager,
  { password, ...row }: Partial<AdminUser> & { password: string },
): Promise<AdminUser> =>
  db.save(AdminUser, db.create(AdminUser, { name: "Hanne", ...row, passwordHash: await hashPassword(password) }));

/** Creates an API token. @returns the token itself. */
export async function buildApiToken(
  db: EntityManager,
  row: Pick<ApiToken, "adminUserId"> & Partial<ApiToken>,
): Promise<string> {
  const token = `wb_${randomBytes(24).toString("base64url")}`;
  const values = { name: "Import", scopes: ["read" as const], expiresAt: new Date(Date.now() + 86_400_000) };
  await db.insert(ApiToken, { ...values, ending: token.slice(-4), tokenHash: hashSecret(token), ...row });
  return token;
}
