import { paths } from "../../../../site/addresses";
import { categoryKeywords } from "../../../features/content/category/categoryKeywords";
import type { OfferState } from "../../../features/shops/offer/offerState";
import { CategoryTiles } from "../../../features/content/category/CategoryTiles";
import { FaqList } from "../../../features/content/category/FaqList";
import { NewsletterBand } from "../../../features/readers/readers/NewsletterBand";
import { categoryTitles } from "../../../features/readers/readers/newsletterMessages";
import type { CategoryPageQuery, CategoryPageQueryVariables } from "../../../graphql/generated/operations";
import { previewImages } from "../../../shared/seo/head";
import { Seo } from "../../../shared/seo/Seo";
import { Section } from "../../../shared/ui/layout/Section";
import { CategoryPageHero } from "./CategoryPageHero";
import { CategoryPageItems } from "./CategoryPageItems";

export interface CategoryPageViewProps {
  data: CategoryPageQuery & { category: NonNullable<CategoryPageQuery["category"]> };
  state: OfferState;
  variables: CategoryPageQueryVariables;
  /** Another filter is loading; the previous results are shown. */
  loading: boolean;
  /** Set when the last request failed. */
  onRetry?: () => void;
}

export function CategoryPageView({ data, state, variables, loading, onRetry }: CategoryPageViewProps) {
  const { name, label, image, faq } = data.category;
  const pieces = label.toLowerCase();
  const related = data.categories.filter((category) => category.name !== name);
  const description = `Celebrity-inspired ${pieces}: compare prices and find the retailer of every piece.`;
  return (
    <>
      <Seo
        title={`Celebrity ${label}`}
        description={description}
        path={paths.category(name, { after: variables.after ?? undefined })}
        images={previewImages(image)}
        keywords={categoryKeywords(name)}
        noindex={state.search !== ""}
        wholeList={data.categoryItems.edges.length === 0 && paths.category(name)}
      />
      <CategoryPageHero name={name} label={label} image={image} text={description} />
      <CategoryPageItems
        items={data.categoryItems}
        currencies={data.categoryItemCurrencies}
        rates={data.exchangeRates}
        {...{ name, label, state, variables, loading, onRetry }}
      />
      {related.length > 0 ? (
        <Section title="Related Categories" tone="sunken">
          <CategoryTiles categories={related} />
        </Section>
      ) : null}
      {faq.length > 0 ? (
        <Section title="Frequently Asked Questions">
          <FaqList questions={faq} />
        </Section>
      ) : null}
      <NewsletterBand
        title="Get Celebrity Style Updates"
        text={`New ${pieces}, and the looks they go with, in your inbox.`}
        source={`category-${name}`}
        titles={categoryTitles}
      />
    </>
  );
}
