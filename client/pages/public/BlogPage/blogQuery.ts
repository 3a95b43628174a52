import type { BlogPageQueryVariables } from "../../../graphql/generated/operations";

/** What the address of the blog asks for. */
export interface BlogAddress {
  category?: string;
  after?: string;
}

/** How many of the newest open the page. */
export const featuredCount = 2;

/** Below them the All tab shows so many until more are asked for. */
export const frontCount = 3;

const filled = (text: string | null): string | undefined => text?.trim() || undefined;

export const readBlogAddress = (params: URLSearchParams): BlogAddress => ({
  category: filled(params.get("category")),
  after: filled(params.get("after")),
});

/** Without a category and a place the blog opens with its newest articles, which are read anyway. */
export const isFront = ({ category, after }: BlogAddress): boolean => category === undefined && after === undefined;

export const blogVariables = (address: BlogAddress): BlogPageQueryVariables => ({
  listed: !isFront(address),
  ...(address.category ? { filter: { category: address.category } } : {}),
  ...(address.after ? { after: address.after } : {}),
});
