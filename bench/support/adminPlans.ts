/** What the admin area's screens ask for: each of their queries, and the lists in each order and with filters. */
import fs from "node:fs";
import {
  buildSchema,
  type DocumentNode,
  isEnumType,
  isInputType,
  isNonNullType,
  getNamedType,
  Kind,
  OperationTypeNode,
  parseValue,
  print,
  typeFromAST,
  valueFromAST,
  visit,
  type VariableDefinitionNode,
} from "graphql";
import type { EntityManager } from "typeorm";
import * as documents from "../../client/graphql/generated/adminOperations";
import { buildValue } from "../../server/testing/schemaCalls";
import { soleId } from "./catalogue";
import type { Operation, Variables } from "./pagePlans";

const schema = buildSchema(fs.readFileSync("schema.graphql", "utf8"));
const rowsOfPage = 25;

/** What editors filter the lists by. */
const filters: Record<string, Record<string, Variables>> = {
  AdminProducts: {
    searched: { search: "navy silk" },
    "searched, one word": { search: "silk" },
    "of a color": { colors: ["saffron"] },
    "on sale": { onSale: true },
    "at a price": { minPrice: 413.2, maxPrice: 417.9 },
    "of a rare shop": { retailer: "Rare Shop" },
  },
  AdminItems: { searched: { search: "navy silk" }, "at a price": { minPrice: 413.2, maxPrice: 417.9 } },
  AdminOutfits: {
    searched: { search: "navy silk" },
    "of an occasion": { occasion: "Gala" },
    "with a tag": { tag: "evening" },
    drafts: { status: "DRAFT" },
  },
  AdminCelebrities: { searched: { search: "noor v" } },
  AdminBlogPosts: { searched: { search: "navy silk" } },
  AdminLinks: { searched: { search: "shop7" } },
};

/** Values of variables that the schema's types do not give. */
const findValues = async (db: EntityManager): Promise<Variables> => {
  const [ids]: Variables[] = await db.query(
    `SELECT (SELECT id FROM outfits WHERE slug = 'outfit-77') AS "outfitId", (SELECT id FROM outfit_pieces LIMIT 1) AS "pieceId",
       (SELECT id FROM affiliate_products LIMIT 1) AS product, (SELECT id FROM category_items LIMIT 1) AS item,
       (SELECT id FROM celebrities WHERE slug = 'person-7') AS celebrity, (SELECT id FROM blog_posts LIMIT 1) AS post`,
  );
  return {
    ...ids,
    id: soleId,
    programId: soleId,
    endpointId: "00000000-0000-4000-8000-000000000000",
    fromId: "1",
    toId: "2",
    address: "https://shop7.example/p/7",
    reverse: false,
    month: "2026-01",
    search: "navy",
    text: "navy silk",
    from: "2026-01-01",
    to: "2026-01-31",
  };
};

/** The row whose id a query takes. */
const rowOf = (name: string): string =>
  Object.entries({
    Outfit: "outfitId",
    Piece: "pieceId",
    Product: "product",
    Price: "product",
    Item: "item",
    Celebrity: "celebrity",
    BlogPost: "post",
  }).find(([word]) => name.includes(word))?.[1] ?? "id";

interface Described {
  name: string;
  variables: readonly VariableDefinitionNode[];
  query: string;
}

const describe = (document: DocumentNode): Described[] =>
  document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY
      ? [
          {
            name: node.name?.value ?? "",
            variables: node.variableDefinitions ?? [],
            query: print(visit(document, { Directive: ({ name }) => (name.value === "unmask" ? null : undefined) })),
          },
        ]
      : [],
  );

/** Returns every query of the admin area with the values that it must have. */
export async function listAdminPlans(db: EntityManager): Promise<Operation[]> {
  const values = await findValues(db);
  return (Object.values(documents as Record<string, unknown>) as DocumentNode[])
    .flatMap(describe)
    .flatMap(({ name, query, variables }) => {
      const asked: Variables = {};
      let sorts: string[] = [];
      for (const { variable, type: node } of variables) {
        const type = typeFromAST(schema, node as never);
        if (!isInputType(type)) continue;
        const key = variable.name.value;
        const named = getNamedType(type);
        if (key === "sort" && isEnumType(named)) sorts = named.getValues().map((value) => value.name);
        if (key === "first") asked[key] = rowsOfPage;
        else if (isNonNullType(type))
          asked[key] = values[key === "id" ? rowOf(name) : key] ?? valueFromAST(parseValue(buildValue(type)), type);
      }
      const plain = { label: name, query, variables: asked };
      return [
        plain,
        ...sorts.flatMap((sort) => [
          { ...plain, label: `${name} by ${sort}`, variables: { ...asked, sort } },
          { ...plain, label: `${name} by ${sort}, reverse`, variables: { ...asked, sort, reverse: true } },
        ]),
        ...Object.entries(filters[name] ?? {}).map(([how, filter]) => ({
          ...plain,
          label: `${name} ${how}`,
          variables: { ...asked, filter, ...(sorts.length > 0 && { sort: sorts[0] }) },
        })),
      ];
    });
}
