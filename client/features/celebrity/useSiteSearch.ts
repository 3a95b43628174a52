import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { CelebritiesNamedDocument } from "../../graphql/generated/operations";

/** Opens the celebrity with exactly this name if there is one; otherwise, and on an error, opens the results page. */
export function useSiteSearch(): (text: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async (text) => {
    const named = await client
      .query({ query: CelebritiesNamedDocument, variables: { name: text } })
      .then(({ data }) => data?.celebrities.edges.map(({ node }) => node) ?? [])
      .catch(() => []);
    const [found, another] = named.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
    await navigate(found && !another ? paths.celebrity(found.slug) : paths.search({ q: text }));
  };
}
