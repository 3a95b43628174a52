import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { loadRelation } from "../../../core/read/loadRelation";
import { SqlRelation } from "../../../core/read/sqlRelation";
import { Outfit } from "../../content/outfit/outfit.entity";
import { OutfitCorrection, OutfitCorrections } from "./corrections.types";
import { describeLine } from "./describeLine";

const mostLines = 20;

/** A look's log, as JSON. */
const readLines = (outfit: string): string => `
  SELECT json_build_object('totalCount', count(*), 'lines', COALESCE(json_agg(json_build_object(
      'id', line.id::text, 'kind', line.kind, 'title', line.title, 'changes', line.changes, 'isHidden', line.is_hidden,
      'day', to_char(line.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 'note', line.public_note,
      'present', (SELECT product.title FROM affiliate_products product
        WHERE product.id = line.product_id AND product.outfit_id = line.outfit_id AND product.deleted_at IS NULL)
    ) ORDER BY line.id DESC) FILTER (WHERE line.place <= ${mostLines}), '[]'))
  FROM (SELECT entry.*, correction.public_note, row_number() OVER (ORDER BY entry.id DESC) AS place
    FROM identification_log entry LEFT JOIN corrections correction ON correction.id = entry.correction_id
    WHERE entry.outfit_id = ${outfit}.id AND entry.kind <> 'WITHDRAWN') line`;

@Resolver(() => Outfit)
export class OutfitCorrectionsResolver {
  @FieldResolver(() => OutfitCorrections, {
    description: "Its public log: accepted corrections and changed identifications.",
  })
  @SqlRelation({ kind: "value", sql: readLines })
  corrections(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<OutfitCorrections>(outfit, context, info);
  }
}

@Resolver(() => OutfitCorrections)
export class CorrectionLinesResolver {
  @FieldResolver(() => [OutfitCorrection], { description: `Its newest lines, at most ${mostLines}.` })
  entries(@Root() { lines }: OutfitCorrections): OutfitCorrection[] {
    return lines.map((line) => ({ day: line.day, isCorrection: line.note !== null, text: describeLine(line) }));
  }
}
