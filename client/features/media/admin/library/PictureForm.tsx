import { styled } from "@mui/material/styles";
import type { PictureFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { FormSlot } from "../../../../shared/admin/form/FormSlot";
import { FormSuggest } from "../../../../shared/admin/form/FormSuggest";
import { FormText } from "../../../../shared/admin/form/FormText";
import { PictureMarker } from "../../../../shared/admin/picture/PictureMarker";
import { PictureStage } from "../../../../shared/admin/picture/PictureStage";
import type { PointValue } from "../../../../shared/admin/picture/point";
import { RecordDialog } from "../../../../shared/admin/record/RecordDialog";
import { useRecordForm } from "../../../../shared/admin/record/useRecordForm";
import { useToast } from "../../../../shared/toast/ToastContext";
import { PictureActions } from "./PictureActions";
import { licenses, pictureMessages, pictureName } from "./pictureFacts";
import { PictureDetails } from "./PictureDetails";
import { PictureUses } from "./PictureUses";
import { pictureSchema, pictureValues, type PictureValues } from "./pictureValues";
import { useSavePicture } from "./useSavePicture";

export interface PictureFormProps {
  row: PictureFieldsFragment;
  onClose: () => void;
  /** Opens another picture instead. */
  onOpen: (id: string) => void;
}

/** A picture of the library: its texts and focal point, its facts, and who uses it. */
export function PictureForm({ row, onClose, onOpen }: PictureFormProps) {
  const toast = useToast();
  const { save, reload } = useSavePicture(row.id);
  const form = useRecordForm<PictureValues>({
    draftKey: `picture:${row.id}`,
    initial: pictureValues(row),
    version: row.version,
    schema: pictureSchema,
    labels: { alt: "Alternative text" },
    save,
    reload,
    onSaved: () => {
      toast(pictureMessages.update.done);
      onClose();
    },
    onFailed: (text) => toast({ ...pictureMessages.update.failed, text }),
  });
  return (
    <RecordDialog
      form={form}
      title={pictureName(row)}
      submitLabel="Save"
      maxWidth={960}
      onClose={onClose}
      actions={<PictureActions row={row} disabled={form.busy} onClose={onClose} onOpen={onOpen} />}
    >
      <Room>
        <div>
          <FormSlot<PointValue>
            name="focalPoint"
            label="Focal point"
            hint="Stays visible where a page crops the picture. Click the picture, drag the point, or move it with the arrow keys."
          >
            {({ id, value, setValue }) => (
              <div id={id}>
                <PictureStage image={row.address} onPlace={setValue}>
                  <PictureMarker label="Focal point" mark="+" point={value} selected onMove={setValue} />
                </PictureStage>
              </div>
            )}
          </FormSlot>
          <PictureDetails row={row} />
        </div>
        <div>
          <FormText
            name="alt"
            label="Alternative text"
            hint="What the picture shows, for people who do not see it. Used where a row has no text of its own."
            rows={[2, 6]}
          />
          <FormText name="credit" label="Credit" hint="Shown below the picture on the site." />
          <FormSuggest name="license" label="License" hint="Shown after the credit." suggestions={licenses} />
          <PictureUses row={row} />
        </div>
      </Room>
    </RecordDialog>
  );
}

const Room = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  "& > div": { display: "grid", alignContent: "start", gap: 18, minWidth: 0 },
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
}));
