import { styled } from "@mui/material/styles";
import { paths } from "../../../../site/addresses";
import { PostCard } from "../../../features/blog/PostCard";
import { CategoryTiles } from "../../../features/category/CategoryTiles";
import { FaqList } from "../../../features/category/FaqList";
import { OfferCard } from "../../../features/offer/OfferCard";
import { OutfitGrid } from "../../../features/outfit/OutfitGrid";
import { SocialFeed } from "../../../features/settings/SocialFeed";
import { TestimonialList } from "../../../features/settings/TestimonialList";
import type { HomePageQuery } from "../../../graphql/generated/operations";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { Disclosure } from "../../../shared/ui/Disclosure";
import { Section } from "../../../shared/ui/layout/Section";
import { HomePageFeatured } from "./HomePageFeatured";
import { HomePageSpotlight } from "./HomePageSpotlight";

/** The sections with rows, in the order of the page; empty ones are omitted. */
export function HomePageSections({ data }: { data: HomePageQuery }) {
  const [outfits, products, posts] = [data.outfits.nodes, data.affiliateProducts.nodes, data.blogPosts.nodes];
  const celebrity = data.celebrities.nodes.at(0);
  const others = data.featured.nodes.filter(({ id }) => id !== celebrity?.id);
  return (
    <>
      {outfits.length > 0 ? (
        <Section title="This Week's Star Styles" more={{ label: "View All Outfits", to: paths.outfits() }}>
          <Looks>
            <OutfitGrid outfits={outfits} />
          </Looks>
        </Section>
      ) : null}
      {data.categories.length > 0 ? (
        <Section title="Explore by Category" tone="sunken">
          <CategoryTiles categories={data.categories} />
        </Section>
      ) : null}
      {products.length > 0 ? (
        <Section title="Shop the Celeb Look" more={{ label: "View All Products", to: paths.shop() }}>
          <DisclosureRow>
            <Disclosure />
          </DisclosureRow>
          <CardGrid columns={4}>
            {products.map((product) => (
              <li key={product.id}>
                <OfferCard offer={product} />
              </li>
            ))}
          </CardGrid>
        </Section>
      ) : null}
      {celebrity ? (
        <HomePageSpotlight celebrity={celebrity}>
          <HomePageFeatured celebrities={others} />
        </HomePageSpotlight>
      ) : null}
      {data.testimonials.length > 0 ? (
        <Section title="What Our Users Say">
          <TestimonialList testimonials={data.testimonials} />
        </Section>
      ) : null}
      {posts.length > 0 ? (
        <Section title="Fashion Blog" more={{ label: "View All Articles", to: paths.blog() }}>
          <Articles>
            {posts.map((post, index) => (
              <li key={post.id}>
                <PostCard post={post} variant={index === 0 ? "lead" : "plain"} />
              </li>
            ))}
          </Articles>
        </Section>
      ) : null}
      {data.socialPosts.length > 0 ? (
        <Section title="Our Social Feed">
          <SocialFeed posts={data.socialPosts} />
        </Section>
      ) : null}
    </>
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
