import { createContext, useContext } from "react";

/** The user id that owns the drafts: people who share a browser do not see each other's drafts. */
export const DraftOwnerContext = createContext("");

export const useDraftOwner = (): string => useContext(DraftOwnerContext);
