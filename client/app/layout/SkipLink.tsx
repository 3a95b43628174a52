import { styled } from "@mui/material/styles";

export const mainId = "main";

export function SkipLink({ inert }: { inert?: boolean }) {
  return (
    <Skip href={`#${mainId}`} inert={inert}>
      Skip to content
    </Skip>
  );
}

const Skip = styled("a")(({ theme }) => ({
  position: "fixed",
  top: 12,
  left: 12,
  zIndex: theme.zIndex.tooltip,
  padding: "12px 20px",
  background: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  transform: "translateY(-200%)",
  "&:focus": { transform: "none" },
}));
