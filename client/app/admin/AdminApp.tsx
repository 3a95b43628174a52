import { ApolloProvider } from "@apollo/client/react";
import { useState } from "react";
import { AdminAuthProvider } from "../../features/auth/admin/AdminAuthProvider";
import { createAdminClient } from "../../graphql/admin/adminClient";
import { AdminTheme } from "../../shared/admin/AdminTheme";
import { AdminScreens } from "./AdminScreens";

/** Everything of the admin area that outlives a change of screens. */
export function AdminApp() {
  const [client] = useState(createAdminClient);
  return (
    <ApolloProvider client={client}>
      <AdminTheme>
        <AdminAuthProvider>
          <AdminScreens />
        </AdminAuthProvider>
      </AdminTheme>
    </ApolloProvider>
  );
}
