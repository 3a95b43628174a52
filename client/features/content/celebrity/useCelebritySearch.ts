import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { FindCelebrityDocument } from "../../../graphql/generated/operations";

/** Opens the first celebrity whose name contains the text; without a match or on an error, opens the filtered list. */
export function useCelebritySearch(): (text: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return useCallback(
    async (text: string) => {
      const found = await client
        .query({ query: FindCelebrityDocument, variables: { search: text } })
        .then(({ data }) => data?.celebrities.edges[0]?.node)
        .catch(() => undefined);
      await navigate(found ? paths.celebrity(found.slug) : paths.celebrities({ search: text }));
    },
    [client, navigate],
  );
}
