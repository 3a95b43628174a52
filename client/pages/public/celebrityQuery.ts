import type { CelebrityPageQueryVariables } from "../../graphql/generated/operations";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** How many outfits a page of the grid has. */
const pageSize = 12;

/** The rule: an identifier of a UUID's shape is an id, any other a slug. */
export const celebrityVariables = (identifier: string, after: string | null): CelebrityPageQueryVariables => ({
  ...(uuid.test(identifier) ? { id: identifier } : { slug: identifier }),
  first: pageSize,
  ...(after ? { after } : {}),
});
