import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../site/addresses";
import { spaced } from "../../shared/theme/spaced";
import { FooterLinks } from "./FooterLinks";
import type { FooterProps } from "./types";

export function SiteFooter(props: FooterProps) {
  const { siteName, tagline, disclosure, socialLinks, categories, menus, year, newsletter, analyticsChoice, inert } =
    props;
  return (
    <Foot inert={inert}>
      <Container>
        <Grid>
          <Brand>
            <Name to={paths.home()}>{siteName}</Name>
            {tagline ? <p>{tagline}</p> : null}
            {newsletter}
          </Brand>
          <FooterLinks title="Quick Links" links={menus.footer} />
          <FooterLinks title="Popular Categories" links={categories} />
          <FooterLinks title="Follow" links={socialLinks} external />
        </Grid>
        {disclosure ? <Disclosure>{disclosure}</Disclosure> : null}
        <Legal>
          <p>
            &copy; <span suppressHydrationWarning>{year}</span> {siteName}
          </p>
          <ul>
            {menus.legal.map(({ label, to }, place) => (
              <li key={place}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
          {analyticsChoice}
        </Legal>
      </Container>
    </Foot>
  );
}

const Foot = styled("footer")(({ theme }) => ({
  marginTop: spaced("clamp(4rem, 3rem + 5vw, 8rem)", theme),
  paddingBlock: `${spaced("clamp(3rem, 2.4rem + 2.6vw, 5rem)", theme)} 2rem`,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.editorial.sunken,
}));

const Grid = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "48px 32px",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 2.4fr) 1fr 1fr 1fr", columnGap: 56 },
}));

const Brand = styled("div")(({ theme }) => ({
  gridColumn: "1 / -1",
  display: "grid",
  alignContent: "start",
  gap: 20,
  maxWidth: "27rem",
  "& > p": { ...theme.typography.h3, fontWeight: 400 },
  [theme.breakpoints.up("md")]: { gridColumn: "auto" },
}));

const Name = styled(Link)(({ theme }) => ({
  ...theme.typography.overline,
  justifySelf: "start",
  lineHeight: "44px",
  marginBlock: -12,
  color: theme.vars.palette.primary.main,
  textDecoration: "none",
}));

const Disclosure = styled("p")(({ theme }) => ({
  ...theme.typography.caption,
  maxWidth: "70ch",
  marginTop: 48,
  color: theme.vars.palette.text.secondary,
}));

const Legal = styled("div")(({ theme }) => ({
  ...theme.typography.caption,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "4px 32px",
  marginTop: 40,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: 28, listStyle: "none" },
  "& a, & button": {
    display: "inline-block",
    padding: "12px 0",
    border: 0,
    background: "none",
    textDecoration: "underline",
    textUnderlineOffset: "0.3em",
    textDecorationThickness: 1,
    cursor: "pointer",
  },
}));
