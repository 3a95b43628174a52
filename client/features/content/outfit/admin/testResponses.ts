import type { MockLink } from "@apollo/client/testing";
import {
  AdminOutfitsDocument,
  OutfitFacetsDocument,
  OutfitTermsDocument,
  OutfitWearersDocument,
  type AdminOutfitsQueryVariables,
} from "../../../../graphql/generated/adminOperations";

const wearer = { __typename: "Celebrity", id: "celebrity-1", name: "Zendria Vale" };

/** An outfit as the admin side reads it. */
export const outfitRecord = (number: number, more: Record<string, unknown> = {}) => ({
  __typename: "Outfit",
  id: `outfit-${number}`,
  version: 1,
  status: "PUBLISHED",
  slug: `look-${number}`,
  title: `Look ${number}`,
  image: "/art/outfit/1.svg",
  occasion: "Gala",
  date: "2026-05-07",
  updatedAt: "2026-05-08T10:00:00.000Z",
  celebrity: wearer,
  celebrityId: wearer.id,
  event: null,
  description: `Short words on look ${number}.`,
  fullDescription: null,
  affiliateLink: null,
  seoTitle: "",
  seoDescription: "",
  tags: ["evening"],
  productCount: 3,
  imageAlt: "",
  aspectRatio: null,
  focalPoint: { __typename: "Point", x: 0.5, y: 0.5 },
  pieces: [],
  morePictures: [],
  scene: null,
  ...more,
});
export type OutfitRecord = ReturnType<typeof outfitRecord>;

const noFilter = { search: null, occasion: null, celebrityId: null, tag: null, status: null };

/** A response for the screen's list. */
export const mockOutfits = (
  rows: readonly OutfitRecord[],
  asked: Partial<AdminOutfitsQueryVariables> = {},
): MockLink.MockedResponse => ({
  request: {
    query: AdminOutfitsDocument,
    variables: {
      ...{ first: 25, after: null, last: null, before: null, sort: "UPDATED", reverse: false },
      ...asked,
      filter: { ...noFilter, ...asked.filter },
    },
  },
  result: {
    data: {
      outfits: {
        __typename: "OutfitConnection",
        totalCount: rows.length,
        edges: rows.map((node) => ({ __typename: "OutfitEdge", cursor: node.id, node })),
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: rows[0]?.id ?? null,
          endCursor: rows.at(-1)?.id ?? null,
        },
      },
    },
  },
});

const term = (name: string) => ({ __typename: "Term", id: `term-${name}`, name });

/** Reusable responses for the queries of the filters and the form. */
export const outfitListMocks: readonly MockLink.MockedResponse[] = [
  {
    request: { query: OutfitTermsDocument },
    result: { data: { occasions: [term("Airport"), term("Gala")], tags: [term("evening"), term("velvet")] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: OutfitFacetsDocument },
    result: { data: { outfitOccasions: [{ __typename: "Facet", name: "Gala", count: 2 }] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: OutfitWearersDocument, variables: { search: "" } },
    result: {
      data: {
        celebrities: {
          __typename: "CelebrityConnection",
          edges: [{ __typename: "CelebrityEdge", node: { ...wearer, image: "", category: "Actor" } }],
        },
      },
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
];
