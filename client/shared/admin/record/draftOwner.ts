import { createContext, useContext } from "react";

/** Whose drafts these are: people who share a browser do not see one another's. */
export const DraftOwnerContext = createContext("");

export const useDraftOwner = (): string => useContext(DraftOwnerContext);
