import { ApolloClient, ApolloLink } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, renderHook, waitFor } from "@testing-library/react";
import { type DocumentNode, Kind } from "graphql";
import { of } from "rxjs";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { programKind } from "../../features/analytics/admin/programs/programKind";
import { blogPostKind } from "../../features/blog/admin/blogPostKind";
import { blogPostRecord } from "../../features/blog/admin/testResponses";
import { categoryKind } from "../../features/category/admin/categories/categoryKind";
import { itemKind } from "../../features/category/admin/itemKind";
import { celebrityKind } from "../../features/celebrity/admin/celebrityKind";
import { feedKind } from "../../features/feeds/admin/settings/feedKind";
import { ruleKind } from "../../features/feeds/admin/rules/ruleKind";
import { outfitKind } from "../../features/outfit/admin/outfitKind";
import { outfitRecord } from "../../features/outfit/admin/testResponses";
import { productKind } from "../../features/product/admin/productKind";
import { productRecord } from "../../features/product/admin/testResponses";
import { savedViewKind } from "../../features/savedViews/admin/SavedViewForm";
import { synonymKind } from "../../features/search/admin/SynonymForm";
import { createAdminCache } from "../../admin/graphql/adminCache";
import type { FormKind, KindRow } from "../../admin/record/recordKind";
import { useKindForm } from "../../admin/record/useKindForm";

type AnyKind = FormKind<KindRow, object, object, object>;

/** The row, a changed field and its new value, and what the update sends besides id and version. */
type Case = [kind: unknown, row: object, change: object, sent: object];

const item = { ...itemKind.empty, title: "Gown", categoryName: "dresses", sourceDifferences: [] };
const celebrity = { ...celebrityKind.empty, name: "Ada", status: "PUBLISHED" };
const socialMedia = { ...celebrityKind.empty.socialMedia, instagram: "ada" };
const category = { name: "hats", label: "Hats", icon: "accessories", image: "", isBuiltIn: false, itemCount: 0 };
const rule = { kind: "WORDS", phrases: [], feedId: null, outcome: "CATEGORY", categoryName: "hats", strength: "LAST" };
const view = {
  __typename: "SavedView",
  name: "Gala",
  isShared: false,
  query: "",
  isOwn: true,
  canChange: true,
  authorName: "Ada",
};

const cases: Record<string, Case> = {
  celebrity: [celebrityKind, celebrity, { height: "170 cm" }, { height: "170 cm" }],
  "celebrity, a group of fields": [celebrityKind, celebrity, { socialMedia }, { socialMedia }],
  item: [itemKind, item, { price: "$240" }, { price: "$240" }],
  article: [blogPostKind, blogPostRecord(1), { title: "Better" }, { title: "Better" }],
  product: [productKind, productRecord(1), { price: "$60" }, { price: "$60" }],
  outfit: [outfitKind, outfitRecord(1), { title: "Better" }, { title: "Better" }],
  "outfit, a list": [outfitKind, outfitRecord(1), { tags: ["evening", "velvet"] }, { tags: ["evening", "velvet"] }],
  category: [categoryKind, category, { slug: "caps" }, { slug: "caps" }],
  // The server demands all fields of these, or gives a default to what is missing.
  program: [
    programKind,
    programKind.empty,
    { name: "Velvet" },
    { ...programKind.empty, name: "Velvet", kind: "MARKETPLACE" },
  ],
  feed: [
    feedKind,
    { ...feedKind.empty, mapping: [] },
    { name: "Tide" },
    { ...feedKind.toInput({}, feedKind.empty), name: "Tide" },
  ],
};

const unversioned: Record<string, Case> = {
  "saved view": [savedViewKind, view, { isShared: true }, { isShared: true }],
  // The server demands all fields of these.
  synonym: [
    synonymKind,
    { __typename: "Synonym", word: "trainers", meaning: "shoes" },
    { meaning: "sneakers" },
    { word: "trainers", meaning: "sneakers" },
  ],
  rule: [ruleKind, rule, { phrases: ["hat"] }, { ...rule, phrases: ["hat"] }],
};

/** Changes one field in the form of a row, and returns the input of the update. */
async function sendChange(kind: AnyKind, row: KindRow, change: object): Promise<unknown> {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ variables, query }) => {
    sent.push(variables.input);
    return of({ data: { [getRootField(query)]: row } });
  });
  const client = new ApolloClient({ cache: createAdminCache(), link });
  const { result } = renderHook(() => useKindForm({ ...kind, schema: undefined }, { row, onClose: () => undefined }), {
    wrapper: ({ children }) => (
      <ApolloProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: "/", element: children }])} />
      </ApolloProvider>
    ),
  });
  await act(() => result.current.formik.setValues({ ...result.current.formik.values, ...change }));
  act(() => result.current.submit());
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}

function getRootField(query: DocumentNode): string {
  const [operation] = query.definitions;
  const field = operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet.selections[0] : undefined;
  return field?.kind === Kind.FIELD ? field.name.value : "";
}

describe("an update sends", () => {
  test.each(Object.entries(cases))("only what changed: %s", async (_name, [kind, row, change, sent]) => {
    const key = { id: "1", version: 3 };
    expect(await sendChange(kind as AnyKind, { ...row, ...key }, change)).toEqual({ ...key, ...sent });
  });

  test.each(Object.entries(unversioned))("without a version: %s", async (_name, [kind, row, change, sent]) => {
    expect(await sendChange(kind as AnyKind, { ...row, id: "1" }, change)).toEqual({ id: "1", ...sent });
  });
});
