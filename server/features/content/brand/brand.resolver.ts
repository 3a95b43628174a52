import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { listTag, wornBrandTags } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags, Public } from "../../../core/graphql/publicOperation";
import { itemHasName, keysOfBrandId, productHasName, wornWithNames } from "../../../core/kinds/brandSql";
import { isShown } from "../../../core/kinds/visibility";
import type { Audience } from "../../../core/read/audience";
import { loadRelation } from "../../../core/read/loadRelation";
import { renderSql } from "../../../core/read/sql";
import { DependsOn, SqlRelation } from "../../../core/read/sqlRelation";
import { createPublicContentResolver } from "../../../core/write/publicContentResolver";
import { editorialHtml } from "../blog/articleHtml.service";
import { Garment } from "../garments/garment.entity";
import { Brand } from "./brand.entity";
import { BrandSort, BulkBrandsInput, CreateBrandInput, UpdateBrandInput } from "./brand.inputs";
import { brandBulk, brandOrders, createBrand, listInitials, updateBrand } from "./brand.service";
import { BrandFilter } from "./brand.types";

const ContentResolver = createPublicContentResolver(
  {
    entity: Brand,
    role: "editor",
    nouns: { one: "a brand", short: "brand", many: "brands" },
    create: {
      input: CreateBrandInput,
      description: "Creates a brand. A slug that is taken gets the suffix -1, -2, ...",
      run: createBrand,
    },
    update: { input: UpdateBrandInput, run: updateBrand },
    trashed: "Moves a brand to the trash. CONFLICT while published outfits show it.",
    bulk: {
      ...brandBulk,
      name: "bulkBrands",
      input: BulkBrandsInput,
      description: "Moves many brands to the trash.",
    },
  },
  { filter: BrandFilter, sort: BrandSort, orders: brandOrders, firstSort: "NAME" },
);

/** SQL: the shops of what the audience sees of a brand's products. */
function retailersOf(brand: string, audience: Audience): string {
  const keys = keysOfBrandId(`${brand}.id`);
  const select = (table: "affiliate_products" | "category_items", hasName: typeof itemHasName) =>
    `SELECT offer.retailer FROM ${table} offer WHERE offer.retailer <> '' AND ${isShown(table, "offer", audience)}
       AND ${renderSql(hasName("offer", keys)).text}`;
  return `SELECT COALESCE(json_agg(retailer ORDER BY retailer), '[]') FROM (
    ${select("affiliate_products", productHasName)} UNION ${select("category_items", itemHasName)}) sold`;
}

const wornGarments = (brand: string): string =>
  `SELECT part.garment_id FROM garment_pieces part
   JOIN (${renderSql(wornWithNames(keysOfBrandId(`${brand}.id`))).text}) worn ON worn.piece_id = part.piece_id`;

@Resolver(() => Brand)
export class BrandResolver extends ContentResolver {
  @Public({ cacheTags: [listTag("brand")] })
  @Query(() => [String], { description: "The first letters of the brands, A to Z; # when some begin otherwise." })
  brandLetters(@Ctx() { db }: RequestContext): Promise<string[]> {
    return listInitials(db);
  }

  @FieldResolver(() => String, { description: "The text about the brand as sanitized HTML." })
  @DependsOn<Brand>("content")
  html(@Root() { content }: Brand): string {
    return editorialHtml(content);
  }

  @FieldResolver(() => [String], { description: "The retailers that sell its products, by name." })
  @CacheTags(listTag("affiliateProduct"), listTag("categoryItem"), listTag("outfit"))
  @SqlRelation({ kind: "value", sql: retailersOf })
  retailers(@Root() brand: Brand, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string[]>(brand, context, info);
  }

  @FieldResolver(() => [Garment], { description: "Its garments that at least two public looks show, by name." })
  @CacheTags(...wornBrandTags)
  @SqlRelation({
    kind: "many",
    on: (brand, garment) => `${garment}.id IN (${wornGarments(brand)})`,
    order: (garment) => `${garment}.name, ${garment}.id`,
  })
  garments(@Root() brand: Brand, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Garment[]>(brand, context, info);
  }
}
