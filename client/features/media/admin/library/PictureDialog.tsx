import { StoredRecord } from "../../../../admin/graphql/StoredRecord";
import { PictureRecordDocument } from "../../../../graphql/generated/adminOperations";
import type { RecordAddressControl } from "../../../../admin/record/useRecordAddress";
import { useHasRole } from "../../../../admin/role/accountContext";
import { PictureForm } from "./PictureForm";
import { PictureView } from "./PictureView";

/** The picture that the URL opens. */
export function PictureDialog({ control: { address, open, close } }: { control: RecordAddressControl }) {
  const Content = useHasRole("editor") ? PictureForm : PictureView;
  if (address.kind !== "edit") return null;
  return (
    <StoredRecord
      key={address.id}
      query={PictureRecordDocument}
      id={address.id}
      title="Picture"
      maxWidth={960}
      onClose={close}
    >
      {(row) => <Content row={row} onClose={close} onOpen={(id) => open("edit", id)} />}
    </StoredRecord>
  );
}
