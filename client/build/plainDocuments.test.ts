import { addTypenameToDocument as apollosTypename } from "@apollo/client/utilities";
import {
  removeDirectivesFromDocument,
  removeMaskedFragmentSpreads as apollosRemoval,
} from "@apollo/client/utilities/internal";
import { Kind, visit, type DocumentNode } from "graphql";
import * as adminOperations from "../graphql/generated/adminOperations";
import * as operations from "../graphql/generated/operations";
import {
  addNonReactiveToNamedFragments,
  addTypenameToDocument,
  documentForServer,
  removeMaskedFragmentSpreads,
} from "./plainDocuments";

const documents = Object.entries({ ...operations, ...adminOperations }).filter(
  ([, value]) => (value as { kind?: string }).kind === Kind.DOCUMENT,
) as [string, DocumentNode][];

const queries = documents.filter(([, { definitions }]) =>
  definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
);

const directives = new Set<string>();
for (const [, document] of documents) visit(document, { Directive: ({ name }) => void directives.add(name.value) });

describe("what the build puts in the place of Apollo's own", () => {
  it("is made for documents that know no directive but these", () => {
    expect(documents.length).toBeGreaterThan(100);
    expect(["include", "skip", "unmask"]).toEqual(expect.arrayContaining([...directives]));
  });

  it("adds the names of types as Apollo does", () => {
    for (const [name, document] of documents)
      expect([name, addTypenameToDocument(document)]).toEqual([name, apollosTypename(document)]);
  });

  it("sends what Apollo sends", () => {
    const removed = ["client", "connection", "nonreactive", "unmask"].map((name) => ({ name }));
    for (const [name, document] of queries)
      expect([name, documentForServer(document)]).toEqual([name, removeDirectivesFromDocument(removed, document)]);
  });

  it("takes away other components' fragments as Apollo does, and marks just these as not watched", () => {
    for (const [name, document] of documents) {
      expect([name, removeMaskedFragmentSpreads(document)]).toEqual([name, apollosRemoval(document)]);
      const marked = visit(addNonReactiveToNamedFragments(document), {
        FragmentSpread: ({ directives: all }) => (all?.at(-1)?.name.value === "nonreactive" ? null : undefined),
      });
      expect([name, marked]).toEqual([name, apollosRemoval(document)]);
    }
  });

  it("gives a document back as it is where there is nothing to change", () => {
    const plain = operations.TopicsPageDocument;
    expect(documentForServer(plain)).toBe(plain);
  });
});
