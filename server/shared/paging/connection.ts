import { type ClassType, Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Where a page of a list stands." })
export class PageInfo {
  @Field(() => Boolean, { description: "There is more after endCursor." }) hasNextPage: boolean;
  @Field(() => Boolean, { description: "There was something before startCursor." }) hasPreviousPage: boolean;
  @Field(() => String, { nullable: true, description: "Place of the first row; null on an empty page." }) startCursor:
    string | null;
  @Field(() => String, {
    nullable: true,
    description: "Place of the last row, to be given as after; null on an empty page.",
  })
  endCursor: string | null;
}

/** One page of rows, and how many there are in all. */
export interface Page<Row> {
  edges: { node: Row; cursor: string }[];
  pageInfo: PageInfo;
  /** Counts only when somebody asks. */
  count(): Promise<number>;
}

/** The GraphQL types of a list of `Node`, after the Relay cursor connections specification. */
export function connectionOf<Row extends object>(Node: ClassType<Row>, name = Node.name): ClassType<Page<Row>> {
  @ObjectType(`${name}Edge`, { description: `A ${name} and its place in the list.` })
  class Edge {
    @Field(() => Node, { description: "The row.", complexity: 0 }) node: Row;
    @Field(() => String, { description: "Its place." }) cursor: string;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${name} rows.` })
  class Connection implements Page<Row> {
    count: () => Promise<number>;

    // The list that returns the connection has the price of its rows, because it knows how many there are.
    @Field(() => [Edge], { description: "Rows with their places.", complexity: 0 }) edges: Edge[];
    @Field(() => PageInfo, { description: "Where the page stands.", complexity: 0 }) pageInfo: PageInfo;

    @Field(() => [Node], { description: "The rows alone.", complexity: 0 })
    nodes(): Row[] {
      return this.edges.map((edge) => edge.node);
    }

    @Field(() => Int, { description: "Rows that match the filter, on all pages." })
    totalCount(): Promise<number> {
      return this.count();
    }
  }
  return Connection;
}
