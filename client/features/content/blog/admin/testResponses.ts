import type { MockLink } from "@apollo/client/testing";
import {
  AdminBlogPostsDocument,
  AuthorNamesDocument,
  BlogCategoryTermsDocument,
  BlogPostBySlugDocument,
  BlogPostRecordDocument,
  type AdminBlogPostsQueryVariables,
} from "../../../../graphql/generated/adminOperations";

/** An article as the form reads it. */
export const blogPostRecord = (number: number, changes: object = {}) => ({
  __typename: "BlogPost" as const,
  id: `post-${number}`,
  version: 3,
  status: "PUBLISHED" as const,
  title: `Article ${number}`,
  slug: `article-${number}`,
  image: "https://example.com/cover.jpg",
  category: "Style Guide",
  author: "Hanne Okafor",
  date: "2026-05-07",
  excerpt: `What article ${number} is about.`,
  content: "Some **text**.",
  seoTitle: "",
  seoDescription: "",
  ...changes,
});
export type BlogPostRecord = ReturnType<typeof blogPostRecord>;

const firstPage: AdminBlogPostsQueryVariables = {
  first: 25,
  after: null,
  last: null,
  before: null,
  sort: "NEWEST",
  reverse: false,
  filter: { search: null, category: null, status: null },
};

/** The list response for these variables. */
export const mockBlogPosts = (
  posts: readonly BlogPostRecord[],
  variables: Partial<AdminBlogPostsQueryVariables> = {},
): MockLink.MockedResponse => ({
  request: { query: AdminBlogPostsDocument, variables: { ...firstPage, ...variables } },
  result: {
    data: {
      blogPosts: {
        __typename: "BlogPostConnection",
        edges: posts.map(({ content: _content, seoTitle: _title, seoDescription: _description, ...node }) => ({
          __typename: "BlogPostEdge",
          cursor: node.id,
          node,
        })),
        pageInfo: {
          __typename: "PageInfo",
          hasNextPage: false,
          hasPreviousPage: false,
          startCursor: null,
          endCursor: null,
        },
        totalCount: posts.length,
      },
      blogCategories: [{ __typename: "Facet", name: "Style Guide" }],
    },
  },
});

/** Responses for every form: the categories, and a slug check in which every slug is free. */
export const blogFormMocks: readonly MockLink.MockedResponse[] = [
  {
    request: { query: AuthorNamesDocument },
    result: {
      data: {
        authors: {
          __typename: "AuthorConnection",
          edges: [{ __typename: "AuthorEdge", node: { __typename: "Author", id: "author-1", name: "Ada Roe" } }],
        },
      },
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: BlogCategoryTermsDocument },
    result: { data: { terms: [{ __typename: "Term", id: "term-1", name: "Style Guide" }] } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
  {
    request: { query: BlogPostBySlugDocument, variables: () => true },
    result: { data: { blogPost: null } },
    maxUsageCount: Number.POSITIVE_INFINITY,
  },
];

export const blogPostReading = (post: BlogPostRecord): MockLink.MockedResponse => ({
  request: { query: BlogPostRecordDocument, variables: { id: post.id } },
  result: { data: { blogPost: post } },
});
