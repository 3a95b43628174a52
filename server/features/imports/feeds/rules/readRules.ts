import type { EntityManager } from "typeorm";
import { CategoryRule } from "./categoryRule.entity";

export type RuleRow = Pick<
  CategoryRule,
  "id" | "feedId" | "kind" | "phrases" | "outcome" | "categoryName" | "strength"
>;

/** Returns the rules for a feed, in the order of their creation: those for all feeds, and its own. */
export const readRules = (db: EntityManager, feedId: string): Promise<RuleRow[]> =>
  db
    .createQueryBuilder(CategoryRule, "rule")
    .select([
      "rule.id",
      "rule.feedId",
      "rule.kind",
      "rule.phrases",
      "rule.outcome",
      "rule.categoryName",
      "rule.strength",
    ])
    .where("rule.feedId IS NULL OR rule.feedId = :feedId", { feedId })
    .orderBy("rule.createdAt", "ASC")
    .addOrderBy("rule.id", "ASC")
    .getMany();
