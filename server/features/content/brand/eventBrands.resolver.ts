import type { GraphQLResolveInfo } from "graphql";
import { Ctx, Field, FieldResolver, Info, Int, ObjectType, Resolver, Root } from "type-graphql";
import { wornBrandTags } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { rowsById } from "../../../core/graphql/loaders";
import { CacheTags } from "../../../core/graphql/publicOperation";
import { keysWornIn } from "../../../core/kinds/brandSql";
import { outfitDate } from "../../../core/kinds/publicSql";
import { isShown } from "../../../core/kinds/visibility";
import type { Audience } from "../../../core/read/audience";
import { loadRelation } from "../../../core/read/loadRelation";
import { SqlRelation } from "../../../core/read/sqlRelation";
import { Brand } from "./brand.entity";
import { Event } from "../event/event.entity";
import { Outfit } from "../outfit/outfit.entity";

const [mostLooks, mostBrands] = [500, 60];
/** Looks of each of the first brands; the others have one. */
const [firstBrands, mostWearers] = [8, 6];

@ObjectType({ description: "A brand that was worn at an event." })
export class EventBrand {
  brandId: string;
  outfitIds: string[];

  @Field(() => Int, { description: "Number of celebrities who wore it there." })
  celebrityCount: number;
}

/** SQL: the brands of the newest looks of an event, as a list of EventBrand. */
const brandsAt = (event: string, audience: Audience): string => `
  WITH looks AS MATERIALIZED (
    SELECT own.id, own.celebrity_id, ${outfitDate("own")} AS day FROM outfits own
    WHERE own.event_id = ${event}.id AND own.celebrity_id IS NOT NULL AND ${isShown("outfits", "own", audience)}
    ORDER BY ${outfitDate("own")} DESC, own.id DESC LIMIT ${mostLooks}),
  worn AS (
    SELECT DISTINCT ON (spelling.brand_id, looks.celebrity_id) spelling.brand_id, looks.id, looks.day
    FROM (${keysWornIn("looks")}) named JOIN looks ON looks.id = named.outfit_id
    JOIN brand_spellings spelling ON spelling.key = named.key
    ORDER BY spelling.brand_id, looks.celebrity_id, looks.day DESC, looks.id DESC),
  ranked AS (
    SELECT brand.id, count(*)::int AS celebrities, array_agg(worn.id ORDER BY worn.day DESC, worn.id DESC) AS looks,
      row_number() OVER (ORDER BY count(*) DESC, brand.search_text COLLATE "C", brand.id) AS rank
    FROM worn JOIN brands brand ON brand.id = worn.brand_id AND ${isShown("brands", "brand", audience)}
    GROUP BY brand.id ORDER BY rank LIMIT ${mostBrands})
  SELECT COALESCE(json_agg(json_build_object('brandId', id, 'celebrityCount', celebrities, 'outfitIds',
    looks[1:CASE WHEN rank <= ${firstBrands} THEN ${mostWearers} ELSE 1 END]) ORDER BY rank), '[]') FROM ranked`;

@Resolver(() => Event)
export class EventBrandsResolver {
  @FieldResolver(() => [EventBrand], {
    description: `The brands in its newest ${mostLooks} looks: those of the most celebrities first, then by name; at most ${mostBrands}.`,
  })
  @CacheTags(...wornBrandTags)
  @SqlRelation({ kind: "value", sql: brandsAt })
  brands(@Root() event: Event, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<EventBrand[]>(event, context, info);
  }
}

const brandsById = rowsById(Brand);
const outfitsById = rowsById(Outfit);

@Resolver(() => EventBrand)
export class EventBrandResolver {
  @FieldResolver(() => Brand, { description: "The brand." })
  brand(@Root() { brandId }: EventBrand, @Ctx() { loader }: RequestContext): Promise<Brand | null> {
    return loader(brandsById).load(brandId);
  }

  @FieldResolver(() => [Outfit], {
    description: `One look with it of each celebrity, the newest first: at most ${mostWearers}; after the first ${firstBrands} brands, one.`,
  })
  async outfits(@Root() { outfitIds }: EventBrand, @Ctx() { loader }: RequestContext): Promise<Outfit[]> {
    const rows = await Promise.all(outfitIds.map((id) => loader(outfitsById).load(id)));
    return rows.filter((row) => row !== null);
  }
}
