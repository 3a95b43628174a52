import { useApolloClient, useMutation } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { object, type ObjectSchema } from "yup";
import { evictLists } from "../../../../../admin/graphql/cacheChanges";
import { trySave } from "../../../../../admin/graphql/trySave";
import {
  type PictureFieldsFragment,
  PictureRecordDocument,
  UpdatePictureDocument,
} from "../../../../../graphql/generated/adminOperations";
import { optionalText } from "../../../../../admin/form/fieldRules";
import { FormSlot } from "../../../../../admin/form/FormSlot";
import { FormSuggest } from "../../../../../admin/form/FormSuggest";
import { FormText } from "../../../../../admin/form/FormText";
import { PictureMarker } from "../../../../../admin/picture/PictureMarker";
import { PictureStage } from "../../../../../admin/picture/PictureStage";
import type { PointValue } from "../../../../../admin/picture/point";
import { changedFields } from "../../../../../admin/kind/recordKind";
import { RecordDialog } from "../../../../../admin/record/RecordDialog";
import { useRecordForm } from "../../../../../admin/record/useRecordForm";
import { useToast } from "../../../../../shared/toast/ToastContext";
import { PictureActions } from "./PictureActions";
import { licenses, pictureLists, pictureName } from "./pictureFacts";
import { PictureDetails } from "./PictureDetails";
import { PictureUses } from "./PictureUses";

/** The form values of a picture of the library. */
interface PictureValues {
  alt: string;
  credit: string;
  license: string;
  focalPoint: PointValue;
}

const pictureValues = ({ alt, credit, license, focalPoint: { x, y } }: PictureFieldsFragment): PictureValues => ({
  alt,
  credit,
  license,
  focalPoint: { x, y },
});

/** The server's rules, checked before sending; a point comes from the picture and is always inside it. */
const pictureSchema: ObjectSchema<Omit<PictureValues, "focalPoint">> = object({
  alt: optionalText(1_000),
  credit: optionalText(300),
  license: optionalText(300),
});

export interface PictureFormProps {
  row: PictureFieldsFragment;
  onClose: () => void;
  /** Opens another picture instead. */
  onOpen: (id: string) => void;
}

/** A picture of the library: its texts and focal point, its facts, and who uses it. */
export function PictureForm({ row, onClose, onOpen }: PictureFormProps) {
  const toast = useToast();
  const client = useApolloClient();
  const { id } = row;
  const [update] = useMutation(UpdatePictureDocument);
  const form = useRecordForm<PictureValues>({
    draftKey: `picture:${row.id}`,
    initial: pictureValues(row),
    version: row.version,
    schema: pictureSchema,
    labels: { alt: "Alternative text" },
    save: (values, version, _intent, before) =>
      trySave(async () => {
        await update({
          variables: { input: { id, version: version ?? 0, ...changedFields(values, before) } },
          update: (cache) => evictLists(cache, pictureLists),
        });
      }),
    reload: async () => {
      const { data } = await client.query({
        query: PictureRecordDocument,
        variables: { id },
        fetchPolicy: "network-only",
      });
      return data?.picture ? { values: pictureValues(data.picture), version: data.picture.version } : null;
    },
    onSaved: (_values, _intent, stays) => {
      toast({ title: "Picture updated" });
      if (!stays) onClose();
    },
    onFailed: (text) => toast({ title: "Error", text, variant: "destructive" }),
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
      <PictureColumns>
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
      </PictureColumns>
    </RecordDialog>
  );
}

const PictureColumns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  "& > div": { display: "grid", alignContent: "start", gap: 18, minWidth: 0 },
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 6fr)" },
}));
