import { useQuery } from "@apollo/client/react";
import { useMemo, type ReactNode } from "react";
import { SignedInAdministratorDocument } from "../../../graphql/generated/adminOperations";
import { useRetry } from "../../../shared/hooks/useRetry";
import { AdminAuthContext, displayNameOf, type AuthState } from "./adminAuthContext";
import { useSignIn } from "./useSignIn";
import { useSignOut } from "./useSignOut";

/** Asks once who is signed in; from then on signing in and out change it. Stands inside the admin's Apollo client. */
export function AdminAuthProvider({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(SignedInAdministratorDocument, { notifyOnNetworkStatusChange: true });
  const { retry } = useRetry(refetch);
  const signIn = useSignIn();
  const signOut = useSignOut();
  const known = data !== undefined;
  const administrator = data?.currentAdministrator ?? null;
  const auth = useMemo(() => {
    const withoutAnswer: AuthState = error ? "unreachable" : "loading";
    const state: AuthState = known ? (administrator ? "authenticated" : "unauthenticated") : withoutAnswer;
    return { state, administrator, displayName: displayNameOf(administrator), signIn, signOut, retry };
  }, [known, administrator, error, signIn, signOut, retry]);
  return <AdminAuthContext value={auth}>{children}</AdminAuthContext>;
}
