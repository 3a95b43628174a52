import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { ProductFromAddressDocument } from "../../../../../graphql/generated/adminOperations";
import { getErrorMessage } from "../../../../../admin/graphql/adminErrors";
import { plural } from "../../../../../shared/format/plural";
import { isWebAddress } from "../../../../../shared/webAddress";
import { fillFromPage, proposePieces, type EntryRow } from "./entryRows";
import type { EntryPiece } from "./ProductEntryRow";

type Change = (rows: readonly EntryRow[]) => void;

/** Reads the pages of pasted addresses, one after the other, and fills their rows. */
export function useReadPages(rows: readonly EntryRow[], onChange: Change, pieces: readonly EntryPiece[]) {
  const client = useApolloClient();
  // The editor may type while the pages are read.
  const latest = useRef({ rows, onChange });
  useEffect(() => {
    latest.current = { rows, onChange };
  });
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const [left, setLeft] = useState(0);
  const [unread, setUnread] = useState(0);

  const change = (requestId: string, fill: (row: EntryRow) => EntryRow) => {
    const now = latest.current;
    if (isMounted.current)
      now.onChange(
        now.rows.flatMap((row) => (row.requestId === requestId ? proposePieces([fill(row)], pieces) : [row])),
      );
  };
  const readOne = async ({ requestId, affiliateLink: address }: EntryRow): Promise<boolean> => {
    const fail = (problem: string) => change(requestId, (row) => ({ ...row, page: { problem } }));
    try {
      const { data } = await client.mutate({
        mutation: ProductFromAddressDocument,
        variables: { address },
        fetchPolicy: "no-cache",
      });
      const page = data?.productFromAddress;
      if (page && "address" in page) change(requestId, (row) => fillFromPage(row, page));
      else if (page) fail(page.message);
      return page !== undefined && "address" in page;
    } catch (error) {
      fail(getErrorMessage(error));
      return false;
    }
  };
  const readAll = async (found: readonly EntryRow[]) => {
    for (const row of found) {
      if (!isMounted.current) return;
      const isRead = await readOne(row);
      setLeft((count) => count - 1);
      if (!isRead) setUnread((count) => count + 1);
    }
  };
  return {
    /** Reads the pages of the rows that have an address and no title. */
    read: (entered: readonly EntryRow[]) => {
      const found = entered.filter((row) => isWebAddress(row.affiliateLink) && row.title.trim() === "");
      setUnread(0);
      setLeft((count) => count + found.length);
      void readAll(found);
    },
    status:
      left > 0
        ? `Reading ${plural(left, "page")}...`
        : unread > 0
          ? `${plural(unread, "page")} could not be read: see ${unread === 1 ? "its row" : "their rows"}.`
          : "",
  };
}
