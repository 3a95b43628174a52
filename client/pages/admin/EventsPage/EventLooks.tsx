import { useMutation, useQuery } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { FormikProvider, useFormikContext } from "formik";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { AddIcon } from "../../../admin/adminIcons";
import { FormDate } from "../../../admin/form/FormDate";
import { FormGrid } from "../../../admin/form/FormGrid";
import { FormSuggest } from "../../../admin/form/FormSuggest";
import { evictLists } from "../../../admin/graphql/cacheChanges";
import { trySave } from "../../../admin/graphql/trySave";
import { useUndo } from "../../../admin/graphql/useUndo";
import { RecordDialog } from "../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../admin/record/useRecordForm";
import { outfitKind } from "../../../features/content/outfit/admin/outfitKind";
import {
  AddOutfitsDocument,
  type AdminEventsQuery,
  OutfitTermsDocument,
} from "../../../graphql/generated/adminOperations";
import { eventKindLabels } from "../../../shared/format/event";
import { plural } from "../../../shared/format/plural";
import { useToast } from "../../../shared/toast/ToastContext";
import { EventLook, type EventLookProps } from "./EventLook";
import {
  findLaterLooks,
  isBlankLook,
  type LookEntry,
  type LooksValues,
  looksSchema,
  maxLooks,
  newLook,
  toFormPath,
  toOutfitEntries,
} from "./lookEntries";

type EventRow = AdminEventsQuery["events"]["edges"][number]["node"];

export interface EventLooksProps {
  event: EventRow;
  onClose: () => void;
}

/** An event counts its looks. */
const lists = [...outfitKind.lists, ...outfitKind.deletion.alsoChanged, "events", "auditEntries"];

/** What the event says about its looks; the day of one of several days is unknown. */
const firstValues = ({ kind, firstDay, lastDay }: EventRow): LooksValues => ({
  date: firstDay && (!lastDay || lastDay === firstDay) ? firstDay : "",
  occasion: eventKindLabels[kind],
  looks: [newLook()],
});

/** The form of several new looks of an event: all are saved as drafts, or none. */
function useLooksForm({ event, onClose }: EventLooksProps) {
  const toast = useToast();
  const undo = useUndo(lists);
  const [add] = useMutation(AddOutfitsDocument, { update: (cache) => evictLists(cache, lists) });
  const sent = useRef<{ looks: readonly LookEntry[]; undoId: string | null }>({ looks: [], undoId: null });
  const [initial] = useState(() => firstValues(event));
  const save = async (values: LooksValues) => {
    const { date, occasion } = values;
    const outfits = toOutfitEntries(values);
    const outcome = await trySave(async () => {
      const { data } = await add({
        variables: { input: { eventId: event.id, date: date || null, occasion, outfits } },
      });
      sent.current = { looks: values.looks, undoId: data?.addOutfits.undoId ?? null };
      return { values: { ...values, looks: [newLook()] } };
    });
    if (outcome.kind !== "invalid") return outcome;
    const { message, fieldErrors } = outcome;
    const [gone] = [fieldErrors.eventId, fieldErrors.outfits].filter(Boolean);
    if (gone) return { kind: "failed" as const, message: gone };
    const named = Object.entries(fieldErrors).map(([path, sentence]) => [toFormPath(path, values), sentence]);
    return { kind: "invalid" as const, message, fieldErrors: Object.fromEntries(named) as Record<string, string> };
  };
  const form = useRecordForm<LooksValues>({
    draftKey: `looks:of:${event.id}`,
    initial,
    schema: looksSchema,
    labels: { looks: "Looks" },
    save,
    onSaved: (_values, _intent, stays) => {
      const { looks, undoId } = sent.current;
      const count = looks.filter((look) => !isBlankLook(look)).length;
      toast({
        title: `${plural(count, "look")} added`,
        text: `Saved as ${count === 1 ? "a draft" : "drafts"}: publish them on the Outfits screen.`,
        ...undo(undoId),
      });
      if (!stays) return onClose();
      void form.formik.setValues((now) => {
        const later = findLaterLooks(looks, now.looks);
        return { ...now, looks: later.length > 0 ? later : [newLook()] };
      });
    },
    onFailed: (message) => toast({ title: "The looks are not saved", text: message, variant: "destructive" }),
  });
  return form;
}

