import { styled } from "@mui/material/styles";
import { plural } from "../../../../shared/format/plural";
import type { ProductReport } from "./productReport";
import { ReportPart } from "./ReportPart";

/** Fields that the import does not overwrite because an editor changed them, by item; renders nothing without any. */
export function EditedItems({ items, fields, first }: ProductReport["edited"]) {
  if (items === 0) return null;
  const more = items - first.length;
  return (
    <ReportPart>
      <h3>Your edits kept</h3>
      <p>
        {plural(fields, "field")} of {plural(items, "item")} were changed by an editor and keep their value, although
        the file has another one.
      </p>
      <List tabIndex={0} aria-label="Your edits kept">
        {first.map(({ line, title, fields: edits }) => (
          <li key={line}>
            <b>Line {line}</b>
            <div>
              <span>{title}</span>
              {edits.map(({ field, item, source }) => (
                <p key={field}>
                  {field}: “{item}” is kept, the file has “{source}”
                </p>
              ))}
            </div>
          </li>
        ))}
      </List>
      {more > 0 ? <p>and {more.toLocaleString("en")} more.</p> : null}
    </ReportPart>
  );
}

const List = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gap: 8,
  maxHeight: 320,
  overflowY: "auto",
  listStyle: "none",
  "& li": { display: "grid", gridTemplateColumns: "5.5rem 1fr", gap: 8 },
  "& b": { fontWeight: 550, fontVariantNumeric: "tabular-nums" },
}));
