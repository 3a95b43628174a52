import type { ReactNode } from "react";
import { StoredRecord } from "../../../graphql/admin/StoredRecord";
import { CelebrityRecordDocument } from "../../../graphql/generated/adminOperations";
import type { RecordAddressControl } from "../../../shared/admin/record/useRecordAddress";
import { CelebrityDetails } from "./CelebrityDetails";
import { CelebrityForm } from "./CelebrityForm";
import { copyCelebrity, emptyCelebrity, toCelebrityValues } from "./celebrityValues";

export interface CelebrityDialogsProps {
  control: RecordAddressControl;
  imageField: ReactNode;
}

/** The dialog that the URL opens: an empty form, or a row to view, edit or copy. */
export function CelebrityDialogs({ control, imageField }: CelebrityDialogsProps) {
  const { address, close } = control;
  if (address.kind === "none") return null;
  if (address.kind === "new")
    return (
      <CelebrityForm
        id={null}
        initial={emptyCelebrity}
        version={null}
        draftKey="celebrity:new"
        imageField={imageField}
        onClose={close}
      />
    );
  return <OfRow key={`${address.kind}:${address.id}`} {...address} control={control} imageField={imageField} />;
}

const titles = { view: "Celebrity Details", edit: "Edit Celebrity", copy: "Add New Celebrity" };

interface OfRowProps extends CelebrityDialogsProps {
  kind: "view" | "edit" | "copy";
  id: string;
}

function OfRow({ kind, id, control, imageField }: OfRowProps) {
  const { close, open } = control;
  const form = { imageField, onClose: close };
  return (
    <StoredRecord
      query={CelebrityRecordDocument}
      id={id}
      selectRow={(data) => data.celebrity}
      title={titles[kind]}
      onClose={close}
    >
      {(row) =>
        kind === "view" ? (
          <CelebrityDetails celebrity={row} onEdit={() => open("edit", id)} onClose={close} />
        ) : kind === "edit" ? (
          <CelebrityForm
            {...form}
            id={id}
            initial={toCelebrityValues(row)}
            version={row.version}
            draftKey={`celebrity:${id}`}
          />
        ) : (
          <CelebrityForm
            {...form}
            id={null}
            initial={copyCelebrity(row)}
            version={null}
            draftKey={`celebrity:copy:${id}`}
          />
        )
      }
    </StoredRecord>
  );
}
