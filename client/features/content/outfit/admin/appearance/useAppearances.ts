import type { ApolloCache } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { useFormikContext } from "formik";
import { useContext, useState } from "react";
import { flushSync } from "react-dom";
import { PendingValuesContext } from "../../../../../admin/form/pendingValues";
import type { FoundRow, RowFinder } from "../../../../../admin/form/RowSearch";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { useAttempt } from "../../../../../admin/graphql/useAttempt";
import { useCreate } from "../../../../../admin/graphql/useCreate";
import {
  AppearanceEventByIdDocument,
  AppearanceEventFragmentDoc,
  AppearancesDocument,
  type AppearancesQuery,
  CreateAppearanceEventDocument,
  CreateAppearanceShowDocument,
} from "../../../../../graphql/generated/adminOperations";
import { paddedDate } from "../../../../../shared/format/date";
import { eventKindLabels } from "../../../../../shared/format/event";
import { formatScene } from "../../../../../shared/format/scene";
import { useToast } from "../../../../../shared/toast/ToastContext";
import type { OutfitValues } from "../outfitKind";
import { foundSceneValue, showValue } from "./sceneValue";

/** Where a look was worn: at an event or in a show. */
export type Place = Pick<OutfitValues, "eventId" | "scene">;

export const nowhere: Place = { eventId: "", scene: null };

/** Tells one place from another; blank for none. */
export const placeKey = ({ eventId, scene }: Place): string =>
  [eventId, scene?.showId, scene?.seasonId, scene?.episodeId, scene?.characterId].filter(Boolean).join("/");

type Found = AppearancesQuery["appearances"][number];

const describeEvent = ({ kind, firstDay, place }: NonNullable<Found["event"]>): string =>
  [eventKindLabels[kind], paddedDate(firstDay), place].filter(Boolean).join(", ");

function toRow({ event, scene }: Found): { row: FoundRow; place: Place } | [] {
  const place = { eventId: event?.id ?? "", scene: scene && foundSceneValue(scene) };
  const id = placeKey(place);
  if (event) return { row: { id, label: event.name, note: describeEvent(event) }, place };
  return scene ? { row: { id, label: formatScene(scene) }, place } : [];
}

/** Searches the places where a look can have been worn. It sends no query before the list opens. */
export function useAppearances(): { finder: RowFinder; find: (id: string) => Place | undefined } {
  const [text, setText] = useState<string | null>(null);
  const { data, previousData, loading, error } = useQuery(AppearancesDocument, {
    variables: { search: text ?? "" },
    skip: text === null,
  });
  const found = ((data ?? previousData)?.appearances ?? []).flatMap(toRow);
  return {
    finder: {
      rows: found.map(({ row }) => row),
      state: error ? "failed" : loading ? "loading" : "ready",
      search: setText,
    },
    find: (id) => found.find(({ row }) => row.id === id)?.place,
  };
}

/** Adds an event on the day of the look, or a show, and calls back with it. A save of the form waits for it. */
export function useAddPlace(onAdded: (place: Place) => void) {
  const createEvent = useCreate(CreateAppearanceEventDocument);
  const createShow = useCreate(CreateAppearanceShowDocument);
  const attempt = useAttempt();
  const toast = useToast();
  const pendingValues = useContext(PendingValuesContext);
  const { values } = useFormikContext<OutfitValues>();
  const evict = (...fields: string[]) => ({
    update: (cache: ApolloCache) => evictLists(cache, [...fields, "appearances"]),
  });
  const addEvent = async (name: string) => {
    const { data } = await createEvent({ name, firstDay: values.date || null }, evict("events", "eventYears"));
    if (!data) throw new Error("The response is empty.");
    // A save that waits for the value reads it at once.
    flushSync(() => onAdded({ ...nowhere, eventId: data.createEvent.id }));
    toast({ title: "Event added", text: "Say what it is, and where, on the Events screen." });
  };
  const addShow = async (title: string) => {
    const { data } = await createShow({ title }, evict("shows"));
    if (!data) throw new Error("The response is empty.");
    flushSync(() => onAdded({ ...nowhere, scene: showValue(data.createShow) }));
    toast({ title: "Show added", text: "Add its cast and its episodes on the Shows screen." });
  };
  const start = (add: (text: string) => Promise<void>) => (text: string) =>
    void attempt(() => pendingValues.add(add(text)));
  return { addEvent: start(addEvent), addShow: start(addShow) };
}

/** The event with an id: "Unknown" when it was deleted, blank while it loads. */
export function useEvent(id: string): { name: string; kind: string } {
  const cached = useFragment({ fragment: AppearanceEventFragmentDoc, from: { __typename: "Event", id } });
  const { data } = useQuery(AppearanceEventByIdDocument, { variables: { id }, skip: id === "" || cached.complete });
  const event = cached.complete ? cached.data : data?.event;
  if (event) return { name: event.name, kind: eventKindLabels[event.kind] };
  return { name: data ? "Unknown" : "", kind: "" };
}
