import { useApolloClient } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useEffect, useRef, useState } from "react";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { ProductFromAddressDocument } from "../../../../graphql/generated/adminOperations";
import { useSuggestions, type Suggestions } from "../../../../admin/form/suggestion/suggestionContext";
import { isWebAddress } from "../../../../shared/webAddress";
import {
  type FillableValues,
  fillableValues,
  otherFacts,
  pageSuggestions,
  type ReadPage,
  summarize,
} from "./pageSuggestions";

export type FillState =
  | { kind: "idle" | "reading" | "canceled" }
  | { kind: "failed"; message: string }
  | { kind: "filled"; summary: string; facts: string[]; isSoldOut: boolean };

const none: Suggestions = {};
const badAddress = "Enter a web address that begins with https:// or http://";
const unreachable = "The server cannot be reached. Check your connection and try again.";

/** Reads the page of a product and fills the surrounding form from it. */
export function useFillFromPage() {
  const client = useApolloClient();
  const { values, setValues } = useFormikContext<FillableValues>();
  const { suggestions: all, suggest } = useSuggestions();
  const suggestions = all.pastedPage ?? none;
  const [state, setState] = useState<FillState>({ kind: "idle" });
  const running = useRef<AbortController>(null);
  // The editor may type while the page is read.
  const latest = useRef({ values, suggestions });
  useEffect(() => {
    latest.current = { values, suggestions };
  });
  useEffect(() => () => running.current?.abort(), []);

  const apply = (page: ReadPage, address: string) => {
    const found = pageSuggestions(page, address);
    const filled = fillableValues(found, latest.current.values, latest.current.suggestions);
    suggest("pastedPage", found);
    void setValues((current) => ({ ...current, ...filled }));
    setState({
      kind: "filled",
      summary: summarize(Object.keys(filled).length, found),
      facts: otherFacts(page),
      isSoldOut: page.availability.value === "OUT_OF_STOCK",
    });
  };

  const request = async (address: string, { signal }: AbortController) => {
    const { data } = await client.mutate({
      mutation: ProductFromAddressDocument,
      variables: { address },
      fetchPolicy: "no-cache",
      context: { fetchOptions: { signal } },
    });
    return data?.productFromAddress;
  };

  const fill = async (text: string) => {
    running.current?.abort();
    const address = text.trim();
    if (!isWebAddress(address)) return setState({ kind: "failed", message: badAddress });
    const own = (running.current = new AbortController());
    setState({ kind: "reading" });
    try {
      const result = await request(address, own);
      if (own.signal.aborted || !result) return;
      if ("address" in result) apply(result, address);
      else setState({ kind: "failed", message: result.message });
    } catch (error) {
      if (!own.signal.aborted) setState({ kind: "failed", message: getErrorMessage(error, unreachable) });
    }
  };

  return {
    state,
    fill: (address: string) => void fill(address),
    cancel: () => {
      running.current?.abort();
      setState({ kind: "canceled" });
    },
  };
}
