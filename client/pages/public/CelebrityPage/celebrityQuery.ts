import type { CelebrityPageQueryVariables } from "../../../graphql/generated/operations";
import { byIdOrSlug } from "../../../shared/identifier";

/** Page size of the outfit grid. */
const pageSize = 12;

export const celebrityVariables = (identifier: string, after: string | null): CelebrityPageQueryVariables => ({
  ...byIdOrSlug(identifier),
  first: pageSize,
  ...(after ? { after } : {}),
});
