import { useMutation } from "@apollo/client/react";
import { useToast, type Toast } from "../../shared/toast/ToastContext";
import {
  IncludeInReleaseDocument,
  type PublicationStatus,
  type PublishableType,
} from "../../graphql/generated/adminOperations";
import { getErrorMessage } from "./adminErrors";
import { evictLists } from "./cacheChanges";

interface SavedRow {
  id: string;
  version: number;
  status: PublicationStatus;
}

/**
 * Shows the toast after a save. A release publishes a row as it was scheduled, so the toast of a scheduled row says that
 * the change waits, and offers to include it.
 */
export function useSavedToast(type: PublishableType): (saved: SavedRow | null | undefined, toast: Toast) => void {
  const toast = useToast();
  const [include] = useMutation(IncludeInReleaseDocument, { update: (cache) => evictLists(cache, ["releases"]) });
  const includeChange = async ({ id, version }: SavedRow) => {
    try {
      await include({ variables: { input: { type, id, version } } });
      toast({ title: "Change included", text: "It will be published as it is now." });
    } catch (error) {
      toast({ title: "Error", text: getErrorMessage(error), variant: "destructive" });
    }
  };
  return (saved, done) =>
    toast(
      saved?.status === "SCHEDULED"
        ? {
            title: done.title,
            text: "The schedule publishes it without this change, unless you include it.",
            action: { label: "Include the change", onClick: () => void includeChange(saved) },
          }
        : done,
    );
}
