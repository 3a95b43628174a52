import useMediaQuery from "@mui/material/useMediaQuery";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { adminPaths, paths } from "../../../site/addresses";
import { ColorSchemeSwitch } from "../layout/ColorSchemeSwitch";
import { AdminAccount } from "./AdminAccount";
import { AdminMenu } from "./AdminMenu";
import { AdminTabs } from "./AdminTabs";
import { PaletteButton } from "./PaletteButton";

/** Title, link to the site and signed-in user; below them the tabs, behind a button on small screens. */
export function AdminHeader() {
  const wide = useMediaQuery("(min-width: 900px)", { noSsr: true });
  return (
    <Bar>
      <Row>
        <Title to={adminPaths.dashboard()}>Admin</Title>
        {/* A plain link: the site has another client and another cache, and shows what was saved. */}
        <a href={paths.home()}>View Site</a>
        <span />
        <PaletteButton wide={wide} />
        <ColorSchemeSwitch />
        {wide ? <AdminAccount /> : <AdminMenu />}
      </Row>
      {wide ? <AdminTabs /> : null}
    </Bar>
  );
}

const Bar = styled("header")(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.zIndex.appBar,
  background: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled("div")(({ theme }) => ({
  ...theme.typography.button,
  display: "flex",
  alignItems: "center",
  gap: 20,
  maxWidth: 1640,
  minHeight: 56,
  marginInline: "auto",
  paddingInline: "clamp(1rem, 0.4rem + 2vw, 2.5rem)",
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
