import { type ClassType, Field, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "Position of a page in a list." })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether there are more rows after endCursor." }) hasNextPage: boolean;
  @Field(() => Boolean, { description: "Whether there are more rows before startCursor." }) hasPreviousPage: boolean;
  @Field(() => String, { nullable: true, description: "Cursor of the first row; null on an empty page." }) startCursor:
    string | null;
  @Field(() => String, {
    nullable: true,
    description: "Cursor of the last row, for the argument after; null on an empty page.",
  })
  endCursor: string | null;
}

/** One more than what pages show as a number. */
export const maxBoundedCount = 1_001;

/** One page of rows, and the total count. */
export interface Page<Row> {
  edges: { node: Row; cursor: string }[];
  pageInfo: PageInfo;
  /** Runs the count when it is selected; stops at `limit`. */
  count(limit?: number): Promise<number>;
  /** The page has all rows of the list, so that nothing has to be counted. */
  isWhole?: boolean;
}

/** Creates the GraphQL types of a list of `Node`, according to the Relay cursor connections specification. */
export function createConnectionType<Row extends object>(Node: ClassType<Row>, name = Node.name): ClassType<Page<Row>> {
  @ObjectType(`${name}Edge`, { description: `A ${name} and its cursor.` })
  class Edge {
    @Field(() => Node, { description: "The row." }) node: Row;
    @Field(() => String, { description: "Cursor of the row." }) cursor: string;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${name} rows.` })
  class Connection implements Page<Row> {
    count: (limit?: number) => Promise<number>;

    // The cost belongs to the field that returns the connection, which knows the number of rows.
    @Field(() => [Edge], { description: "Rows with their cursors." }) edges: Edge[];
    @Field(() => PageInfo, { description: "Position of the page." }) pageInfo: PageInfo;

    @Field(() => [Node], { description: "Rows without cursors." })
    nodes(): Row[] {
      return this.edges.map((edge) => edge.node);
    }

    @Field(() => Int, { description: "Number of rows that match the filter, on all pages." })
    totalCount(): Promise<number> {
      return this.count();
    }

    @Field(() => Int, {
      description: "Like totalCount, but counts at most 1,001 rows, which is fast: 1,001 means more than 1,000.",
    })
    boundedCount(): Promise<number> {
      return this.count(maxBoundedCount);
    }
  }
  return Connection;
}
