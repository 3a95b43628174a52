import { styled, type Theme } from "@mui/material/styles";
import { ThemeProvider } from "@mui/system";
import Typography from "@mui/material/Typography";
import type { ContentType } from "../../../graphql/generated/adminOperations";
import { shortDate } from "../../../shared/format/date";
import { useSite } from "../../../shared/site/SiteContext";
import { theme as siteTheme } from "../../../shared/theme/theme";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { Picture } from "../../../shared/ui/picture/Picture";
import { WaitNotice } from "../../../shared/ui/WaitNotice";
import { ArticleText } from "../ArticleText";
import { MentionWarnings } from "./mention/MentionWarnings";
import { today, type BlogPostValues } from "./blogPostValues";
import { addNewTabTargets } from "./addNewTabTargets";
import { usePostPreview } from "./usePostPreview";

const cardLabels: Partial<Record<ContentType, string>> = {
  outfit: "Look",
  celebrity: "Celebrity",
  affiliateProduct: "Product",
};

/** The public site's type sizes instead of the admin area's smaller ones. */
const magazine = (admin: Theme): Theme => ({ ...admin, typography: siteTheme.typography });

/** The article as its page will show it. */
export function ArticlePreview({ values }: { values: BlogPostValues }) {
  const { preview, problem, retry } = usePostPreview(values);
  const site = useSite();
  if (problem) return <ErrorState title="The preview could not be loaded" text={problem} onRetry={retry} />;
  if (!preview) return <WaitNotice text="Loading preview..." />;
  const { title, category, excerpt, image, author, date } = values;
  return (
    <ThemeProvider theme={magazine}>
      <Page aria-label="Preview of the article">
        <header>
          {category ? (
            <Typography variant="overline" color="primary">
              {category}
            </Typography>
          ) : null}
          <h3>{title || "Untitled"}</h3>
          {excerpt ? <p>{excerpt}</p> : null}
          <small>
            {`By ${author || `${site.name} Team`}, Fashion Editor`}
            <span>{shortDate(date || today())}</span>
            <span>{`${preview.readingMinutes} min read`}</span>
          </small>
        </header>
        {image ? <Picture src={image} alt="" kind="post" width={1200} height={640} sizes="652px" /> : null}
        <MentionWarnings warnings={preview.warnings} />
        {preview.parts.length === 0 ? (
          <p>The article is empty.</p>
        ) : (
          <ArticleText
            parts={preview.parts.map(({ html, card }) => ({ html: html && addNewTabTargets(html), card }))}
            renderCard={({ type, title: name }) => (
              <Card>
                <small>{cardLabels[type]}</small>
                <strong>{name}</strong>
              </Card>
            )}
          />
        )}
      </Page>
    </ThemeProvider>
  );
}

/** Stands for the card of the public page. */
const Card = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 4,
  padding: "14px 18px",
  border: `1px solid ${theme.vars.palette.divider}`,
  "& small": { ...theme.typography.overline, color: theme.vars.palette.primary.main },
  "& strong": { ...theme.typography.h4 },
}));

const Page = styled("article")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 28,
  "& > header": { display: "grid", gap: 12 },
  "& > header h3": { ...theme.typography.h2, textWrap: "balance" },
  "& > header > p:last-of-type": { ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary },
  "& > header small": {
    ...theme.typography.body2,
    display: "flex",
    flexWrap: "wrap",
    gap: "2px 24px",
    color: theme.vars.palette.text.secondary,
  },
}));
