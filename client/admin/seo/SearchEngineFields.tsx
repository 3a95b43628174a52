import Alert from "@mui/material/Alert";
import { styled } from "@mui/material/styles";
import { useFormikContext } from "formik";
import type { ReactNode } from "react";
import type { HeadTexts } from "../../shared/seo/derivedHead";
import { pageTitle, previewImages } from "../../shared/seo/head";
import { useSite } from "../../shared/site/SiteContext";
import { FormMultiline } from "../form/FormMultiline";
import { FormText } from "../form/FormText";
import { SearchResult, type SearchResultProps } from "./SearchResult";
import { findSeoAdvice, type SeoFacts, shownDescription, shownTitle } from "./seoAdvice";
import { seoLabels, type SeoValues } from "./seoSchema";

export interface SearchEngineFieldsProps extends Pick<SeoFacts, "source"> {
  /** Path of the page. */
  path: string;
  /** What the page uses while the fields are blank. */
  derived: HeadTexts;
  image: string;
  /** Further facts. */
  children?: ReactNode;
}

/** A page's own texts for search engines, and how a search result and a share card will look. */
export function SearchEngineFields({ path, derived, image, source, children }: SearchEngineFieldsProps) {
  const { values } = useFormikContext<SeoValues>();
  const site = useSite();
  const [ownTitle, ownDescription] = [values.seoTitle.trim(), values.seoDescription.trim()];
  const description = ownDescription || derived.description;
  const title = ownTitle || (derived.title && pageTitle(derived.title, site.name));
  const [picture] = previewImages(image);
  const advice = findSeoAdvice({ title, description, ownDescription, source, hasPicture: picture !== undefined });
  const address = `${site.origin || window.location.origin}${path}`;
  return (
    <FieldList>
      <FormText
        name="seoTitle"
        label={seoLabels.seoTitle}
        counted={shownTitle}
        placeholder={title}
        hint="Replaces the whole title in search results and share cards. The page itself keeps its title."
      />
      <FormMultiline
        name="seoDescription"
        label={seoLabels.seoDescription}
        counted={shownDescription}
        rows={[2, 5]}
        placeholder={derived.description}
        hint="One or two sentences, in one line."
      />
      {advice.length > 0 ? (
        <Alert severity="info">
          {advice.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      ) : null}
      <SearchResult address={address} siteName={site.name} title={title} description={description} />
      <ShareCard
        address={address}
        siteName={site.name}
        title={ownTitle || derived.title}
        description={description}
        picture={picture}
      />
      {children}
    </FieldList>
  );
}

const FieldList = styled("div")({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 22 });

interface ShareCardProps extends SearchResultProps {
  /** URL of the picture; undefined without one. */
  picture: string | undefined;
}

/** How social networks and messengers will show a link to the page. */
function ShareCard({ address, siteName, title, description, picture }: ShareCardProps) {
  return (
    <CardPreview aria-label="Share card">
      <h3>Share card</h3>
      <Card>
        {picture ? <img src={picture} alt="" width={1200} height={630} loading="lazy" /> : null}
        <div>
          <small>{`${siteName} · ${new URL(address).host}`}</small>
          <strong>{title || "Untitled"}</strong>
          {description ? <p>{description}</p> : null}
        </div>
      </Card>
    </CardPreview>
  );
}

const CardPreview = styled("section")({
  display: "grid",
  gap: 8,
  "& h3": { fontFamily: "inherit", fontSize: "0.8125rem", fontWeight: 550, lineHeight: 1.4, letterSpacing: 0 },
});

const clamp = (lines: number) =>
  ({ display: "-webkit-box", overflow: "hidden", WebkitBoxOrient: "vertical", WebkitLineClamp: lines }) as const;

const Card = styled("div")(({ theme }) => ({
  maxWidth: 480,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  overflowWrap: "anywhere",
  "& img": {
    display: "block",
    width: "100%",
    height: "auto",
    aspectRatio: "1200 / 630",
    objectFit: "cover",
    background: theme.vars.editorial.sunken,
  },
  "& > div": { display: "grid", gap: 4, padding: "12px 16px 14px" },
  "& small": { fontSize: "0.8125rem", color: theme.vars.palette.text.secondary },
  "& strong": { ...clamp(2), fontWeight: 600, lineHeight: 1.35 },
  "& p": { ...clamp(2), ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
