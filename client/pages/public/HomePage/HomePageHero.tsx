import type { FragmentType } from "@apollo/client";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { SearchSuggestions } from "../../../features/content/search/SearchSuggestions";
import type { HomePageLook_OutfitFragment } from "../../../graphql/generated/operations";
import { useSite } from "../../../shared/site/SiteContext";
import { SearchBox } from "../../../shared/ui/search/SearchBox";
import { HomePageLook } from "./HomePageLook";

const scene = { light: "/art/site/hero.svg", dark: "/art/site/hero-dark.svg" };

export interface HomePageHeroProps {
  /** Null when the site has no look, which a drawing then replaces; undefined while it loads. */
  look: FragmentType<HomePageLook_OutfitFragment> | null | undefined;
}

/** The first screen: the site's promise with a search, and today's look with a piece that one can buy. */
export function HomePageHero({ look }: HomePageHeroProps) {
  const { tagline } = useSite();
  const navigate = useNavigate();
  return (
    <Opening data-scene={look === null || undefined}>
      <Intro>
        {tagline ? (
          <Typography variant="overline" color="primary">
            {tagline}
          </Typography>
        ) : null}
        <h1>Who wore that, and where do I get it?</h1>
        <SearchBox
          label="Search celebrities"
          action={paths.celebrities()}
          size="large"
          suggestions={SearchSuggestions}
          onSearch={(text) => navigate(paths.celebrities({ search: text }))}
        />
        <Button component={Link} to={paths.celebrities()} variant={look === null ? "contained" : "outlined"}>
          Explore Celebrity Looks
        </Button>
      </Intro>
      {look ? <HomePageLook look={look} /> : null}
      {look === undefined ? <Waiting /> : null}
      {look === null ? <Drawing /> : null}
    </Opening>
  );
}

function Drawing() {
  return (
    <>
      <Scene />
      {/* Preloads the largest image of the first screen (LCP), which browsers would discover only after the styles. */}
      <link rel="preload" as="image" href={scene.light} media="(prefers-color-scheme: light)" fetchPriority="high" />
      <link rel="preload" as="image" href={scene.dark} media="(prefers-color-scheme: dark)" fetchPriority="high" />
    </>
  );
}

/** On a phone the look's picture and text stand side by side below the search. */
const Opening = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 12fr) minmax(0, 13fr)",
  gridTemplateRows: "auto auto auto",
  columnGap: 16,
  paddingBlock: 0,
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 1fr) min(38vw, 34rem)",
    gridTemplateRows: "1fr auto auto",
    columnGap: "clamp(2rem, 4vw, 5rem)",
    minHeight: "min(46rem, calc(100dvh - 80px))",
  },
}));

const Intro = styled("div")(({ theme }) => ({
  gridColumn: "1 / -1",
  display: "grid",
  alignContent: "center",
  gap: 16,
  paddingBlock: "20px 16px",
  "& h1": { ...theme.typography.h1, fontSize: "clamp(1.875rem, 1.1rem + 3.3vw, 4rem)", maxWidth: "15ch" },
  "& form": { maxWidth: "30rem" },
  "& > a": { justifySelf: "start", minHeight: 44, paddingBlock: 9 },
  [theme.breakpoints.down("md")]: {
    gap: 12,
    "& > .MuiTypography-overline": { display: "none" },
    "& form .MuiInputBase-root": { minHeight: 52 },
  },
  [theme.breakpoints.up("md")]: {
    gridColumn: 1,
    paddingBlock: "clamp(1.5rem, 2.4vw, 3.5rem) 24px",
    "[data-scene] > &": { gridRow: "1 / -1" },
  },
}));

/** Reserves the place of the picture. */
const Waiting = styled("div")(({ theme }) => ({
  aspectRatio: "3 / 4",
  marginLeft: "calc(-1 * clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
  background: theme.vars.editorial.sunken,
  [theme.breakpoints.up("md")]: { gridColumn: 2, gridRow: "1 / -1", aspectRatio: "auto", marginLeft: 0 },
}));

/**
 * A background image, so that each scheme loads only one image. Media queries cannot know the reader's choice of
 * scheme.
 */
const Scene = styled("div")(({ theme }) => ({
  gridColumn: "1 / -1",
  aspectRatio: "16 / 11",
  marginInline: "calc(-1 * clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
  background: `${theme.vars.editorial.sunken} url("${scene.light}") 88% 50% / cover no-repeat`,
  ...theme.applyStyles("dark", { backgroundImage: `url("${scene.dark}")` }),
  "@media (scripting: none) and (prefers-color-scheme: dark)": { backgroundImage: `url("${scene.dark}")` },
  [theme.breakpoints.up("md")]: {
    gridColumn: 2,
    gridRow: "1 / -1",
    aspectRatio: "auto",
    marginLeft: 0,
    // Extends to the edge of the window, however wide the page's content is.
    marginRight: "calc(min(0px, (1360px - 100vw) / 2) - clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
  },
}));
