import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { paths } from "../../../../site/addresses";
import { PostCard } from "../../../features/content/blog/PostCard";
import { CategoryTiles } from "../../../features/content/category/CategoryTiles";
import { FaqList } from "../../../features/content/category/FaqList";
import { NewsletterBand } from "../../../features/readers/readers/NewsletterBand";
import { OfferCard } from "../../../features/shops/offer/OfferCard";
import { OutfitGrid } from "../../../features/content/outfit/OutfitGrid";
import { SocialFeed } from "../../../features/site/settings/SocialFeed";
import { TestimonialList } from "../../../features/site/settings/TestimonialList";
import type { HomePageQuery } from "../../../graphql/generated/operations";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Section } from "../../../shared/ui/layout/Section";
import { HomePageFeatured } from "./HomePageFeatured";
import { HomePageSpotlight } from "./HomePageSpotlight";

type SectionName = HomePageQuery["settings"]["homeSections"][number];
interface SectionProps {
  data: HomePageQuery;
  /** Whether the first affiliate links of the page are in this section. */
  discloses: boolean;
}

const sellsIn: Partial<Record<SectionName, (data: HomePageQuery) => boolean>> = {
  PRODUCTS: ({ affiliateProducts }) => affiliateProducts.nodes.length > 0,
  SPOTLIGHT: ({ celebrities }) => celebrities.nodes.length > 0,
};

/** The sections in the editors' order; ones without rows are omitted. */
export function HomePageSections({ data }: { data: HomePageQuery }) {
  const sections = data.settings.homeSections;
  const firstSelling = data.homeLook?.leadProduct ? undefined : sections.find((section) => sellsIn[section]?.(data));
  return sections.map((section) => {
    const Content = contents[section];
    return <Content key={section} data={data} discloses={section === firstSelling} />;
  });
}

const contents: Record<SectionName, (props: SectionProps) => ReactNode> = {
  LOOKS: ({ data: { outfits } }) =>
    outfits.nodes.length > 0 ? (
      <Section title="This Week's Star Styles" more={{ label: "View All Outfits", to: paths.outfits() }}>
        <Looks>
          <OutfitGrid outfits={outfits.nodes} />
        </Looks>
      </Section>
    ) : null,
  CATEGORIES: ({ data: { categories } }) =>
    categories.length > 0 ? (
      <Section title="Explore by Category" tone="sunken">
        <CategoryTiles categories={categories} />
      </Section>
    ) : null,
  PRODUCTS: HomePageProducts,
  SPOTLIGHT: ({ data: { celebrities, featured }, discloses }) => {
    const celebrity = celebrities.nodes.at(0);
    return celebrity ? (
      <HomePageSpotlight celebrity={celebrity} discloses={discloses}>
        <HomePageFeatured celebrities={featured.nodes.filter(({ id }) => id !== celebrity.id)} />
      </HomePageSpotlight>
    ) : null;
  },
  TESTIMONIALS: ({ data: { testimonials } }) =>
    testimonials.length > 0 ? (
      <Section title="What Our Users Say">
        <TestimonialList testimonials={testimonials} />
      </Section>
    ) : null,
  BLOG: HomePageArticles,
  SOCIAL: ({ data: { socialPosts } }) =>
    socialPosts.length > 0 ? (
      <Section title="Our Social Feed">
        <SocialFeed posts={socialPosts} />
      </Section>
    ) : null,
  NEWSLETTER: HomePageNewsletter,
};

function HomePageProducts({ data: { affiliateProducts }, discloses }: SectionProps) {
  if (affiliateProducts.nodes.length === 0) return null;
  return (
    <Section title="Shop the Celeb Look" more={{ label: "View All Products", to: paths.shop() }}>
      {discloses ? (
        <DisclosureRow>
          <Disclosure />
        </DisclosureRow>
      ) : null}
      <CardGrid columns={4}>
        {affiliateProducts.nodes.map((product) => (
          <li key={product.id}>
            <OfferCard offer={product} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

function HomePageArticles({ data: { blogPosts } }: SectionProps) {
  if (blogPosts.nodes.length === 0) return null;
  return (
    <Section title="Fashion Blog" more={{ label: "View All Articles", to: paths.blog() }}>
      <Articles>
        {blogPosts.nodes.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} variant={index === 0 ? "lead" : "plain"} />
          </li>
        ))}
      </Articles>
    </Section>
  );
}

function HomePageNewsletter() {
  return (
    <NewsletterBand
      title="Join the Fashion Circle"
      text="New looks, and where to find the pieces, in your inbox."
      source="home"
      required
    />
  );
}

export function HomePageQuestions({ data }: { data: HomePageQuery }) {
  if (data.siteFaq.length === 0) return null;
  return (
    <Section title="Frequently Asked Questions">
      <FaqList questions={data.siteFaq} />
    </Section>
  );
}

/**
 * On a phone one large card and two small ones, otherwise three in a row; a row of two and a single card would look
 * unfinished.
 */
const Looks = styled("div")(({ theme }) => ({
  [theme.breakpoints.down("sm")]: { "& > ul > li:first-of-type:nth-last-of-type(3)": { gridColumn: "1 / -1" } },
  [theme.breakpoints.between("sm", "md")]: { "& > ul": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
}));

const DisclosureRow = styled("div")({ marginBottom: 32 });

/** The newest article is large, with two beside it. */
const Articles = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "clamp(2.5rem, 2rem + 2vw, 4rem) clamp(1rem, 0.6rem + 1.6vw, 2.25rem)",
  listStyle: "none",
  [theme.breakpoints.up("sm")]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > li:first-child": { gridColumn: "1 / -1" },
  },
  [theme.breakpoints.up("md")]: {
    gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)",
    "& > li:first-child": { gridColumn: "auto" },
  },
}));
