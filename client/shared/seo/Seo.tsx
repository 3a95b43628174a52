import { useSite } from "../site/SiteContext";
import { absoluteUrl, pageTitle, previewSize } from "./head";
import { useIsPreview } from "./PageStatus";

export interface SeoProps {
  /** Blank: the site's name. */
  title: string;
  /** The whole title that an editor wrote for search engines and share cards; blank without one. */
  ownTitle?: string;
  /** Blank: the site's tagline. */
  description?: string | null;
  /** The canonical path, `/celebrity/x`; without it the page has no canonical URL. */
  path?: string;
  ogType?: "website" | "article" | "profile" | "product";
  /** Paths or URLs of preview images, the best first. */
  images?: readonly string[];
  /** Describes them; blank: the title. */
  imageAlt?: string;
  keywords?: readonly string[];
  author?: string | null;
  publishedAt?: string | null;
  modifiedAt?: string | null;
  section?: string | null;
  noindex?: boolean;
  /** The path of the whole list; set when the address selects nothing from it. The page is then not indexed. */
  wholeList?: string | false;
}

const maxKeywords = 10;

/** The preview image of a page without pictures. */
const siteImage = "/art/site/hero.jpg";

/** The page's head elements; React moves them out of the body and updates them on navigation. */
export function Seo(props: SeoProps) {
  const { path, ogType = "website", keywords = [], wholeList = false } = props;
  const isPreview = useIsPreview();
  const noindex = isPreview || props.noindex === true || wholeList !== false;
  const images = props.images?.length ? props.images : [siteImage];
  const site = useSite();
  const title = props.ownTitle || props.title || site.name;
  const description = props.description || site.tagline;
  const fullTitle = props.ownTitle || pageTitle(title, site.name);
  const url = path === undefined ? undefined : absoluteUrl(site.origin, path);
  const canonical = wholeList !== false ? absoluteUrl(site.origin, wholeList) : noindex ? undefined : url;
  return (
    <>
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {keywords.length > 0 ? <meta name="keywords" content={keywords.slice(0, maxKeywords).join(", ")} /> : null}
      {props.author ? <meta name="author" content={props.author} /> : null}
      <meta name="robots" content={noindex ? "noindex, nofollow" : "index, follow, max-image-preview:large"} />
      {canonical ? <link rel="canonical" href={canonical} /> : null}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={ogType} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      {url ? <meta property="og:url" content={url} /> : null}
      {images.map((image) => (
        <PreviewImage key={image} image={image} alt={props.imageAlt || title} />
      ))}
      {props.publishedAt ? <meta property="article:published_time" content={props.publishedAt} /> : null}
      {props.modifiedAt ? <meta property="article:modified_time" content={props.modifiedAt} /> : null}
      {props.section ? <meta property="article:section" content={props.section} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The properties of a picture follow its URL: https://ogp.me/#structured */
function PreviewImage({ image, alt }: { image: string; alt: string }) {
  const { origin } = useSite();
  const size = previewSize(image);
  return (
    <>
      <meta property="og:image" content={absoluteUrl(origin, image)} />
      {size ? <meta property="og:image:width" content={String(size.width)} /> : null}
      {size ? <meta property="og:image:height" content={String(size.height)} /> : null}
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
