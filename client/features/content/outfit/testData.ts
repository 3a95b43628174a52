/** An outfit as returned by the server, with every field of the cards and pages. */
export function outfitRow(number: number, more: Record<string, unknown> = {}) {
  return {
    __typename: "Outfit",
    id: `outfit-${number}`,
    slug: `look-${number}`,
    title: `Look ${number}`,
    image: "",
    imageAlt: "",
    imageCredit: null,
    aspectRatio: null,
    focalPoint: { __typename: "Point", x: 0.5, y: 0.5 },
    pieces: [],
    morePictures: [],
    scene: null,
    description: `Short words on look ${number}.`,
    seoTitle: "",
    seoDescription: "",
    fullDescription: null,
    event: null,
    occasion: "Gala",
    date: "2026-05-07",
    createdAt: "2026-05-08T10:00:00.000Z",
    updatedAt: "2026-05-09T10:00:00.000Z",
    tags: ["evening"],
    likeCount: 3200,
    hasAffiliateLink: true,
    directLink: null,
    linkHost: "northloom.example",
    linkedProduct: null,
    isAvailable: true,
    celebrity: { __typename: "Celebrity", id: "celebrity-1", slug: "zendria-vale", name: "Zendria Vale" },
    ...more,
  };
}

export const outfitList = (rows: readonly { id: string }[], totalCount = rows.length, hasNextPage = false) => ({
  __typename: "OutfitConnection",
  totalCount,
  edges: rows.map((node) => ({ __typename: "OutfitEdge", cursor: node.id, node })),
  pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: rows.at(-1)?.id ?? null },
});
