import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { SignedInAdministratorDocument } from "../../../graphql/generated/adminOperations";

const setVisible = (isVisible: boolean): void => {
  document.documentElement.style.visibility = isVisible ? "" : "hidden";
};

/**
 * Checks the session when the browser restores the page from its back/forward cache, because it may have ended
 * meanwhile. The page is stored hidden, so that nothing shows before the response.
 * @param administratorId null when nobody is signed in: then there is nothing to hide.
 * @param onEnded must unmount everything; also called when the session belongs to another administrator or is unknown.
 */
export function useRestoredPage(administratorId: string | null, onEnded: () => void): void {
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
