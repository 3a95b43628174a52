import IconButton from "@mui/material/IconButton";
import { useColorMode, useSystemScheme } from "../../shared/theme/colorScheme";
import { MoonIcon, SunIcon, SystemIcon } from "../../shared/ui/icons";

const icons = { system: <SystemIcon />, light: <SunIcon />, dark: <MoonIcon /> };

/**
 * Cycles through system, light and dark; the browser stores the choice. The first step from the system's scheme is the
 * opposite scheme, so that the first press visibly changes the page.
 */
export function ColorSchemeSwitch() {
  const [mode, setMode] = useColorMode();
  const system = useSystemScheme();
  const opposite = system === "light" ? "dark" : "light";
  const next = mode === "system" ? opposite : mode === opposite ? system : "system";
  return (
    <IconButton aria-label={`Color scheme: ${mode}. Switch to ${next}`} onClick={() => setMode(next)}>
      {icons[mode]}
    </IconButton>
  );
}
