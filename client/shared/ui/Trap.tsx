import { styled } from "@mui/material/styles";

/** Around a field that people do not see. Hidden visually but not with `display: none`, which bots recognize. */
export const Trap = styled("div")({ position: "absolute", left: -9999, width: 1, height: 1, overflow: "hidden" });
