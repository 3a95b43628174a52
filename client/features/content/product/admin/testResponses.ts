import type { MockLink } from "@apollo/client/testing";
import {
  AdminProductsDocument,
  BrandNamesDocument,
  FoundPriceDocument,
  OutfitPiecesDocument,
  OutfitProductsDocument,
  PriceHistoryDocument,
  ProductRetailersDocument,
  type AdminProductsQueryVariables,
} from "../../../../graphql/generated/adminOperations";

const pieces = [{ __typename: "Piece", id: "piece-1", name: "Cape" }];

export const lookOfProducts = { __typename: "Outfit", id: "outfit-1", slug: "look-1", title: "Look 1" };

/** An affiliate product as the admin side reads it. */
export const productRecord = (number: number, more: Record<string, unknown> = {}) => ({
  __typename: "AffiliateProduct",
  id: `product-${number}`,
  version: 1,
  title: `Piece ${number}`,
  image: "",
  retailer: "Velvet Row",
  price: "$58",
  originalPrice: "",
  updatedAt: "2026-05-07T10:00:00.000Z",
  outfitId: lookOfProducts.id,
  outfit: lookOfProducts,
  matchKind: "SIMILAR",
  matchProblem: null,
  pieceId: null,
  basis: null,
  basisOn: null,
  basisSource: "",
  brandName: "",
  description: "",
  affiliateLink: "https://velvet.example/1",
  rating: null,
  reviewCount: null,
  ...more,
});
export type ProductRecord = ReturnType<typeof productRecord>;

const connection = (rows: readonly ProductRecord[]) => ({
  __typename: "AffiliateProductConnection",
  totalCount: rows.length,
  edges: rows.map((node) => ({ __typename: "AffiliateProductEdge", cursor: node.id, node })),
  pageInfo: {
    __typename: "PageInfo",
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: rows[0]?.id ?? null,
    endCursor: rows.at(-1)?.id ?? null,
  },
});

/** A response for the screen's list. */
export const mockProducts = (
  rows: readonly ProductRecord[],
  asked: Partial<AdminProductsQueryVariables> = {},
): MockLink.MockedResponse => ({
  request: {
    query: AdminProductsDocument,
    variables: {
      ...{ first: 25, after: null, last: null, before: null, sort: "UPDATED", reverse: false },
      ...asked,
      filter: { search: null, retailer: null, outfitId: null, price: null, ...asked.filter },
    },
  },
  result: { data: { affiliateProducts: connection(rows) } },
});

/** A response for the list inside an outfit. */
export const mockOutfitProducts = (rows: readonly ProductRecord[]): MockLink.MockedResponse => ({
  request: { query: OutfitProductsDocument, variables: { outfitId: lookOfProducts.id } },
  result: {
    data: {
      outfit: {
        __typename: "Outfit",
        id: lookOfProducts.id,
        pieces: pieces.map((piece) => ({
          ...piece,
          products: rows
            .filter(({ pieceId }) => pieceId === piece.id)
            .map(({ id }) => ({ __typename: "AffiliateProduct", id })),
        })),
      },
      affiliateProducts: connection(rows),
    },
  },
});

/** A response for the pieces in the form. */
export const piecesMock: MockLink.MockedResponse = {
  request: { query: OutfitPiecesDocument, variables: { outfitId: lookOfProducts.id } },
  result: { data: { outfit: { __typename: "Outfit", id: lookOfProducts.id, pieces } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** A response for the prices below the form: none. */
export const noPricesMock: MockLink.MockedResponse = {
  request: { query: PriceHistoryDocument, variables: () => true },
  result: ({ id }) => ({
    data: {
      affiliateProduct: { __typename: "AffiliateProduct", id: String(id), priceCurrency: null, priceHistory: [] },
      categoryItem: null,
    },
  }),
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** A response for the price on the shop's page: none that differs. */
export const noFoundPriceMock: MockLink.MockedResponse = {
  request: { query: FoundPriceDocument, variables: () => true },
  result: ({ id }) => ({
    data: { offer: { __typename: "AffiliateProduct", id: String(id), foundPrice: null } },
  }),
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** No brand has a name yet. */
export const brandsMock: MockLink.MockedResponse = {
  request: { query: BrandNamesDocument, variables: () => true },
  result: { data: { brands: { __typename: "BrandConnection", nodes: [] } } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

export const retailersMock: MockLink.MockedResponse = {
  request: { query: ProductRetailersDocument },
  result: { data: { productRetailers: [{ __typename: "Facet", name: "Velvet Row", count: 2 }] } },
  maxUsageCount: Number.POSITIVE_INFINITY,
};
