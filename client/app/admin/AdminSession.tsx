import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { useCallback, useState, type ReactNode } from "react";
import { AdminAuthProvider } from "../../features/people/accounts/admin/AdminAuthProvider";
import { createAdminClient } from "../../admin/graphql/adminClient";
import { enrollmentGate } from "../../admin/session/enrollmentGate";
import { reauthenticationGate } from "../../admin/session/reauthenticationGate";
import { sessionGate } from "../../admin/session/sessionGate";

export interface AdminSessionProps {
  createClient?: () => ApolloClient;
  children: ReactNode;
}

/**
 * The client and the screens of one session. Logout replaces them all. Clearing the cache is not enough: mounted
 * queries would keep showing their last data, and a late response would fill the cache again.
 */
export function AdminSession(props: AdminSessionProps) {
  const [logouts, setLogouts] = useState(0);
  const onLogout = useCallback(() => setLogouts((count) => count + 1), []);
  return <OneSession key={logouts} {...props} loggedOut={logouts > 0} onLogout={onLogout} />;
}

interface OneSessionProps extends AdminSessionProps {
  loggedOut: boolean;
  onLogout: () => void;
}

function OneSession({ createClient = createAdminClient, loggedOut, onLogout, children }: OneSessionProps) {
  const [client] = useState(createClient);
  const end = useCallback(() => {
    onLogout();
    sessionGate.endSession();
    reauthenticationGate.endSession();
    enrollmentGate.open();
  }, [onLogout]);
  return (
    <ApolloProvider client={client}>
      <AdminAuthProvider loggedOut={loggedOut} onSignedOut={end}>
        {children}
      </AdminAuthProvider>
    </ApolloProvider>
  );
}
