import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { StoredRecord } from "../../../../../admin/graphql/StoredRecord";
import { PictureRecordDocument, type PictureFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import type { RecordAddressControl } from "../../../../../admin/record/useRecordAddress";
import { useHasRole } from "../../../../../admin/role/accountContext";
import { PictureForm, type PictureFormProps } from "./PictureForm";
import { PanelDialog } from "../../../../../admin/PanelDialog";
import { PictureActions } from "./PictureActions";
import { PictureDetails } from "./PictureDetails";
import { pictureName } from "./pictureFacts";
import { PictureUses } from "./PictureUses";

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

/** A picture of the library for people who do not change it. */
function PictureView({ row, onClose, onOpen }: PictureFormProps) {
  return (
    <PanelDialog
      title={pictureName(row)}
      maxWidth={720}
      onClose={onClose}
      footer={
        <>
          <PictureActions row={row} disabled={false} onClose={onClose} onOpen={onOpen} />
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Container>
        <img src={row.address} alt={row.alt} width={row.width} height={row.height} />
        <div>
          <PictureDetails row={row} facts={describeTexts(row)} />
          <PictureUses row={row} />
        </div>
      </Container>
    </PanelDialog>
  );
}

const describeTexts = ({ alt, credit, license }: PictureFieldsFragment) => [
  { label: "Text", value: alt || "No alternative text" },
  { label: "Credit", value: credit },
  { label: "License", value: license },
];

const Container = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 24,
  "& img": { width: "100%", height: "auto" },
  "& > div": { display: "grid", alignContent: "start", gap: 18, minWidth: 0 },
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
}));
