import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../admin/graphql/useAttempt";
import {
  DeleteSavedViewDocument,
  type SavedViewFieldsFragment,
  SetDefaultViewDocument,
  UpdateSavedViewDocument,
  type ViewScreen,
} from "../../../graphql/generated/adminOperations";
import { savedViewKind } from "./SavedViewForm";
import { useToast } from "../../../shared/toast/ToastContext";

type View = Pick<SavedViewFieldsFragment, "id" | "name">;

const update = { update: (cache: ApolloCache) => evictLists(cache, savedViewKind.lists) };

/** Changes of saved views; each shows its outcome in a toast. */
export function useViewChanges(screen: ViewScreen) {
  const toast = useToast();
  const [change] = useMutation(UpdateSavedViewDocument, update);
  const [remove] = useMutation(DeleteSavedViewDocument, update);
  const [choose] = useMutation(SetDefaultViewDocument, update);
  const attempt = useAttempt();
  const run = async (change: () => Promise<unknown>, title: string) => {
    if (await attempt(change)) toast({ title });
  };
  return {
    /** Gives the view another search, filters, order or columns. */
    replaceQuery: ({ id, name }: View, query: string) =>
      run(() => change({ variables: { input: { id, query } } }), `View “${name}” updated`),
    remove: ({ id, name }: View) => run(() => remove({ variables: { input: { id } } }), `View “${name}” deleted`),
    setDefault: (view: View | null) =>
      run(
        () => choose({ variables: { input: { screen, viewId: view?.id ?? null } } }),
        view ? `This screen opens with “${view.name}”` : "This screen opens with all rows",
      ),
  };
}
