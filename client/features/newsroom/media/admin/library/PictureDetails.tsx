import { styled } from "@mui/material/styles";
import type { PictureFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { dateTime } from "../../../../../shared/format/dateTime";
import { fileSizeText } from "./pictureFacts";

export interface PictureDetailsProps {
  row: PictureFieldsFragment;
  /** Shown above what is known about the file; those without a value are left out. */
  facts?: readonly { label: string; value: string }[];
}

/** What is known about the file. */
export function PictureDetails({ row, facts = [] }: PictureDetailsProps) {
  const { width, height, fileSize, fileName, uploaderName, createdAt } = row;
  const uploadedAs = fileSize === null ? "" : `, uploaded as ${fileSizeText(fileSize)}`;
  const all = [
    ...facts,
    { label: "File", value: fileName },
    { label: "Size", value: `${width} x ${height} pixels${uploadedAs}` },
    { label: "Added", value: `${dateTime(createdAt)}${uploaderName && ` by ${uploaderName}`}` },
  ];
  return (
    <List>
      {all.map(({ label, value }) =>
        value === "" ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </List>
  );
}

const List = styled("dl")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gap: 4,
  "& > div": { display: "grid", gridTemplateColumns: "64px minmax(0, 1fr)", gap: 8 },
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { overflowWrap: "anywhere" },
}));
