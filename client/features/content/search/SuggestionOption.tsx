import type { HTMLAttributes } from "react";
import { Link } from "react-router-dom";
import { styled } from "@mui/material/styles";
import { Picture } from "../../../shared/ui/picture/Picture";
import { Marked } from "./Marked";
import { markStyle } from "./markStyle";
import type { Suggestion } from "./suggestions";

export interface SuggestionOptionProps extends HTMLAttributes<HTMLElement> {
  suggestion: Suggestion;
  query: string;
}

/** A link, so that a middle click opens a tab. */
export function SuggestionOption({ suggestion, query, ...option }: SuggestionOptionProps) {
  const { kind, picture, label, note, image, to } = suggestion;
  return (
    <Option to={to} {...option}>
      {picture === null ? (
        <Letter aria-hidden="true">{label.charAt(0)}</Letter>
      ) : (
        <Picture src={image} alt="" kind={picture} width={44} height={55} sizes="44px" />
      )}
      <span>
        <strong>
          <Marked text={label} query={query} />
        </strong>
        {note ? <small>{note}</small> : null}
      </span>
      <em>{kind}</em>
    </Option>
  );
}

/** In the place of a picture. */
const Letter = styled("span")(({ theme }) => ({
  ...theme.typography.h4,
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Option = styled(Link)(markStyle, ({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 14,
  padding: "8px 14px 8px 8px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  textDecoration: "none",
  "& strong": {
    ...theme.typography.subtitle2,
    display: "block",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    lineHeight: 1.4,
  },
  "& small": { ...theme.typography.caption, display: "block", color: theme.vars.palette.text.secondary },
  "& em": {
    ...theme.typography.overline,
    fontStyle: "normal",
    fontSize: "0.6875rem",
    letterSpacing: "0.1em",
    color: theme.vars.palette.text.secondary,
  },
  "&:hover": { background: theme.vars.editorial.sunken },
  "&.Mui-focused": {
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
    "& small, & em": { color: "inherit" },
    "& mark": { background: "none", textDecoration: "underline", textUnderlineOffset: "0.2em" },
  },
}));
