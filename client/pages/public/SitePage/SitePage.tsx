import { useSuspenseQuery } from "@apollo/client/react";
import { Suspense } from "react";
import { useLocation, useParams } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { SitePageDocument, type SitePageQuery } from "../../../graphql/generated/operations";
import { pageQuery, type PageAddress } from "../../../graphql/pageQuery";
import { shortDate } from "../../../shared/format/date";
import { useRetry } from "../../../shared/hooks/useRetry";
import { byIdOrSlug } from "../../../shared/identifier";
import { siteHead } from "../../../shared/seo/derivedHead";
import { absoluteUrl, previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { PageRedirect } from "../../../shared/seo/PageStatus";
import { publisher } from "../../../shared/seo/publisher";
import { Seo } from "../../../shared/seo/Seo";
import { type Site, useSite } from "../../../shared/site/SiteContext";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { ArticleInParts, type ArticlePart } from "../../../shared/ui/layout/ArticleInParts";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";
import { NotFoundPage } from "../../../shared/ui/NotFoundPage";
import { Picture } from "../../../shared/ui/picture/Picture";
import { PictureCredit } from "../../../shared/ui/picture/PictureCredit";
import { pictureSizes } from "../../../shared/ui/picture/pictureSizes";
import { UnavailablePage } from "../../../shared/ui/UnavailablePage";
import { MentionCard } from "../MentionCard";
import { ContactForm } from "./ContactForm";

/** The pages with which a site begins have routes without a parameter. */
const readName = (slug: string | undefined, pathname: string): string => slug ?? pathname.slice(1);

export function SitePage() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NamedPage name={readName(slug, pathname)} />
    </Suspense>
  );
}

SitePage.firstQuery = ({ params: { slug }, pathname }: PageAddress) =>
  pageQuery(SitePageDocument, byIdOrSlug(readName(slug, pathname)));

function NamedPage({ name }: { name: string }) {
  const { data, error, refetch } = useSuspenseQuery(SitePageDocument, {
    variables: byIdOrSlug(name),
    errorPolicy: "all",
  });
  const { busy, retry } = useRetry(refetch);
  // A failed read is null, too, and says nothing about whether the page exists.
  if (!data || (error && !data.page)) return <UnavailablePage title="" busy={busy} onRetry={retry} />;
  const { page } = data;
  if (!page) return <NotFoundPage />;
  if (page.slug !== name) return <PageRedirect to={paths.page(page.slug)} />;
  return <SitePageView page={page} />;
}

type Page = NonNullable<SitePageQuery["page"]>;

const pageData = ({ title, description, lastUpdated, updatedAt, slug }: Page, site: Site) => ({
  "@context": "https://schema.org" as const,
  "@type": "WebPage",
  name: title,
  ...(description ? { description } : {}),
  dateModified: lastUpdated ?? updatedAt,
  url: absoluteUrl(site.origin, paths.page(slug)),
  publisher: publisher(site),
});

const toArticlePart = ({ id, title, parts }: Page["sections"][number], page: Page): ArticlePart => ({
  id,
  title,
  text: parts.map(({ html, card }, place) =>
    card ? (
      <MentionCard key={place} mentions={page} id={card.subjectId} />
    ) : (
      <div key={place} dangerouslySetInnerHTML={{ __html: html ?? "" }} />
    ),
  ),
});

const listForms = ({ hasContactForm, slug }: Page): ArticlePart[] =>
  hasContactForm ? [{ id: "write-to-us", title: "Write to us", text: <ContactForm slug={slug} /> }] : [];

function SitePageView({ page }: { page: Page }) {
  const site = useSite();
  const head = siteHead(page);
  return (
    <>
      <Seo
        title={head.title}
        ownTitle={page.seoTitle}
        description={page.seoDescription || head.description}
        path={paths.page(page.slug)}
        images={previewImages(page.image)}
        imageAlt={page.imageAlt}
      />
      <JsonLd data={pageData(page, site)} />
      <ArticleInParts
        kicker={
          page.lastUpdated ? (
            <>
              Last updated: <time dateTime={page.lastUpdated}>{shortDate(page.lastUpdated)}</time>
            </>
          ) : null
        }
        title={page.title}
        summary={page.description}
        lead={
          <>
            {page.image ? (
              <figure>
                <Picture
                  src={page.image}
                  alt={page.imageAlt}
                  kind="post"
                  width={1200}
                  height={640}
                  sizes={pictureSizes.whole}
                  priority
                />
                <PictureCredit text={page.imageCredit} />
              </figure>
            ) : null}
            {page.mentionedProducts.length > 0 ? <Disclosure /> : null}
          </>
        }
        sections={[...page.sections.map((section) => toArticlePart(section, page)), ...listForms(page)]}
      />
    </>
  );
}
