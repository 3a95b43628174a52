import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ComponentType } from "react";
import type { Site } from "../shared/site/SiteContext";

/** What a page's first query depends on: path, path parameters and search parameters of its URL, and the settings. */
export interface PageAddress {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  site: Site;
}

export interface PageQuery {
  query: TypedDocumentNode<unknown, OperationVariables>;
  variables: OperationVariables;
}

/** A page that declares its first query, so that the query can run before the page is shown. */
export type PageComponent = ComponentType & { firstQuery?: (address: PageAddress) => PageQuery };

export const pageQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PageQuery => ({ query: query as unknown as PageQuery["query"], variables });
