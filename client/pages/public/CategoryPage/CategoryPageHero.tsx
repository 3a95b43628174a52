import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { Breadcrumbs } from "../../../shared/ui/Breadcrumbs";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { WaysToFollow } from "../../../shared/ui/links/WaysToFollow";
import { Picture } from "../../../shared/ui/picture/Picture";

export interface CategoryPageHeroProps {
  /** Slug of the category. */
  name: string;
  label: string;
  image: string;
  text: string;
}

export function CategoryPageHero({ name, label, image, text }: CategoryPageHeroProps) {
  return (
    <Opening>
      <HeroText>
        <Breadcrumbs
          crumbs={[{ label: "Home", to: paths.home() }, { label: "Categories", to: paths.categories() }, { label }]}
        />
        <h1>Celebrity {label}</h1>
        <Lead>{text}</Lead>
        <Disclosure />
        <WaysToFollow kind="category" slug={name} name={label} />
      </HeroText>
      <Scene>
        {/* Hidden on a phone. Lazy loading avoids the download there; eager images load even when hidden. */}
        <Picture src={image} alt="" kind="category" width={800} height={620} />
      </Scene>
    </Opening>
  );
}

const Opening = styled(Container)(({ theme }) => ({
  display: "grid",
  gap: 8,
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
    gap: 48,
    alignItems: "stretch",
  },
}));

const HeroText = styled("header")(({ theme }) => ({
  display: "grid",
  alignContent: "center",
  gap: 20,
  paddingBlock: "16px clamp(2rem, 1.5rem + 2vw, 3.5rem)",
  "& nav": { marginBottom: "clamp(0px, 2vw, 24px)" },
  "& h1": { ...theme.typography.h1 },
}));

const Lead = styled("p")(({ theme }) => ({
  ...theme.typography.subtitle1,
  maxWidth: "46ch",
  color: theme.vars.palette.text.secondary,
}));

/** On a phone the list comes first: the image would push it off the screen. */
const Scene = styled("div")(({ theme }) => ({
  display: "none",
  [theme.breakpoints.up("md")]: {
    display: "block",
    marginRight: "calc(min(0px, (1360px - 100vw) / 2) - clamp(1.25rem, 0.5rem + 3.2vw, 4rem))",
    "& img": { height: "100%", minHeight: "min(30rem, 60dvh)", objectPosition: "50% 55%" },
  },
}));
