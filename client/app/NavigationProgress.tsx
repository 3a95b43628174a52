import { useNavigation } from "react-router-dom";
import { keyframes, styled } from "@mui/material/styles";

/** A thin progress bar at the top while a page's code loads; hidden for quick changes. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === "idle" ? null : <Line aria-hidden="true" />;
}

const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

const Line = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: "0 0 auto",
  height: 2,
  zIndex: theme.zIndex.tooltip,
  background: theme.vars.palette.primary.main,
  transform: "scaleX(0)",
  transformOrigin: "left",
  animation: `${grow} 6s cubic-bezier(0.1, 0.7, 0.2, 1) 200ms forwards`,
}));
