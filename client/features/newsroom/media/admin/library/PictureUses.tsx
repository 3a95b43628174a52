import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import { Link as RouterLink } from "react-router-dom";
import type { PictureFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { plural } from "../../../../../shared/format/plural";
import { getUseAddress, pictureUseKinds } from "./pictureFacts";

/** The rows that use a picture, with links to edit them. */
export function PictureUses({ row: { uses, useCount } }: { row: PictureFieldsFragment }) {
  const hidden = useCount - uses.length;
  return (
    <Section aria-labelledby="picture-uses">
      <h3 id="picture-uses">Used by</h3>
      {useCount === 0 ? <p>Nothing uses this picture.</p> : null}
      <ul>
        {uses.map((use) => {
          const address = getUseAddress(use);
          const title = use.title || "Untitled";
          const state = use.isTrashed ? ", in the trash" : use.isScheduled ? ", scheduled" : "";
          return (
            <li key={`${use.kind} ${use.id ?? ""}`}>
              {address ? (
                <Link component={RouterLink} to={address}>
                  {title}
                </Link>
              ) : (
                title
              )}
              <small>
                {pictureUseKinds[use.kind].label}
                {state}
              </small>
            </li>
          );
        })}
      </ul>
      {hidden > 0 ? <p>And {plural(hidden, "other")}.</p> : null}
    </Section>
  );
}

const Section = styled("section")(({ theme }) => ({
  ...theme.typography.body2,
  "& h3": { ...theme.typography.subtitle2, paddingBottom: 6 },
  "& p, & small": { color: theme.vars.palette.text.secondary },
  "& ul": { maxHeight: 260, overflowY: "auto", listStyle: "none" },
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: "0 12px",
    paddingBlock: 6,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: "anywhere",
  },
  "& small": { fontSize: "0.8125rem" },
}));
