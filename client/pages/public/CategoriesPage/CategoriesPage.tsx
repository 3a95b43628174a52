import { useSuspenseQuery } from "@apollo/client/react";
import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { shownCategories } from "../../../features/content/category/shownCategories";
import { CategoryTile } from "../../../features/content/category/CategoryTile";
import { CategoriesPageDocument, type CategoriesPageQuery } from "../../../graphql/generated/operations";
import { pageQuery } from "../../../graphql/pageQuery";
import { boundedText, plural } from "../../../shared/format/plural";
import { useRetry } from "../../../shared/hooks/useRetry";
import { absoluteUrl, previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { PageStatus } from "../../../shared/seo/PageStatus";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { CardGrid } from "../../../shared/ui/layout/CardGrid";
import { CardGridSkeleton } from "../../../shared/ui/layout/CardGridSkeleton";
import { ErrorState } from "../../../shared/ui/ErrorState";
import { PageHeader } from "../../../shared/ui/layout/PageHeader";
import { VisuallyHidden } from "../../../shared/ui/VisuallyHidden";

const description = "Pieces of every kind with their retailers, and the looks that include them.";

export function CategoriesPage() {
  return (
    <Page>
      <PageHeader kicker="Shop by kind" title="Categories" text={description} />
      <Suspense fallback={<CardGridSkeleton count={6} />}>
        <Categories />
      </Suspense>
    </Page>
  );
}

CategoriesPage.firstQuery = () => pageQuery(CategoriesPageDocument, {});

function Categories() {
  const { origin } = useSite();
  const { data, refetch } = useSuspenseQuery(CategoriesPageDocument, { errorPolicy: "all" });
  const { busy, retry } = useRetry(refetch);
  const seo = (
    <Seo
      title="Categories"
      description={description}
      path={paths.categories()}
      images={previewImages(data?.categories[0]?.image)}
    />
  );
  if (!data) {
    return (
      <>
        {seo}
        <PageStatus code={503} />
        <ErrorState busy={busy} onRetry={retry} />
      </>
    );
  }
  const categories = shownCategories(data.categories);
  const list = {
    "@context": "https://schema.org" as const,
    "@type": "ItemList",
    name: "Categories",
    itemListElement: categories.map(({ name, label }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      url: absoluteUrl(origin, paths.category(name)),
    })),
  };
  return (
    <>
      {seo}
      <JsonLd data={list} />
      <Tiles>
        {categories.map((category) => (
          <li key={category.name}>
            <CategoryTile category={category} note={plural(category.itemCount, "item")} />
            {countLooks(data, category.name) > 0 ? (
              <Link to={paths.categoryOutfits(category.name)}>
                {boundedText(countLooks(data, category.name), "celebrity look")}
                <VisuallyHidden> with {category.label.toLowerCase()}</VisuallyHidden>
              </Link>
            ) : null}
          </li>
        ))}
      </Tiles>
    </>
  );
}

const countLooks = ({ dresses, shoes, makeup, handbags, cars, bikes }: CategoriesPageQuery, name: string): number => {
  const looks: Partial<Record<string, { totalCount: number }>> = { dresses, shoes, makeup, handbags, cars, bikes };
  return looks[name]?.totalCount ?? 0;
};

const Page = styled(Container)({ paddingBottom: "clamp(3.5rem, 2.5rem + 3vw, 6rem)" });

const Tiles = styled(CardGrid)(({ theme }) => ({
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  "& > li > a + a": {
    ...theme.typography.body2,
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    minHeight: 44,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.35em",
    "&:hover": { color: theme.vars.palette.primary.main },
  },
}));
