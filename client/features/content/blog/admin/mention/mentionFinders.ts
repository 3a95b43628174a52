import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { useState } from "react";
import { paths } from "../../../../../../site/addresses";
import { outboundPath } from "../../../../../../site/outbound";
import {
  MentionCelebritiesDocument,
  MentionOutfitsDocument,
  MentionProductsDocument,
} from "../../../../../graphql/generated/adminOperations";
import type { FoundRow, RowFinder } from "../../../../../admin/form/RowSearch";
import type { PictureKind } from "../../../../../shared/ui/picture/Picture";

/** A row with the address that a link to it has. */
export interface MentionRow extends FoundRow {
  address: string;
}

export interface MentionFinder extends RowFinder {
  rows: readonly MentionRow[];
  /** The text of the last search; null before the first. */
  text: string | null;
}

/** Returns a hook that searches rows of one kind. It sends no query before the list opens. */
const createFinder = <Data>(
  document: TypedDocumentNode<Data, { search: string }>,
  toRows: (data: Data) => MentionRow[],
) =>
  function useFinder(): MentionFinder {
    const [text, setText] = useState<string | null>(null);
    const { data, previousData, loading, error } = useQuery<Data, { search: string }>(document, {
      variables: { search: text ?? "" },
      skip: text === null,
    });
    const found = data ?? previousData;
    return {
      rows: found ? toRows(found) : [],
      state: error ? "failed" : loading ? "loading" : "ready",
      search: setText,
      text,
    };
  };

export interface MentionKind {
  /** In the menu. */
  label: string;
  /** In sentences: "Insert a look". */
  noun: string;
  placeholder: string;
  noneText: string;
  picture: PictureKind;
  useFinder: () => MentionFinder;
}

export const lookKind: MentionKind = {
  label: "Look",
  noun: "look",
  placeholder: "Search looks...",
  noneText: "No looks found",
  picture: "outfit",
  useFinder: createFinder(MentionOutfitsDocument, ({ outfits }) =>
    outfits.nodes.map(({ id, slug, title, image, celebrity }) => ({
      id,
      label: title,
      image,
      note: celebrity?.name,
      address: paths.outfit(slug),
    })),
  ),
};

/** What else can be inserted into an article. */
export const otherKinds: readonly MentionKind[] = [
  {
    label: "Celebrity",
    noun: "celebrity",
    placeholder: "Search celebrities...",
    noneText: "No celebrities found",
    picture: "celebrity",
    useFinder: createFinder(MentionCelebritiesDocument, ({ celebrities }) =>
      celebrities.nodes.map(({ id, slug, name, image, category }) => ({
        id,
        label: name,
        image,
        note: category,
        address: paths.celebrity(slug),
      })),
    ),
  },
  {
    label: "Product",
    noun: "product",
    placeholder: "Search products...",
    noneText: "No products found",
    picture: "product",
    useFinder: createFinder(MentionProductsDocument, ({ affiliateProducts }) =>
      affiliateProducts.nodes.map(({ id, title, image, price, retailer }) => ({
        id,
        label: title,
        image,
        note: [price, retailer].filter(Boolean).join(", "),
        address: outboundPath(id),
      })),
    ),
  },
];
