import type { EntityManager } from "typeorm";
import { Select } from "../../shared/read/select";
import { sql } from "../../shared/read/sql";
import { Term, type TermType } from "./term.entity";

/** Returns the terms of one list, by name. */
export const listTerms = (db: EntityManager, type: TermType): Promise<Term[]> =>
  new Select(db, Term, "term").andWhere(sql`term.type = ${type}`).read({ order: 'searchable(term.name) COLLATE "C"' });
