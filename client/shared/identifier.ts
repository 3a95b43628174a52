const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The specification's rule: an identifier of a UUID's shape is an id, any other a slug. The page then moves to the slug. */
export const byIdOrSlug = (identifier: string): { id: string } | { slug: string } =>
  uuid.test(identifier) ? { id: identifier } : { slug: identifier };
