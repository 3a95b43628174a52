import type { CelebrityPageQueryVariables } from "../../../graphql/generated/operations";
import { byIdOrSlug } from "../../../shared/identifier";

/** How many outfits a page of the grid has. */
const pageSize = 12;

export const celebrityVariables = (identifier: string, after: string | null): CelebrityPageQueryVariables => ({
  ...byIdOrSlug(identifier),
  first: pageSize,
  ...(after ? { after } : {}),
});
