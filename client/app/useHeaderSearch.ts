import { useApolloClient } from "@apollo/client/react";
import { useCallback, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { HeaderSearchDocument } from "../graphql/generated/operations";
import { paths } from "../shared/paths";

/** Leads to the first celebrity whose name contains the text; with none, or when the look-up fails, to the search's results. */
export function useHeaderSearch(): (text: string) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const latest = useRef(0);
  return useCallback(
    async (text) => {
      const turn = ++latest.current;
      const slug = await client.query({ query: HeaderSearchDocument, variables: { text } }).then(
        ({ data }) => data?.celebrities.edges[0]?.node.slug,
        () => undefined,
      );
      // Whoever searched again meanwhile wants that answer.
      if (turn !== latest.current) return;
      await navigate(slug ? paths.celebrity(slug) : paths.celebrities({ search: text }));
    },
    [client, navigate],
  );
}
