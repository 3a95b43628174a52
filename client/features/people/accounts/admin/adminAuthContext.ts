import { createContext, useContext } from "react";
import type { SignedInAdministratorQuery } from "../../../../graphql/generated/adminOperations";

export type Administrator = NonNullable<SignedInAdministratorQuery["currentAdministrator"]>;

export interface Credentials {
  email: string;
  password: string;
}

/** What the user's second step accepts. Recovery codes are always accepted. */
export interface SecondStep {
  hasAuthenticator: boolean;
  hasPasskeys: boolean;
}

/** "unreachable": the server did not respond, so the session is unknown. */
export type AuthState = "loading" | "authenticated" | "unauthenticated" | "unreachable";

export interface AdminAuth {
  state: AuthState;
  /** Null unless authenticated. */
  administrator: Administrator | null;
  /** Never null: the name, else the part of the email before the @, else "Admin User". */
  displayName: string;
  /** Signs in and shows the outcome in a toast; returns true on success, and the second step of an account with one. */
  signIn: (credentials: Credentials) => Promise<boolean | SecondStep>;
  /** Ends the session and clears all cached data; returns true on success. */
  signOut: () => Promise<boolean>;
  /** The user logged out: the next sign-in does not return to the last screen. */
  loggedOut: boolean;
  /** Queries the session again. */
  retry: () => void;
}

export const AdminAuthContext = createContext<AdminAuth | null>(null);

export function useAdminAuth(): AdminAuth {
  const auth = useContext(AdminAuthContext);
  if (!auth) throw new Error("useAdminAuth must be used within an AdminAuthProvider");
  return auth;
}

/** Returns the user's display name. */
export const getDisplayName = (administrator: Pick<Administrator, "name" | "email"> | null): string =>
  administrator?.name.trim() || administrator?.email.split("@")[0] || "Admin User";
