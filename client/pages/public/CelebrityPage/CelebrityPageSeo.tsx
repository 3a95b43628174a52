import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { paths } from "../../../../site/addresses";
import {
  CelebrityPageSeo_CelebrityFragmentDoc,
  type CelebrityPageSeo_CelebrityFragment,
} from "../../../graphql/generated/operations";
import { metaDescription, previewImages } from "../../../shared/seo/head";
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
  return (
    <>
      <Seo
        title={`${data.name}: Outfits and Style`}
        description={metaDescription(
          data.bio || `The outfits and the style of ${data.name}, and where to find the pieces.`,
        )}
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
