import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { OutfitRecordDocument, type OutfitFieldsFragment } from "../../../graphql/generated/adminOperations";
import { RecordLoader } from "../../../shared/admin/record/RecordLoader";
import type { RecordAddressControl } from "../../../shared/admin/record/useRecordAddress";
import { useRetry } from "../../../shared/hooks/useRetry";
import { OutfitForm, type OutfitFormProps } from "./OutfitForm";
import { copiedOutfit, emptyOutfit, outfitValues } from "./outfitValues";

type Slots = Pick<OutfitFormProps, "picture" | "products">;

/** The dialog that the address asks for: a new outfit, one that is edited, or a copy of one. */
export function OutfitDialogs({ control, ...slots }: Slots & { control: RecordAddressControl }) {
  const { address, open, close } = control;
  /** Written just now from the dialog that is still open: it goes on as the editor of that row. */
  const [created, setCreated] = useState<OutfitFieldsFragment | null>(null);
  if (created && address.kind !== "edit" && address.kind !== "new") setCreated(null);
  const dialog = {
    ...slots,
    onClose: close,
    onContinue: (row: OutfitFieldsFragment) => {
      setCreated(row);
      open("edit", row.id);
    },
  };
  if (address.kind === "none" || address.kind === "view") return null;
  const goesOn = address.kind === "edit" && created?.id === address.id ? created : null;
  if (goesOn || address.kind === "new") {
    return (
      <OutfitForm
        key="new"
        row={goesOn}
        draftKey={`outfit:${goesOn?.id ?? "new"}`}
        initial={goesOn ? outfitValues(goesOn) : emptyOutfit}
        {...dialog}
      />
    );
  }
  return <StoredOutfit key={`${address.kind} ${address.id}`} kind={address.kind} id={address.id} {...dialog} />;
}

function StoredOutfit({
  id,
  kind,
  ...dialog
}: Omit<OutfitFormProps, "row" | "draftKey" | "initial"> & { id: string; kind: "edit" | "copy" }) {
  // Of the newest version: an older one would only lead to a conflict.
  const { data, error, refetch } = useQuery(OutfitRecordDocument, {
    variables: { id },
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
  });
  const { retry } = useRetry(refetch);
  return (
    <RecordLoader
      title={kind === "edit" ? "Edit Outfit" : "Add New Outfit"}
      row={data?.outfit}
      error={error}
      onRetry={retry}
      onClose={dialog.onClose}
    >
      {(row) =>
        kind === "edit" ? (
          <OutfitForm {...dialog} row={row} draftKey={`outfit:${id}`} initial={outfitValues(row)} />
        ) : (
          <OutfitForm {...dialog} row={null} draftKey={`outfit:copy:${id}`} initial={copiedOutfit(row)} copyOf={row} />
        )
      }
    </RecordLoader>
  );
}
