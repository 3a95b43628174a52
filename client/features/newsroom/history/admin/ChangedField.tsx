import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { fieldLabel } from "./fieldLabel";
import { VisuallyHidden } from "../../../../shared/ui/VisuallyHidden";
import { excerpts, wordDifference, type Segment } from "./wordDifference";

export interface Changed {
  field: string;
  before: string | null;
  after: string | null;
}

/** Long and multi-line texts are compared word by word. */
const isLong = (text: string): boolean => text.length > 60 || text.includes("\n");

/** One field before and after: both values, or a word diff for long text. */
export function ChangedField({ field, before, after }: Changed) {
  const [old, fresh] = [before ?? "", after ?? ""];
  const long = old !== "" && fresh !== "" && (isLong(old) || isLong(fresh));
  return (
    <Row>
      <dt>{fieldLabel(field)}</dt>
      <dd>
        {long ? excerpts(wordDifference(old, fresh)).map(renderSegment) : <Replaced before={old} after={fresh} />}
      </dd>
    </Row>
  );
}

/** Makes whitespace-only changes visible. */
const visible = (text: string): string =>
  text.trim() === "" ? text.replace(/[^\S\n]/g, "·").replace(/\n/g, "¶") : text;

/** Screen readers do not announce strikethrough and underline, so the marks have labels. */
function renderSegment({ kind, text }: Segment, key: number): ReactNode {
  if (kind === "same") return text;
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <Mark key={key}>
      <VisuallyHidden>{kind === "removed" ? " (removed: " : " (added: "}</VisuallyHidden>
      {visible(text)}
      <VisuallyHidden>) </VisuallyHidden>
    </Mark>
  );
}

function Replaced({ before, after }: { before: string; after: string }) {
  return (
    <>
      {before === "" ? <i>(empty)</i> : <del>{before}</del>}
      <span aria-hidden="true"> → </span>
      <VisuallyHidden> became </VisuallyHidden>
      {after === "" ? <i>(empty)</i> : <ins>{after}</ins>}
    </>
  );
}

const Row = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "2px 20px",
  paddingBlock: 8,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(8rem, 1fr) 4fr" },
  "& dt": { color: theme.vars.palette.text.secondary },
  "& dd": { minWidth: 0, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "& i": { color: theme.vars.palette.text.secondary },
  "& ins, & del": { padding: "1px 2px", boxDecorationBreak: "clone" },
  "& ins": {
    textDecorationThickness: 1,
    textUnderlineOffset: "0.2em",
    color: theme.vars.palette.success.main,
    background: `color-mix(in srgb, ${theme.vars.palette.success.main} 9%, transparent)`,
  },
  "& del": {
    color: theme.vars.palette.error.main,
    background: `color-mix(in srgb, ${theme.vars.palette.error.main} 8%, transparent)`,
  },
}));
