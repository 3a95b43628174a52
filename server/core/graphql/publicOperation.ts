import { Extensions } from "type-graphql";
import type { CacheTag } from "../cache/cacheTag";

/** Cache tags of a field; a function where they depend on the field's arguments. */
type FieldCacheTags<Args> = readonly CacheTag[] | ((args: Args) => readonly CacheTag[]);

interface CachingOptions<Args> {
  /** What the query reads besides the rows in its response; an empty list when it reads nothing else. */
  cacheTags: FieldCacheTags<Args>;
  /** The query counts a table for its `totalCount`, or for its whole result: visitors get the cached count. */
  hasCachedCount?: true;
}

/**
 * Opens a query or mutation to visitors. Without it, only signed-in administrators may call the operation.
 * @param caching for a query whose response is the same for every visitor; without it, no response is cached.
 */
export const Public = <Args>(caching?: CachingOptions<Args>): MethodDecorator =>
  Extensions({ isPublic: true, ...caching });

/** Declares what a field reads besides its own row. */
export const CacheTags = (...cacheTags: CacheTag[]): MethodDecorator => Extensions({ cacheTags });

/** Marks a field with at most one row, whose changes invalidate the row with the field, too: null needs no tag. */
export const InvalidatesOwner = (): MethodDecorator => Extensions({ invalidatesOwner: true });

type FieldArgs = Record<string, unknown>;

interface DeclaredExtensions {
  isPublic?: true;
  cacheTags?: FieldCacheTags<FieldArgs>;
  hasCachedCount?: true;
  invalidatesOwner?: true;
}

/** A field of the schema. */
interface SchemaField {
  extensions: object;
}

const readExtensions = ({ extensions }: SchemaField): DeclaredExtensions => extensions;

export const isPublic = (field: SchemaField): boolean => readExtensions(field).isPublic === true;

/** Whether every visitor gets the same response to the query. */
export const isCacheableQuery = (field: SchemaField): boolean =>
  isPublic(field) && readExtensions(field).cacheTags !== undefined;

export const hasCachedCount = (field: SchemaField): boolean => readExtensions(field).hasCachedCount === true;

export const invalidatesOwner = (field: SchemaField): boolean => readExtensions(field).invalidatesOwner === true;

/** Returns the declared cache tags. Calls `getArgs` only when they depend on the arguments. */
export function getCacheTags(field: SchemaField, getArgs: () => FieldArgs): readonly CacheTag[] {
  const { cacheTags = [] } = readExtensions(field);
  return typeof cacheTags === "function" ? cacheTags(getArgs()) : cacheTags;
}
