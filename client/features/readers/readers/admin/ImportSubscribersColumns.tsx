import { styled } from "@mui/material/styles";
import type { SubscriberStatus } from "../../../../graphql/generated/adminOperations";
import { GridSelect } from "../../../../admin/grid/GridSelect";
import { type ChosenColumns, type ColumnPreview, chooseColumn, subscriberFields } from "./subscriberMapping";

const labels = {
  email: "Email",
  date: "Subscribed on",
  confirmedOn: "Confirmed on",
  source: "Source",
  status: "Status",
  leftOn: "Unsubscribed on",
};
const options = subscriberFields.map((value) => ({ value, label: labels[value] }));
const statuses: { value: SubscriberStatus; label: string }[] = [
  { value: "CONFIRMED", label: "Active" },
  { value: "LEFT", label: "Unsubscribed" },
];

interface ImportSubscribersColumnsProps {
  preview: ColumnPreview;
  chosen: ChosenColumns;
  onChange: (chosen: ChosenColumns) => void;
}

/** Asks what the columns of a file contain. */
export function ImportSubscribersColumns({ preview, chosen, onChange }: ImportSubscribersColumnsProps) {
  const origin = preview.kind === "mailchimp" ? "This is a Mailchimp file. " : "";
  return (
    <section aria-label="Columns of the file">
      <p>{origin}Check what each column contains. Only the email address is required.</p>
      <Columns>
        {preview.header.map((title, at) => (
          <li key={at}>
            <div>
              <strong>{title || `Column ${at + 1}`}</strong>
              <small>
                {preview.samples
                  .map((cells) => cells[at])
                  .filter(Boolean)
                  .join(" · ") || "Empty in the first rows"}
              </small>
            </div>
            <GridSelect
              label={`Content of ${title || `column ${at + 1}`}`}
              allLabel="Ignore"
              value={chosen.columns[at] ?? ""}
              options={options}
              onChange={(value) =>
                onChange(chooseColumn(chosen, at, subscriberFields.find((field) => field === value) ?? null))
              }
            />
          </li>
        ))}
        {chosen.columns.includes("status") ? null : (
          <li>
            <div>
              <strong>Status of everyone in the file</strong>
              <small>No column contains the status.</small>
            </div>
            <GridSelect
              label="Status of everyone in the file"
              value={chosen.status}
              options={statuses}
              onChange={(value) => onChange({ ...chosen, status: value === "LEFT" ? value : "CONFIRMED" })}
            />
          </li>
        )}
      </Columns>
    </section>
  );
}

const Columns = styled("ul")(({ theme }) => ({
  margin: "12px 0 0",
  padding: 0,
  listStyle: "none",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "6px 16px",
    padding: "10px 0",
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  "& > li > div:first-of-type": { flex: "1 1 220px", minWidth: 0, overflowWrap: "anywhere" },
  "& strong": { display: "block", fontSize: "0.875rem", fontWeight: 550 },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
}));
