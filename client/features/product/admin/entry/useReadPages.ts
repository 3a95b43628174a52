import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { ProductFromAddressDocument } from "../../../../graphql/generated/adminOperations";
import { plural } from "../../../../shared/format/plural";
import { isWebAddress } from "../../../../shared/webAddress";
import { fillFromPage, type EntryRow } from "./entryRows";

type Change = (rows: readonly EntryRow[]) => void;

/** Reads the pages of pasted addresses, one after the other, and fills their rows. */
export function useReadPages(rows: readonly EntryRow[], onChange: Change) {
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

  const readOne = async ({ requestId, affiliateLink: address }: EntryRow): Promise<boolean> => {
    const { data } = await client.mutate({
      mutation: ProductFromAddressDocument,
      variables: { address },
      fetchPolicy: "no-cache",
    });
    const page = data?.productFromAddress;
    if (!page || !("address" in page) || !isMounted.current) return false;
    const now = latest.current;
    now.onChange(now.rows.map((row) => (row.requestId === requestId ? fillFromPage(row, page) : row)));
    return true;
  };
  const readAll = async (found: readonly EntryRow[]) => {
    for (const row of found) {
      if (!isMounted.current) return;
      const isRead = await readOne(row).catch(() => false);
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
          ? `${plural(unread, "page")} could not be read. Enter the title and the price.`
          : "",
  };
}
