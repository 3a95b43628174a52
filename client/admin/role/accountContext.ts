import { createContext, useContext } from "react";
import { hasRole, type Role } from "./roles";

export interface SignedInAccount {
  id: string;
  name: string;
  role: Role;
}

/** The signed-in account; the default is for tests of a single screen. */
export const AccountContext = createContext<SignedInAccount>({ id: "", name: "", role: "admin" });

/** Returns whether the signed-in person has the role. */
export const useHasRole = (needed: Role): boolean => hasRole(useContext(AccountContext).role, needed);
