import type { EntityManager } from "typeorm";
import { Select } from "../../core/read/select";
import { sql } from "../../core/read/sql";
import { Term, type TermType } from "./term.entity";

/** Returns the terms of one list, by name. */
export const listTerms = (db: EntityManager, type: TermType): Promise<Term[]> =>
  new Select(db, Term, "term").andWhere(sql`term.type = ${type}`).read({ order: 'searchable(term.name) COLLATE "C"' });
