import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import Drawer from "@mui/material/Drawer";
import { useState } from "react";
import { adminPaths, paths } from "../../../site/addresses";
import { commandKey } from "../../admin/keys/keyEvents";
import { SearchIcon, CloseIcon, MenuIcon } from "../../shared/ui/icons";
import { ColorSchemeSwitch } from "../layout/ColorSchemeSwitch";
import { AdminAccount } from "./AdminAccount";
import { paletteRequest } from "./paletteRequest";
import { AdminNav } from "./AdminNav";

/** In pixels, with the border. */
export const headerHeight = 57;

/** Title, link to the site and signed-in user. Without room for the side navigation, a button opens it. */
export function AdminHeader({ wide }: { wide: boolean }) {
  return (
    <HeaderBar>
      <Title to={adminPaths.dashboard()}>Admin</Title>
      {/* A plain link: the site has another client and another cache, and shows what was saved. */}
      <a href={paths.home()}>View Site</a>
      <span />
      <PaletteButton wide={wide} />
      <ColorSchemeSwitch />
      {wide ? <AdminAccount /> : <AdminMenu />}
    </HeaderBar>
  );
}

/** Opens the command palette without the keyboard shortcut. */
function PaletteButton({ wide }: { wide: boolean }) {
  if (!wide)
    return (
      <IconButton aria-label="Search" onClick={paletteRequest.open}>
        <SearchIcon />
      </IconButton>
    );
  return (
    <PaletteField type="button" onClick={paletteRequest.open} aria-keyshortcuts="Control+K Meta+K">
      <SearchIcon />
      Find or go to
      <kbd>{commandKey()} K</kbd>
    </PaletteField>
  );
}

const HeaderBar = styled("header")(({ theme }) => ({
  ...theme.typography.button,
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: "flex",
  alignItems: "center",
  gap: 20,
  boxSizing: "border-box",
  height: headerHeight,
  paddingInline: "clamp(1rem, 0.4rem + 2vw, 1.625rem)",
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  "& > span": { flex: 1 },
  "& > a": { lineHeight: "44px", whiteSpace: "nowrap" },
  "& > a:not(:first-of-type)": {
    color: theme.vars.palette.text.secondary,
    textUnderlineOffset: "0.35em",
    textDecorationThickness: 1,
    "&:hover": { color: theme.vars.palette.text.primary },
  },
  [theme.breakpoints.down("sm")]: { gap: 8, "& > a:first-of-type": { marginRight: 6 } },
}));

const Title = styled(Link)(({ theme }) => ({
  ...theme.typography.h3,
  fontSize: "1.5rem",
  fontWeight: 500,
  letterSpacing: "-0.03em",
  textDecoration: "none",
}));

const PaletteField = styled("button")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 34,
  padding: "0 8px 0 10px",
  border: `1px solid ${theme.vars.palette.divider}`,
  background: "none",
  color: theme.vars.palette.text.secondary,
  cursor: "pointer",
  "& svg": { width: 18, height: 18 },
  "& kbd": { marginLeft: 12, fontFamily: "inherit", fontSize: "0.75rem" },
  "&:hover": { borderColor: theme.vars.editorial.control, color: theme.vars.palette.text.primary },
}));

/** The navigation and the signed-in user in a drawer, for screens without room for the side navigation. */
function AdminMenu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton aria-label="Open menu" aria-expanded={open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: "dialog", "aria-label": "Menu", sx: { width: "min(22rem, 88vw)" } } }}
      >
        <Panel>
          <div>
            <AdminAccount />
            <IconButton aria-label="Close menu" onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
          <AdminNav onNavigate={close} />
        </Panel>
      </Drawer>
    </>
  );
}

const Panel = styled("div")({
  padding: "8px 12px 32px",
  "& > div": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 56,
    gap: 8,
    marginBottom: 12,
    paddingLeft: 12,
  },
});
