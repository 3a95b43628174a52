import IconButton from "@mui/material/IconButton";
import { useColorMode } from "../../shared/theme/colorScheme";
import { MoonIcon, SunIcon, SystemIcon } from "../../shared/ui/icons";

const steps = {
  system: { next: "light", label: "Color scheme: system. Switch to light", icon: <SystemIcon /> },
  light: { next: "dark", label: "Color scheme: light. Switch to dark", icon: <SunIcon /> },
  dark: { next: "system", label: "Color scheme: dark. Switch to system", icon: <MoonIcon /> },
} as const;

/** Cycles through system, light and dark; the browser stores the choice. */
export function ColorSchemeSwitch() {
  const [mode, setMode] = useColorMode();
  const step = steps[mode];
  return (
    <IconButton aria-label={step.label} onClick={() => setMode(step.next)}>
      {step.icon}
    </IconButton>
  );
}
