import type { DataSource, EntityManager } from "typeorm";

/** Who reads: visitors get public rows, editors also scheduled ones. */
export type Audience = "visitor" | "editor";

const editors = new WeakSet<EntityManager>();
const editorManagers = new WeakMap<DataSource, EntityManager>();

/** Marks a manager as one that reads for editors. @returns the same manager. */
export function forEditors(db: EntityManager): EntityManager {
  editors.add(db);
  return db;
}

/** Returns the manager that reads for editors. Every other manager reads for visitors, so that no scheduled row leaks. */
export function editorManager({ connection }: EntityManager): EntityManager {
  const manager = editorManagers.get(connection) ?? forEditors(connection.createEntityManager());
  editorManagers.set(connection, manager);
  return manager;
}

export const getAudience = (db: EntityManager): Audience => (editors.has(db) ? "editor" : "visitor");

/** Builds SQL over the alias of a row. */
type RowCondition = (alias: string) => string;

const filters = new WeakMap<object, RowCondition>();

/** Limits what visitors read of an entity to the rows that meet the condition. Editors read all rows. */
export const VisitorFilter =
  (condition: RowCondition): ClassDecorator =>
  (entity) =>
    void filters.set(entity, condition);

export const findVisitorFilter = (entity: object): RowCondition | undefined => filters.get(entity);
