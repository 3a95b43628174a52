import { useQuery } from "@apollo/client/react";
import { useMemo, type ReactNode } from "react";
import { SignedInAdministratorDocument } from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import { AdminAuthContext, displayNameOf, type AuthState } from "./adminAuthContext";
import { useSignIn } from "./signIn/useSignIn";
import { useSignOut } from "./signIn/useSignOut";

export interface AdminAuthProviderProps {
  /** The session before this one was ended by Logout. */
  loggedOut: boolean;
  /** Must take the client away, and everything that this provider wraps with it. */
  onSignedOut: () => void;
  children: ReactNode;
}

/** Asks once who is signed in; from then on signing in changes it. It needs the admin area's Apollo client around it. */
export function AdminAuthProvider({ loggedOut, onSignedOut, children }: AdminAuthProviderProps) {
  const { data, error, refetch } = useQuery(SignedInAdministratorDocument, { notifyOnNetworkStatusChange: true });
  const { retry } = useRetry(refetch);
  const signIn = useSignIn();
  const signOut = useSignOut(onSignedOut);
  const known = data !== undefined;
  const administrator = data?.currentAdministrator ?? null;
  const auth = useMemo(() => {
    const withoutAnswer: AuthState = error ? "unreachable" : "loading";
    const state: AuthState = known ? (administrator ? "authenticated" : "unauthenticated") : withoutAnswer;
    return { state, administrator, displayName: displayNameOf(administrator), signIn, signOut, loggedOut, retry };
  }, [known, administrator, error, signIn, signOut, loggedOut, retry]);
  return <AdminAuthContext value={auth}>{children}</AdminAuthContext>;
}
