import { useApolloClient, useQuery, useMutation } from "@apollo/client/react";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useCallback } from "react";
import { flushSync } from "react-dom";
import {
  SignedInAdministratorDocument,
  SignOutDocument,
  SignInDocument,
} from "../../../../graphql/generated/adminOperations";
import { useRetry } from "../../../../shared/hooks/useRetry";
import {
  AdminAuthContext,
  getDisplayName,
  type AuthState,
  type Credentials,
  type SecondStep,
} from "./adminAuthContext";
import { getErrorMessage } from "../../../../admin/graphql/adminErrors";
import { unexpectedMessage } from "../../../../admin/graphql/requestError";
import { useToast } from "../../../../shared/toast/ToastContext";
import { rememberAdministrator } from "./rememberAdministrator";
import { useWelcome } from "./signIn/useWelcome";

const setVisible = (isVisible: boolean): void => {
  document.documentElement.style.visibility = isVisible ? "" : "hidden";
};

/**
 * Checks the session when the browser restores the page from its back/forward cache, because it may have ended
 * meanwhile. The page is stored hidden, so that nothing shows before the response.
 * @param administratorId null when nobody is signed in: then there is nothing to hide.
 * @param onEnded must unmount everything; also called when the session belongs to another administrator or is unknown.
 */
function useRestoredPage(administratorId: string | null, onEnded: () => void): void {
  const client = useApolloClient();
  const check = useEffectEvent(async () => {
    const query = SignedInAdministratorDocument;
    const found = await client.query({ query, fetchPolicy: "no-cache" }).catch(() => null);
    if (found?.data?.currentAdministrator?.id !== administratorId) flushSync(onEnded);
    setVisible(true);
  });
  const isSignedIn = administratorId !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const hide = ({ persisted }: PageTransitionEvent) => persisted && setVisible(false);
    const show = ({ persisted }: PageTransitionEvent) => persisted && void check();
    window.addEventListener("pagehide", hide);
    window.addEventListener("pageshow", show);
    return () => {
      window.removeEventListener("pagehide", hide);
      window.removeEventListener("pageshow", show);
    };
  }, [isSignedIn]);
}

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

/** Ends the session with the toasts of the specification; returns true on success. */
function useSignOut(onSignedOut: () => void): () => Promise<boolean> {
  const toast = useToast();
  const [mutate] = useMutation(SignOutDocument);
  return useCallback(async () => {
    try {
      await mutate();
    } catch (error) {
      toast({ title: "Logout failed", text: getErrorMessage(error), variant: "destructive" });
      return false;
    }
    onSignedOut();
    toast({ title: "Logged out" });
    return true;
  }, [mutate, onSignedOut, toast]);
}

/** Signs in with the toasts of the specification; returns true on success, and the second step of an account with one. */
function useSignIn(): (credentials: Credentials) => Promise<boolean | SecondStep> {
  const toast = useToast();
  const welcome = useWelcome();
  const [mutate] = useMutation(SignInDocument);
  return useCallback(
    async (input) => {
      const failed = (text: string) => {
        toast({ title: "Login failed", text, variant: "destructive" });
        return false;
      };
      try {
        const { data } = await mutate({
          variables: { input },
          update: (cache, { data: result }) => {
            if (result?.signIn.__typename === "SignedIn") rememberAdministrator(cache, result.signIn.administrator);
          },
        });
        if (data?.signIn.__typename === "SecondFactorNeeded") return data.signIn;
        if (data?.signIn.__typename !== "SignedIn") return failed(data?.signIn.message ?? unexpectedMessage);
        return welcome(data.signIn.administrator);
      } catch (error) {
        return failed(getErrorMessage(error));
      }
    },
    [mutate, toast, welcome],
  );
}
