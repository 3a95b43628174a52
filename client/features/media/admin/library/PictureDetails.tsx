import { styled } from "@mui/material/styles";
import type { PictureFieldsFragment } from "../../../../graphql/generated/adminOperations";
import { dateTime } from "../../../../shared/format/dateTime";
import { fileSizeText } from "./pictureFacts";

/** What is known about the file. */
export function PictureDetails({ row }: { row: PictureFieldsFragment }) {
  const { width, height, fileSize, fileName, uploaderName, createdAt } = row;
  const facts = [
    ["File", fileName],
    ["Size", `${width} x ${height} pixels${fileSize === null ? "" : `, uploaded as ${fileSizeText(fileSize)}`}`],
    ["Added", `${dateTime(createdAt)}${uploaderName && ` by ${uploaderName}`}`],
  ].filter(([, value]) => value);
  return (
    <List>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
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
