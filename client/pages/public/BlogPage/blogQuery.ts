import type { BlogPageQueryVariables } from "../../../graphql/generated/operations";

/** The parameters in the blog's URL. */
export interface BlogAddress {
  category?: string;
  after?: string;
}

/** The number of featured articles at the top. */
export const featuredCount = 2;

/** The number of articles below them on the All tab before Load More. */
export const frontCount = 3;

const filled = (text: string | null): string | undefined => text?.trim() || undefined;

export const readBlogAddress = (params: URLSearchParams): BlogAddress => ({
  category: filled(params.get("category")),
  after: filled(params.get("after")),
});

/** Without category and cursor, the blog starts with its newest articles, which the query loads anyway. */
export const isFront = ({ category, after }: BlogAddress): boolean => category === undefined && after === undefined;

export const blogVariables = (address: BlogAddress): BlogPageQueryVariables => ({
  listed: !isFront(address),
  ...(address.category ? { filter: { category: address.category } } : {}),
  ...(address.after ? { after: address.after } : {}),
});
