import { styled } from "@mui/material/styles";

/** Small elements in a wrapping row: tags, buttons, facts. */
export const Cluster = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "10px 12px" });
