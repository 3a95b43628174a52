import { styled } from "../theme/styled";

/** Small things side by side, wrapping: tags, buttons, facts. */
export const Cluster = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "10px 12px" });
