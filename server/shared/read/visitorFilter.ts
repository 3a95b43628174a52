/** Builds SQL over the alias of a row. */
type RowCondition = (alias: string) => string;

const filters = new WeakMap<object, RowCondition>();

/** Limits what visitors read of an entity to the rows that meet the condition. Editors read all rows. */
export const VisitorFilter =
  (condition: RowCondition): ClassDecorator =>
  (entity) =>
    void filters.set(entity, condition);

export const findVisitorFilter = (entity: object): RowCondition | undefined => filters.get(entity);
