import Alert from "@mui/material/Alert";
import { styled } from "@mui/material/styles";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { useState } from "react";
import { WaitNotice } from "../../shared/ui/WaitNotice";
import type { FormValues } from "../record/recordTypes";
import type { RecordForm } from "../record/useRecordForm";
import type { LoadPreview } from "./draftPreview";
import { PreviewFrame } from "./PreviewFrame";
import { useDraftPreview } from "./useDraftPreview";

const widths = { phone: 390, desktop: 1280 };
type Device = keyof typeof widths;

export interface PreviewPaneProps<Values extends FormValues> {
  form: RecordForm<Values>;
  load: LoadPreview<Values>;
}

/** The public page with the values of a form, saved or not, as a phone or a desktop shows it. */
export function PreviewPane<Values extends FormValues>({ form, load }: PreviewPaneProps<Values>) {
  const [device, setDevice] = useState<Device>("phone");
  const { html, problem, busy } = useDraftPreview(form, load);
  return (
    <Pane aria-label="Preview">
      <Tools>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Width of the preview"
          value={device}
          onChange={(_event, chosen: Device | null) => chosen && setDevice(chosen)}
        >
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="desktop">Desktop</ToggleButton>
        </ToggleButtonGroup>
        <small role="status">{busy ? "Updating..." : problem ? "" : "Includes unsaved changes"}</small>
      </Tools>
      {problem ? (
        <Alert severity="info" role="status">
          {problem}
        </Alert>
      ) : null}
      {html !== null ? (
        <PreviewFrame html={html} width={widths[device]} />
      ) : problem ? null : (
        <WaitNotice text="Loading preview..." />
      )}
    </Pane>
  );
}

const Pane = styled("section")({
  display: "flex",
  flexDirection: "column",
  flex: "1 1 auto",
  minWidth: 0,
  minHeight: 0,
});

const Tools = styled("header")(({ theme }) => ({
  flex: "none",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 16px",
  padding: "8px 16px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& button": { textTransform: "none", paddingInline: 14 },
}));
