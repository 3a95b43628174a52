import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { ReportMissedSearchDocument } from "../../../graphql/generated/operations";

/** Tells the editors about a search without results. Nothing depends on its success. */
export function useReport(text: string): void {
  const client = useApolloClient();
  useEffect(() => {
    if (text === "") return;
    client.mutate({ mutation: ReportMissedSearchDocument, variables: { text } }).catch(() => undefined);
  }, [client, text]);
}
