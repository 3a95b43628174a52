import { useFragment, useQuery } from "@apollo/client/react";
import { useContext, useState } from "react";
import { flushSync } from "react-dom";
import { PendingValuesContext } from "../../../../../admin/form/pendingValues";
import type { RowFinder } from "../../../../../admin/form/RowSearch";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import { useCreate } from "../../../../../admin/graphql/useCreate";
import {
  AppearanceEventByIdDocument,
  AppearanceEventFragmentDoc,
  AppearancesDocument,
  CreateAppearanceEventDocument,
} from "../../../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../../../shared/format/date";
import { eventKindLabels } from "../../../../../shared/format/event";
import { useToast } from "../../../../../shared/toast/ToastContext";

/** Searches the places where a look can have been worn. It sends no query before the list opens. */
export function useAppearances(): RowFinder {
  const [text, setText] = useState<string | null>(null);
  const { data, previousData, loading, error } = useQuery(AppearancesDocument, {
    variables: { search: text ?? "" },
    skip: text === null,
  });
  const found = (data ?? previousData)?.appearances ?? [];
  return {
    rows: found.flatMap(({ event }) => {
      if (!event) return [];
      const note = [eventKindLabels[event.kind], paddedDate(event.firstDay), event.place].filter(Boolean).join(", ");
      return { id: event.id, label: event.name, note };
    }),
    state: error ? "failed" : loading ? "loading" : "ready",
    search: setText,
  };
}

/** Adds an event on the day of the look, and calls back with the id. A save of the form waits for it. */
export function useAddEvent(firstDay: string, onAdded: (id: string) => void): (name: string) => void {
  const create = useCreate(CreateAppearanceEventDocument);
  const attempt = useAttempt();
  const toast = useToast();
  const pendingValues = useContext(PendingValuesContext);
  const add = async (name: string) => {
    const input = { name, firstDay: firstDay || null };
    const { data } = await create(input, { update: (cache) => evictLists(cache, ["events", "eventYears"]) });
    if (!data) throw new Error("The response is empty.");
    // A save that waits for the value reads it at once.
    flushSync(() => onAdded(data.createEvent.id));
    toast({ title: "Event added", text: "Say what it is, and where, on the Events screen." });
  };
  return (name) => void attempt(() => pendingValues.add(add(name)));
}

/** The event with an id: "Unknown" when it was deleted, blank while it loads. */
export function useEvent(id: string): { name: string; kind: string } {
  const cached = useFragment({ fragment: AppearanceEventFragmentDoc, from: { __typename: "Event", id } });
  const { data } = useQuery(AppearanceEventByIdDocument, { variables: { id }, skip: id === "" || cached.complete });
  const event = cached.complete ? cached.data : data?.event;
  if (event) return { name: event.name, kind: eventKindLabels[event.kind] };
  return { name: data ? "Unknown" : "", kind: "" };
}
