import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link, useNavigate } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { SearchSuggestions } from "../../../features/search/SearchSuggestions";
import { useSite } from "../../../shared/site/SiteContext";
import { SearchBox } from "../../../shared/ui/search/SearchBox";

const scene = { light: "/art/site/hero.svg", dark: "/art/site/hero-dark.svg" };

/** The first screen: the site's promise, with a search and a link to the gallery. */
export function HomePageHero() {
  const { tagline } = useSite();
  const navigate = useNavigate();
  return (
    <Opening>
      <Content>
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
        <Button component={Link} to={paths.celebrities()}>
          Explore Celebrity Looks
        </Button>
      </Content>
      <Scene />
      {/* Preloads the largest image of the first screen (LCP), which browsers would discover only after the styles. */}
      <link rel="preload" as="image" href={scene.light} media="(prefers-color-scheme: light)" fetchPriority="high" />
      <link rel="preload" as="image" href={scene.dark} media="(prefers-color-scheme: dark)" fetchPriority="high" />
    </Opening>
  );
}

const Opening = styled(Container)(({ theme }) => ({
  display: "grid",
  gap: 0,
  paddingBlock: 0,
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
    minHeight: "min(46rem, calc(100dvh - 80px))",
  },
}));

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "center",
  gap: 24,
  paddingBlock: "clamp(2.25rem, 1.5rem + 4vw, 5rem)",
  "& h1": { ...theme.typography.h1, maxWidth: "11ch" },
  "& form": { marginTop: 8, maxWidth: "30rem" },
  "& > a": { justifySelf: "start", marginTop: 8 },
  [theme.breakpoints.up("md")]: { paddingRight: "clamp(2rem, 4vw, 5rem)" },
}));

/**
 * A background image, so that each scheme loads only one image. Media queries cannot know the reader's choice of
 * scheme.
 */
const Scene = styled("div")(({ theme }) => ({
  order: -1,
  aspectRatio: "16 / 11",
  marginInline: "calc(-1 * clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
  background: `${theme.vars.editorial.sunken} url("${scene.light}") 88% 50% / cover no-repeat`,
  ...theme.applyStyles("dark", { backgroundImage: `url("${scene.dark}")` }),
  "@media (scripting: none) and (prefers-color-scheme: dark)": { backgroundImage: `url("${scene.dark}")` },
  [theme.breakpoints.up("md")]: {
    order: 0,
    aspectRatio: "auto",
    marginLeft: 0,
    // Extends to the edge of the window, however wide the page's content is.
    marginRight: "calc(min(0px, (1360px - 100vw) / 2) - clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
  },
}));