/** Several looks of an event, one after the other by keyboard. */
export function EventLooks({ event, onClose }: EventLooksProps) {
  const form = useLooksForm({ event, onClose });
  const count = form.formik.values.looks.filter((look) => !isBlankLook(look)).length;
  return (
    <RecordDialog
      form={form}
      title={`Add looks: ${event.name}`}
      submitLabel={count > 1 ? `Add ${plural(count, "look")}` : "Add look"}
      maxWidth={1280}
      onClose={onClose}
    >
      <LooksFields event={event.name} />
    </RecordDialog>
  );
}

function LooksFields({ event }: { event: string }) {
  const { data } = useQuery(OutfitTermsDocument);
  const { values, setValues } = useFormikContext<LooksValues>();
  const { looks } = values;
  const list = useRef<HTMLOListElement>(null);
  // The last change may not have been rendered yet.
  const change = useCallback(
    (update: (looks: LookEntry[]) => LookEntry[]) => void setValues((now) => ({ ...now, looks: update(now.looks) })),
    [setValues],
  );
  const changeOne = useCallback<EventLookProps["onChange"]>(
    (requestId, update) => change((now) => now.map((one) => (one.requestId === requestId ? update(one) : one))),
    [change],
  );
  const remove = useCallback<EventLookProps["onRemove"]>(
    (requestId) =>
      change((now) => {
        const left = now.filter((look) => look.requestId !== requestId);
        return left.length > 0 ? left : [newLook()];
      }),
    [change],
  );
  const goTo = useCallback<EventLookProps["goTo"]>(
    (place) => {
      const lines = list.current?.children;
      // The new look must exist before it gets the focus.
      if (place === lines?.length && place < maxLooks) flushSync(() => change((now) => [...now, newLook()]));
      lines?.[place]?.querySelector("input")?.focus();
    },
    [change],
  );
  useEffect(() => goTo(0), [goTo]);
  return (
    <>
      <FormGrid>
        <FormDate name="date" label="Date Worn" hint="Of all looks." />
        <FormSuggest
          name="occasion"
          label="Occasion"
          hint="Of all looks. A new name is added to the list."
          suggestions={data?.occasions.map(({ name }) => name) ?? []}
        />
      </FormGrid>
      <Hint>
        Tab goes to the next field, and Enter in the last one of a look to the next look. All are saved as drafts.
      </Hint>
      <LookList ref={list} aria-label="Looks">
        {looks.map((look, place) => (
          <LookScope key={look.requestId} place={place}>
            <EventLook look={look} place={place} event={event} onChange={changeOne} goTo={goTo} onRemove={remove} />
          </LookScope>
        ))}
      </LookList>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={looks.length >= maxLooks}
        onClick={() => goTo(looks.length)}
      >
        Add another look
      </Button>
    </>
  );
}

/** Gives the fields of one look a form that changes with that look only: typing renders no other look again. */
function LookScope({ place, children }: { place: number; children: ReactNode }) {
  const form = useFormikContext<LooksValues>();
  const { values, errors, touched, submitCount } = form;
  const facts: unknown[] = [values.looks[place], errors.looks?.[place], touched.looks?.[place], submitCount, place];
  const [scope, setScope] = useState({ form, facts });
  if (facts.some((fact, at) => fact !== scope.facts[at])) setScope({ form, facts });
  return <FormikProvider value={scope.form}>{children}</FormikProvider>;
}

const Hint = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  padding: "16px 0 8px",
  color: theme.vars.palette.text.secondary,
}));

const LookList = styled("ol")({ listStyle: "none", margin: "0 0 16px", padding: 0 });
