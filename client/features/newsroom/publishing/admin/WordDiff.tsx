import { styled } from "@mui/material/styles";
import { diffWordsWithSpace } from "diff";

export interface WordDiffProps {
  before: string | null;
  after: string | null;
}

/** A text with the removed and the added words marked, by line and underline as well as by color. */
export function WordDiff({ before, after }: WordDiffProps) {
  return (
    <Text>
      {diffWordsWithSpace(before ?? "", after ?? "").map(({ value, added, removed }, place) =>
        added ? (
          <ins key={place}>{value}</ins>
        ) : removed ? (
          <del key={place}>{value}</del>
        ) : (
          <span key={place}>{value}</span>
        ),
      )}
    </Text>
  );
}

const Text = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  "& ins": { color: theme.vars.palette.success.main, textDecorationThickness: 2 },
  "& del": { color: theme.vars.palette.error.main },
}));
