const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export const isUuid = (text: string): boolean => uuid.test(text);

/**
 * The specification's rule: an identifier in UUID format is an id, any other a slug. With an id, the page redirects to
 * the slug.
 */
export const byIdOrSlug = (identifier: string): { id: string } | { slug: string } =>
  isUuid(identifier) ? { id: identifier } : { slug: identifier };
