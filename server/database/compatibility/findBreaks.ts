import type { DatabaseSchema, SchemaColumn, SchemaConstraint } from "./readSchema";

/** A change of the schema that statements of the released version can fail on. */
export interface SchemaBreak {
  /** The table, `table.column` or function. */
  subject: string;
  /** What is wrong and what to do, as a sentence without the name of the migration. */
  message: string;
}

const dropAdvice = (what: string, subject: string): string =>
  `drops or renames the ${what} ${subject}, which the released version uses. Stop using it first: name it in "unusedFromNow" of server/database/released.json, and drop it in the version after the next release. To rename, add the new ${what} and write to both until then`;

const keyOf = ({ table, name }: SchemaColumn): string => `${table}.${name}`;

function* findDropped(before: DatabaseSchema, after: DatabaseSchema): Generator<SchemaBreak> {
  const [tables, columns] = [new Set(after.tables), new Set(after.columns.map(keyOf))];
  for (const table of before.tables)
    if (!tables.has(table)) yield { subject: table, message: dropAdvice("table", table) };
  for (const column of before.columns) {
    const subject = keyOf(column);
    if (tables.has(column.table) && !columns.has(subject)) yield { subject, message: dropAdvice("column", subject) };
  }
  const functions = new Set(after.functions);
  for (const subject of before.functions)
    if (!functions.has(subject)) yield { subject, message: dropAdvice("function", subject) };
}

function explainColumnChange(before: SchemaColumn, after: SchemaColumn): string | null {
  const subject = keyOf(before);
  if (before.type !== after.type) {
    return `changes the type of ${subject} from ${before.type} to ${after.type}, and prepared statements of the released version fail on any other type. Add a column of the new type, write to both, and drop the old one later`;
  }
  if (!before.isRequired && after.isRequired) {
    return `makes ${subject} NOT NULL, but the released version can write NULL. Write a value in this version, and add NOT NULL in the next one`;
  }
  if (before.hasDefault && !after.hasDefault && after.isRequired) {
    return `drops the default of ${subject}, but the released version can omit the column. Drop it in the next version`;
  }
  if (before.isWritable && !after.isWritable) {
    return `makes ${subject} a generated column, but the released version writes to it. Add a new generated column`;
  }
  return null;
}

function* findColumnBreaks(before: DatabaseSchema, after: DatabaseSchema): Generator<SchemaBreak> {
  const released = new Map(before.columns.map((column) => [keyOf(column), column]));
  const tables = new Set(before.tables);
  for (const column of after.columns) {
    const [subject, former] = [keyOf(column), released.get(keyOf(column))];
    const message = former && explainColumnChange(former, column);
    if (message) yield { subject, message };
    if (!former && tables.has(column.table) && column.isRequired && !column.hasDefault) {
      yield {
        subject,
        message: `adds ${subject} as NOT NULL without a default, but rows of the released version have no value for it. Add a default, or allow NULL`,
      };
    }
  }
}

/** A unique key on more columns than an existing one refuses nothing more. */
const isCovered = (rule: SchemaConstraint, existing: readonly SchemaConstraint[]): boolean =>
  existing.some(
    ({ table, isPlain, columns }) =>
      isPlain && table === rule.table && columns.every((column) => rule.columns.includes(column)),
  );

function explainNewConstraint(
  rule: SchemaConstraint,
  before: DatabaseSchema,
  releasedColumns: ReadonlySet<string>,
): string | null {
  const { table, kind, columns, definition, references } = rule;
  const isReleasedTable = before.tables.includes(table);
  const usesReleased = columns.length === 0 || columns.some((column) => releasedColumns.has(`${table}.${column}`));
  if (isReleasedTable && usesReleased && !(kind === "unique" && isCovered(rule, before.constraints))) {
    return `adds a ${kind} constraint to ${table} (${definition}), which rows of the released version can violate. Make this version write valid rows, and add the constraint in the next one`;
  }
  if (references !== null && before.tables.includes(references) && rule.refusesDelete) {
    return `adds a foreign key of ${table} that refuses to delete rows of ${references}, which the released version deletes. Use ON DELETE CASCADE or SET NULL`;
  }
  return null;
}

function* findConstraintBreaks(before: DatabaseSchema, after: DatabaseSchema): Generator<SchemaBreak> {
  const keyOfRule = ({ table, kind, definition }: SchemaConstraint): string => `${table} ${kind} ${definition}`;
  const [former, current] = [before, after].map(({ constraints }) => new Set(constraints.map(keyOfRule)));
  const releasedColumns = new Set(before.columns.map(keyOf));
  for (const rule of after.constraints.filter((candidate) => !former.has(keyOfRule(candidate)))) {
    const message = explainNewConstraint(rule, before, releasedColumns);
    if (message) yield { subject: rule.table, message };
  }
  // A key that replaces it, for example of a partitioned table, has more columns.
  const isReplaced = (rule: SchemaConstraint): boolean =>
    after.constraints.some((other) => other.kind === "unique" && isCovered(other, [rule]));
  for (const rule of before.constraints) {
    const isGone = rule.kind === "unique" && after.tables.includes(rule.table) && !current.has(keyOfRule(rule));
    if (isGone && !isReplaced(rule)) {
      const message = `drops the unique key of ${rule.table} (${rule.definition}), which ON CONFLICT of the released version can name. Drop it in the version after the one that stops naming it`;
      yield { subject: rule.table, message };
    }
  }
}

/**
 * Returns what statements of the released version can fail on after a migration. Behavior is not compared: triggers, the bodies
 * of functions and views, ON CONFLICT on a key that got more columns.
 * @param before the schema of the released version
 */
export const findBreaks = (before: DatabaseSchema, after: DatabaseSchema): SchemaBreak[] => [
  ...findDropped(before, after),
  ...findColumnBreaks(before, after),
  ...findConstraintBreaks(before, after),
];
