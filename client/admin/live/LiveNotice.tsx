import { styled } from "@mui/material/styles";
import { dateTime } from "../../shared/format/dateTime";
import type { LastSave, UnpublishedSave } from "./liveContext";

export interface LiveNoticeProps {
  /** "Also open: Maria (editing)"; empty for nobody. */
  alsoOpen: string;
  /** A newer version than the form's. */
  newer: LastSave | null;
  /** Changes that were saved after the version that a release has published. */
  unpublished: UnpublishedSave | null;
}

/** Below the title of a form: who else has the record open, and whether someone saved a newer version. */
export const LiveNotice = ({ alsoOpen, newer, unpublished }: LiveNoticeProps) => (
  // Always there: screen readers announce only what changes inside a live region.
  <div role="status">
    {alsoOpen ? <Note>{alsoOpen}</Note> : null}
    {unpublished ? (
      <Note data-newer>
        {unpublished.name || "Someone"} saved changes on {dateTime(unpublished.savedAt)}, after this version was
        scheduled. They are not published and not in this form. Publish them under Publishing before you save here.
      </Note>
    ) : null}
    {newer ? (
      <Note data-newer>
        {newer.name || "Someone else"} saved a newer version. Your text is kept; saving will show both versions.
      </Note>
    ) : null}
  </div>
);

const Note = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: "7px 24px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.editorial.sunken,
  overflowWrap: "anywhere",
  "&[data-newer]": { background: theme.vars.editorial.accentWash },
  [theme.breakpoints.down("sm")]: { paddingInline: 16 },
}));
