import { useMutation } from "@apollo/client/react";
import { useContext, useRef } from "react";
import { unexpectedMessage } from "../../../graphql/admin/adminErrors";
import { evictLists } from "../../../graphql/admin/cacheChanges";
import { useCreate } from "../../../graphql/admin/useCreate";
import { useSavedToast } from "../../../graphql/admin/useSavedToast";
import { trySave } from "../../../graphql/admin/trySave";
import {
  CreateCelebrityDocument,
  UpdateCelebrityDocument,
  type CelebrityFieldsFragment,
} from "../../../graphql/generated/adminOperations";
import { unpublishedOutcome, newRowStatus } from "../../../shared/admin/record/newRow";
import type { SaveIntent, SaveOutcome } from "../../../shared/admin/record/recordTypes";
import { AccountContext } from "../../../shared/admin/role/accountContext";
import { useToast } from "../../../shared/toast/ToastContext";
import { celebrityLists } from "./celebrityLists";
import { toCelebrityInput, type CelebrityValues } from "./celebrityValues";

interface SaveCelebrity {
  save: (values: CelebrityValues, version: number | null, intent: SaveIntent) => Promise<SaveOutcome<CelebrityValues>>;
  tellSaved: (intent: SaveIntent) => void;
  onFailed: (message: string) => void;
}

/** Saves a new celebrity (id null) or an existing one, with the toasts of the specification. */
export function useSaveCelebrity(id: string | null): SaveCelebrity {
  const toast = useToast();
  const { role } = useContext(AccountContext);
  const showSaved = useSavedToast("celebrity");
  const saved = useRef<CelebrityFieldsFragment>(null);
  const create = useCreate(CreateCelebrityDocument);
  const [update] = useMutation(UpdateCelebrityDocument);
  const [verb, done] = id === null ? ["add", "added"] : ["update", "updated"];
  return {
    save: (values, version, intent) =>
      trySave(async () => {
        const input = toCelebrityInput(values);
        // A new name or category may change the row's position in lists, so refetch them.
        const options = { update: (cache: Parameters<typeof evictLists>[0]) => evictLists(cache, celebrityLists) };
        if (id === null) await create({ ...input, ...newRowStatus(intent) }, options);
        else {
          const { data } = await update({ ...options, variables: { input: { ...input, id, version: version ?? 0 } } });
          saved.current = data?.updateCelebrity ?? null;
        }
      }),
    tellSaved: (intent) => {
      const draft = id === null ? unpublishedOutcome(role, intent) : null;
      showSaved(saved.current, draft ?? { title: `Celebrity ${done} successfully` });
    },
    onFailed: (message) =>
      toast({
        title: message === unexpectedMessage ? unexpectedMessage : `Failed to ${verb} celebrity: ${message}`,
        variant: "destructive",
      }),
  };
}
