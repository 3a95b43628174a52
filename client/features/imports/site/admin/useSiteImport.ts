import { useApolloClient, useMutation, useQuery } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { contentLists, evictLists } from "../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../admin/graphql/useAttempt";
import {
  SiteImportDocument,
  SiteImportsDocument,
  StartSiteImportDocument,
  type SiteImportPictureStateFragment,
  type SiteImportStateFragment,
  type StartSiteImportInput,
} from "../../../../graphql/generated/adminOperations";

const pollMs = 2_000;

/** Whether the server works on it or is about to. */
export const isBusy = (status: SiteImportStateFragment["status"] | undefined): boolean =>
  status === "CHECK_QUEUED" || status === "CHECKING" || status === "QUEUED" || status === "RUNNING";

/** What the administrator says before the start: whether the subscribers agreed to mails, and the places of menus. */
export type SiteImportAnswers = Pick<StartSiteImportInput, "agreed" | "menus">;

export interface ShownImport {
  /** Null when nothing was imported yet. */
  shown: SiteImportStateFragment | null;
  pictures: SiteImportPictureStateFragment | null;
  /** Shows an import that was uploaded now. */
  show: (id: string) => void;
  start: (answers: SiteImportAnswers) => Promise<void>;
  isStarting: boolean;
}

/** The newest import. While the server works on it or on pictures, the screen asks again every two seconds. */
export function useSiteImport(): ShownImport {
  const { cache } = useApolloClient();
  const [uploaded, setUploaded] = useState<string | null>(null);
  const latest = useQuery(SiteImportsDocument, { fetchPolicy: "network-only", skip: uploaded !== null });
  const id = uploaded ?? latest.data?.siteImports[0]?.id ?? null;
  const { data, startPolling, stopPolling } = useQuery(SiteImportDocument, {
    variables: { id: id ?? "" },
    skip: id === null,
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const [run, { loading }] = useMutation(StartSiteImportDocument);
  const shown = data?.siteImport ?? null;
  const isWriting = shown?.status === "RUNNING" || shown?.status === "QUEUED";
  const isActive = isBusy(shown?.status) || (data?.siteImportPictures.waiting ?? 0) > 0;
  const wasWriting = useRef(false);
  useEffect(() => {
    if (wasWriting.current && !isWriting) evictLists(cache, ["imports", ...contentLists]);
    wasWriting.current = isWriting;
  }, [cache, isWriting]);
  useEffect(() => {
    if (!isActive) return undefined;
    startPolling(pollMs);
    return stopPolling;
  }, [isActive, startPolling, stopPolling]);
  const attempt = useAttempt();
  const start = async (answers: SiteImportAnswers) => {
    if (id !== null) await attempt(() => run({ variables: { input: { id, ...answers } } }));
  };
  return { shown, pictures: data?.siteImportPictures ?? null, show: setUploaded, start, isStarting: loading };
}
