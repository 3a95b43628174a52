import type { MockLink } from "@apollo/client/testing";
import {
  AdminFeedsDocument,
  CategoryRulesDocument,
  FeedChoicesDocument,
  FeedRecordDocument,
  FeedRunReportDocument,
  FeedRunsDocument,
} from "../../../../graphql/generated/adminOperations";

type Mock = MockLink.MockedResponse;

export const testRun = (more: object = {}) => ({
  __typename: "FeedRun",
  id: "r1",
  status: "DONE",
  isDryRun: false,
  actorName: "Ada",
  message: "2 created, 0 updated, 0 unchanged.",
  createdAt: "2026-03-05T10:00:00.000Z",
  finishedAt: "2026-03-05T10:01:00.000Z",
  ...more,
});

export const testFeed = (more: object = {}) => ({
  __typename: "Feed",
  id: "f1",
  name: "Tide",
  format: "SHOPIFY",
  address: "",
  itemCount: 12,
  isNightly: false,
  nextRunAt: null,
  confirmedAt: null,
  runs: [] as object[],
  version: 3,
  currency: "EUR",
  programId: null,
  linkTemplate: "",
  mapping: [],
  runHour: 3,
  ...more,
});

const example = { __typename: "FeedExample", line: 2, title: "Bicycle Pump", type: "Pumps" };
export const testDecisions = [
  {
    __typename: "FeedDecision",
    category: "dresses",
    ruleId: "s1",
    field: "type",
    phrase: "dress",
    count: 4,
    examples: [{ __typename: "FeedExample", line: 7, title: "Wave Gown", type: "Dresses" }],
  },
  {
    __typename: "FeedDecision",
    category: "shoes",
    ruleId: "s2",
    field: "title",
    phrase: "pump",
    count: 1,
    examples: [example],
  },
  { __typename: "FeedDecision", category: null, ruleId: null, field: "", phrase: "", count: 2, examples: [example] },
];

export const testReport = (more: object = {}) => ({
  __typename: "FeedReport",
  format: "Shopify",
  rows: 9,
  products: 7,
  created: 5,
  updated: 0,
  unchanged: 0,
  missing: 0,
  unavailable: 0,
  questions: [] as string[],
  decisions: testDecisions,
  editedItems: 0,
  edited: [] as object[],
  otherTypes: 2,
  unpublished: 0,
  trashed: 0,
  faulty: 0,
  problemCount: 0,
  problems: [],
  changes: [
    {
      ...{ __typename: "ChangedRowsOfKind", rows: "category items", created: 5, changed: 0, removed: 0 },
      ...{ newTitles: ["A new gown"], changes: [], removedTitles: [] },
    },
  ],
  importId: null,
  isUndoable: true,
  seconds: 0.4,
  ...more,
});

/** The response of POST /api/products. */
export const testUploadReport = (more: object = {}) => {
  const { otherTypes, unpublished, trashed, faulty, editedItems, edited, ...report } = testReport();
  return {
    ...report,
    dryRun: true,
    decisions: testDecisions.map(({ ruleId, field, phrase, ...decision }) => ({
      ...decision,
      rule: ruleId ? { id: ruleId, field, phrase } : null,
    })),
    edited: { items: editedItems, fields: 0, first: edited },
    leftOut: { otherTypes, unpublished, trashed, faulty, types: [] },
    ...more,
  };
};

export const testRule = (more: object = {}) => ({
  __typename: "CategoryRule",
  id: "own",
  feedId: null,
  kind: "WORDS",
  phrases: ["bicycle", "pump"],
  outcome: "CATEGORY",
  categoryName: "bikes",
  strength: "ALWAYS",
  isStandard: false,
  ...more,
});

export const feedList = (...feeds: object[]): Mock => ({
  request: { query: AdminFeedsDocument },
  result: { data: { feeds } },
});
export const feedRecord = (feed: object): Mock => ({
  request: { query: FeedRecordDocument, variables: { id: "f1" } },
  result: { data: { feed } },
});
export const feedRuns = (feed: object): Mock => ({
  request: { query: FeedRunsDocument, variables: { id: "f1" } },
  result: { data: { feed } },
});
export const feedRunReport = (id: string, report: object | null): Mock => ({
  request: { query: FeedRunReportDocument, variables: { id } },
  result: { data: { feedRun: { __typename: "FeedRun", id, report } } },
});
export const feedChoices: Mock = {
  request: { query: FeedChoicesDocument },
  maxUsageCount: Number.POSITIVE_INFINITY,
  result: {
    data: {
      categories: ["dresses", "shoes", "bikes"].map((name) => ({
        __typename: "Category",
        id: name,
        name,
        label: name.charAt(0).toUpperCase() + name.slice(1),
      })),
      affiliatePrograms: [{ __typename: "AffiliateProgram", id: "p1", name: "Tide Partners" }],
      feedContents: [
        ["id", "Product ID"],
        ["title", "Title"],
        ["price", "Price"],
        ["brand", "Retailer"],
      ].map(([content, label]) => ({ __typename: "FeedContent", content, label })),
    },
  },
};
export const categoryRules = (...rules: object[]): Mock => ({
  request: { query: CategoryRulesDocument },
  maxUsageCount: 3,
  result: { data: { categoryRules: rules, feeds: [{ __typename: "Feed", id: "f1", name: "Tide" }] } },
});
