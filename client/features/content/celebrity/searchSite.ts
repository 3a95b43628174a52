import type { ApolloClient } from "@apollo/client";
import { paths } from "../../../../site/addresses";
import { CelebritiesNamedDocument } from "../../../graphql/generated/operations";

/** Returns the page of the celebrity with exactly this name if there is one; otherwise, and on an error, the results. */
export async function searchSite(client: ApolloClient, text: string): Promise<string> {
  const named = await client
    .query({ query: CelebritiesNamedDocument, variables: { name: text } })
    .then(({ data }) => data?.celebrities.edges.map(({ node }) => node) ?? [])
    .catch(() => []);
  const [found, another] = named.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  return found && !another ? paths.celebrity(found.slug) : paths.search({ q: text });
}
