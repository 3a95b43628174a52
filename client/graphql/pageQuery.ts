import type { OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ComponentType } from "react";

/** What a page's address says: the named parts of its path, and its search. */
export interface PageAddress {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

export interface PageQuery {
  query: TypedDocumentNode<unknown, OperationVariables>;
  variables: OperationVariables;
}

/** A page that says what it will ask for, so that it can be asked before the page is shown. */
export type PageComponent = ComponentType & { firstQuery?: (address: PageAddress) => PageQuery };

export const pageQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): PageQuery => ({ query: query as unknown as PageQuery["query"], variables });
