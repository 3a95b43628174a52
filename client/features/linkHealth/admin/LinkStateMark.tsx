import { styled } from "@mui/material/styles";
import type { LinkState } from "../../../graphql/generated/adminOperations";
import { isProblem, stateLabel } from "./linkStates";

/** A state as text; problems are bold, so that color is not the only signal. */
export function LinkStateMark({ state }: { state: LinkState }) {
  return <Mark data-tone={isProblem(state) ? "problem" : state === "OK" ? "fine" : "plain"}>{stateLabel(state)}</Mark>;
}

const Mark = styled("span")(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  "&[data-tone='fine']": { color: theme.vars.palette.success.main },
  "&[data-tone='problem']": { color: theme.vars.palette.error.main, fontWeight: 600 },
}));
