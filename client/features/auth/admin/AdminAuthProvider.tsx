import { useQuery } from "@apollo/client/react";
import { useMemo, type ReactNode } from "react";
import { SignedInAdministratorDocument } from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import { AdminAuthContext, getDisplayName, type AuthState } from "./adminAuthContext";
import { useSignIn } from "./signIn/useSignIn";
import { useSignOut } from "./signIn/useSignOut";
import { useRestoredPage } from "./useRestoredPage";

export interface AdminAuthProviderProps {
  /** Logout ended the previous session. */
  loggedOut: boolean;
  /** Must unmount the client and everything inside this provider. */
  onSignedOut: () => void;
  children: ReactNode;
}

/** Queries the signed-in administrator once; signing in updates it. Requires the admin area's ApolloProvider. */
export function AdminAuthProvider({ loggedOut, onSignedOut, children }: AdminAuthProviderProps) {
  const { data, error, refetch } = useQuery(SignedInAdministratorDocument, { notifyOnNetworkStatusChange: true });
  const { retry } = useRetry(refetch);
  const signIn = useSignIn();
  const signOut = useSignOut(onSignedOut);
  const isLoaded = data !== undefined;
  const administrator = data?.currentAdministrator ?? null;
  useRestoredPage(administrator?.id ?? null, onSignedOut);
  const auth = useMemo(() => {
    const stateBeforeResponse: AuthState = error ? "unreachable" : "loading";
    const state: AuthState = isLoaded ? (administrator ? "authenticated" : "unauthenticated") : stateBeforeResponse;
    return { state, administrator, displayName: getDisplayName(administrator), signIn, signOut, loggedOut, retry };
  }, [isLoaded, administrator, error, signIn, signOut, loggedOut, retry]);
  return <AdminAuthContext value={auth}>{children}</AdminAuthContext>;
}
