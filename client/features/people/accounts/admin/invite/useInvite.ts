import { useMutation } from "@apollo/client/react";
import { useCallback, useEffect } from "react";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import { OpenInviteDocument, type OpenInviteMutation } from "../../../../../graphql/generated/adminOperations";

export type OpenInvite = Extract<OpenInviteMutation["openInvite"], { __typename: "OpenInvite" }>;

export interface InviteState {
  /** Null while it loads, and when it opens nothing. */
  invite: OpenInvite | null;
  /** Why it opens nothing; empty while it loads. */
  problem: string;
  /** Asks again: the server did not respond. */
  retry: (() => void) | null;
}

/** Reads the invitation of a token. */
export function useInvite(token: string): InviteState {
  const [open, { data, error }] = useMutation(OpenInviteDocument);
  const load = useCallback(() => void open({ variables: { input: { token } } }).catch(() => undefined), [open, token]);
  useEffect(load, [load]);
  if (error)
    return {
      invite: null,
      problem: getErrorMessage(error, "The invitation could not be loaded. Please try again."),
      retry: load,
    };
  const result = data?.openInvite;
  if (result?.__typename === "OpenInvite") return { invite: result, problem: "", retry: null };
  return { invite: null, problem: result?.message ?? "", retry: null };
}
