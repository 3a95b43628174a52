import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { paths } from "../../../../site/addresses";
import {
  CelebrityPageSeo_CelebrityFragmentDoc,
  type CelebrityPageSeo_CelebrityFragment,
} from "../../../graphql/generated/operations";
import { celebrityHead } from "../../../shared/seo/derivedHead";
import { previewImages } from "../../../shared/seo/head";
import { JsonLd } from "../../../shared/seo/JsonLd";
import { Seo } from "../../../shared/seo/Seo";
import { useSite } from "../../../shared/site/SiteContext";
import { celebrityPerson } from "./celebrityStructuredData";

/** The head and the structured data of a profile. */
export function CelebrityPageSeo({ celebrity }: { celebrity: FragmentType<CelebrityPageSeo_CelebrityFragment> }) {
  const { data, complete } = useFragment({ fragment: CelebrityPageSeo_CelebrityFragmentDoc, from: celebrity });
  const { origin } = useSite();
  if (!complete) return null;
  const path = paths.celebrity(data.slug);
  const head = celebrityHead(data);
  return (
    <>
      <Seo
        title={head.title}
        ownTitle={data.seoTitle}
        description={data.seoDescription || head.description}
        path={path}
        ogType="profile"
        images={previewImages(data.image)}
        keywords={[data.name, `${data.name} outfits`, `${data.name} style`, data.category, data.styleType].filter(
          Boolean,
        )}
      />
      <JsonLd data={celebrityPerson(data, origin)} />
    </>
  );
}
