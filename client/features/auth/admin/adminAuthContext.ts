import { createContext, useContext } from "react";
import type { SignedInAdministratorQuery } from "../../../graphql/generated/adminOperations";

export type Administrator = NonNullable<SignedInAdministratorQuery["currentAdministrator"]>;

export interface Credentials {
  email: string;
  password: string;
}

/** "unreachable": nobody could be asked; told apart from not being signed in. */
export type AuthState = "loading" | "authenticated" | "unauthenticated" | "unreachable";

export interface AdminAuth {
  state: AuthState;
  /** Null unless authenticated. */
  administrator: Administrator | null;
  /** Never null: the name, else the part of the email before the @, else "Admin User". */
  displayName: string;
  /** Signs in and says so in a toast; false when it did not work, which a toast has told too. */
  signIn: (credentials: Credentials) => Promise<boolean>;
  /** Ends the session and forgets everything that was read; false when it did not work. */
  signOut: () => Promise<boolean>;
  /** The person logged out on purpose: the next sign-in does not lead back to where that was. */
  loggedOut: boolean;
  /** Asks again who is signed in. */
  retry: () => void;
}

export const AdminAuthContext = createContext<AdminAuth | null>(null);

export function useAdminAuth(): AdminAuth {
  const auth = useContext(AdminAuthContext);
  if (!auth) throw new Error("useAdminAuth must be used within an AdminAuthProvider");
  return auth;
}

/** What the person is called on the screen. */
export const displayNameOf = (administrator: Pick<Administrator, "name" | "email"> | null): string =>
  administrator?.name.trim() || administrator?.email.split("@")[0] || "Admin User";
