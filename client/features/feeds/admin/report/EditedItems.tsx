import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { adminPaths } from "../../../../../site/addresses";
import { plural } from "../../../../shared/format/plural";
import type { EditedItem } from "./feedReport";
import { ReportPart } from "./ReportPart";

export interface EditedItemsProps {
  /** The total number; only the first ones are listed. */
  count: number;
  items: readonly EditedItem[];
}

/** Items that keep the values of editors; renders nothing without any. */
export function EditedItems({ count, items }: EditedItemsProps) {
  if (count === 0) return null;
  const more = items.length > 0 ? count - items.length : 0;
  return (
    <ReportPart>
      <h3>Your edits kept</h3>
      <p>
        {plural(count, "item keeps", "items keep")} what an editor changed. Open one to see what the feed says, or use
        the feed’s values for many in <Link to={adminPaths.items()}>Category Items</Link>.
      </p>
      {items.length > 0 ? (
        <List>
          {items.map(({ id, title, fields }) => (
            <li key={id}>
              <Link to={adminPaths.items({ edit: id })}>{title}</Link>
              {fields.map(({ field, label, item, source }) => (
                <p key={field}>
                  {label}: “{item}” is kept, the feed says “{source}”
                </p>
              ))}
            </li>
          ))}
        </List>
      ) : null}
      {more > 0 ? <p>and {more.toLocaleString("en")} more.</p> : null}
    </ReportPart>
  );
}

const List = styled("ul")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gap: 10,
  padding: 0,
  listStyle: "none",
  "& li": { overflowWrap: "anywhere" },
}));
