import type { EntityManager } from "typeorm";
import { Term, type TermType } from "./term.entity";

/** The terms of one list, by name. */
export function listTerms(db: EntityManager, type: TermType): Promise<Term[]> {
  return db
    .createQueryBuilder(Term, "term")
    .where("term.type = :type", { type })
    .orderBy('searchable(term.name) COLLATE "C"')
    .getMany();
}
