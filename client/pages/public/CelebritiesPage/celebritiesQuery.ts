import type { CelebritiesPageQueryVariables } from "../../../graphql/generated/operations";

/** The parameters in the URL. */
export interface CelebritiesQuery {
  search?: string;
  category?: string;
  after?: string;
}

const filled = (text: string | null): string | undefined => text?.trim() || undefined;

export const readCelebritiesQuery = (params: URLSearchParams): CelebritiesQuery => ({
  search: filled(params.get("search")),
  category: filled(params.get("category")),
  after: filled(params.get("after")),
});

/** Page size of the list. */
const pageSize = 12;

export const celebritiesVariables = ({ search, category, after }: CelebritiesQuery): CelebritiesPageQueryVariables => ({
  first: pageSize,
  ...(search || category ? { filter: { search, category } } : {}),
  ...(after ? { after } : {}),
});
