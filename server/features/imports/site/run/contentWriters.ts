import type { ClassType } from "type-graphql";
import type { EntityManager, EntityTarget } from "typeorm";
import type { ContentRow } from "../../../../core/kinds/contentRow";
import { isReserved } from "../../../../core/slugs/freeSlug";
import type { Write } from "../../../../core/write/write";
import { CreateBlogPostInput } from "../../../content/blog/blog.inputs";
import { createPost, updatePost } from "../../../content/blog/blog.service";
import { BlogPost, requiredPostFields } from "../../../content/blog/blogPost.entity";
import { CreateCategoryItemInput } from "../../../content/category/category.inputs";
import { CategoryItem } from "../../../content/category/categoryItem.entity";
import { createItem, updateItem } from "../../../content/category/categoryWrite.service";
import { Celebrity } from "../../../content/celebrity/celebrity.entity";
import { CreateCelebrityInput, SignatureInput, SocialMediaInput } from "../../../content/celebrity/celebrity.inputs";
import { createCelebrity, updateCelebrity } from "../../../content/celebrity/celebrity.service";
import { Outfit, requiredOutfitFields } from "../../../content/outfit/outfit.entity";
import { CreateOutfitInput } from "../../../content/outfit/outfit.inputs";
import { readTags } from "../../../content/outfit/outfit.service";
import { createOutfit, updateOutfit } from "../../../content/outfit/outfitWrite.service";
import { Page } from "../../../content/page/page.entity";
import { CreatePageInput } from "../../../content/page/page.inputs";
import { createPage, updatePage } from "../../../content/page/page.service";
import { AffiliateProduct } from "../../../content/product/affiliateProduct.entity";
import { CreateAffiliateProductInput } from "../../../content/product/product.inputs";
import { createProduct, updateProduct } from "../../../content/product/productWrite.service";
import type { ExportKey, SiteKind, SiteValues } from "../siteRecord.types";
import { articleInput } from "./articleInput";
import { RowProblem } from "./rowProblem";

/** What a row needs of the rest of the import. */
export interface RowContext {
  /** Returns the id of the row that another row names. @throws RowProblem when there is none. */
  findId: (kind: SiteKind, key: ExportKey) => string;
  /** The author of articles without one. */
  siteTeam: string;
  /** Slugs of the product categories. */
  categories: ReadonlySet<string>;
}

/** The fields of an input, by name. */
export type Input = Record<string, unknown>;
type Row = ContentRow & { slug?: string };

/** How rows of one kind are written: by the services that editors use, with their rules. */
export interface ContentWriter<Kind extends SiteKind> {
  entity: EntityTarget<Row>;
  /** The class with the rules. */
  input: ClassType<object>;
  /** @throws RowProblem */
  toInput: (values: SiteValues[Kind], context: RowContext) => Input;
  create: (change: Write, input: never) => Promise<Row>;
  update: (change: Write, input: never) => Promise<Row>;
  /** What a row needs unless it is a draft: a new one, and one whose fields change. */
  required?: Record<"created" | "changed", Readonly<Record<string, string>>>;
  /** Fields that are rows of other tables. */
  readParts?: (db: EntityManager, id: string) => Promise<Input>;
}

// The picture may be missing: pages then show their placeholder.
const { image: _outfitPicture, ...requiredOfOutfits } = requiredOutfitFields;
const { image: _postPicture, ...requiredOfPosts } = requiredPostFields;

const celebrity: ContentWriter<"celebrity"> = {
  entity: Celebrity,
  input: CreateCelebrityInput,
  toInput: ({ socialMedia, signature, ...values }) => ({
    ...values,
    ...(socialMedia && { socialMedia: Object.assign(new SocialMediaInput(), socialMedia) }),
    ...(signature && { signature: Object.assign(new SignatureInput(), signature) }),
  }),
  create: createCelebrity,
  update: updateCelebrity,
};

const outfit: ContentWriter<"outfit"> = {
  entity: Outfit,
  input: CreateOutfitInput,
  toInput: ({ celebrityKey, wornAt, ...values }, { findId }) => ({
    ...values,
    // A public outfit names its celebrity.
    status: celebrityKey === null ? "DRAFT" : values.status,
    celebrityId: celebrityKey === null ? null : findId("celebrity", celebrityKey),
    date: wornAt?.toISOString().slice(0, 10) ?? null,
  }),
  create: (change, input) => createOutfit(change, input, requiredOfOutfits),
  update: updateOutfit,
  required: { created: requiredOfOutfits, changed: requiredOutfitFields },
  readParts: async (db, id) => ({ tags: await readTags(db, id) }),
};

const product: ContentWriter<"product"> = {
  entity: AffiliateProduct,
  input: CreateAffiliateProductInput,
  toInput: ({ outfitKey, ...values }, { findId }) => {
    if (outfitKey === null) throw new RowProblem("This product names no outfit.");
    return { ...values, outfitId: findId("outfit", outfitKey) };
  },
  create: createProduct,
  update: updateProduct,
};

const categoryItem: ContentWriter<"categoryItem"> = {
  entity: CategoryItem,
  input: CreateCategoryItemInput,
  toInput: ({ categoryName, ...values }, { categories }) => {
    if (!categories.has(categoryName))
      throw new RowProblem(`The site has no product category "${categoryName}". Add it first, then import again.`);
    return { ...values, categoryName };
  },
  create: createItem,
  update: updateItem,
};

const article: ContentWriter<"article"> = {
  entity: BlogPost,
  input: CreateBlogPostInput,
  toInput: (values, { siteTeam }) => ({ ...articleInput(values, siteTeam) }),
  create: (change, input) => createPost(change, input, requiredOfPosts),
  update: updatePost,
  required: { created: requiredOfPosts, changed: requiredPostFields },
};

const page: ContentWriter<"page"> = {
  entity: Page,
  input: CreatePageInput,
  toInput: (values, { siteTeam }) => {
    const { title, slug, content, status, image, seoTitle, seoDescription } = articleInput(values, siteTeam);
    // A page of the site itself has that address; the title gives another one.
    const isFree = slug && !isReserved("page", slug.toLowerCase());
    return {
      title,
      slug: isFree ? slug : null,
      content,
      status,
      image: values.image && image,
      seoTitle,
      seoDescription,
    };
  },
  create: createPage,
  update: updatePage,
  readParts: async (db, id) => ({
    content: (await db.findOneOrFail(Page, { where: { id }, withDeleted: true })).content(),
  }),
};

export const contentWriters = { celebrity, outfit, product, categoryItem, article, page };
export type WrittenKind = keyof typeof contentWriters;
