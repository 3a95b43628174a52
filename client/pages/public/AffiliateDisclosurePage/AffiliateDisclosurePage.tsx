import { Suspense } from "react";
import { paths } from "../../../../site/addresses";
import { LegalArticle } from "../../../features/site/legal/LegalArticle";
import { disclosureSections } from "../../../features/site/legal/disclosureSections";
import { useLegalFacts } from "../../../features/site/legal/useLegalFacts";
import { Seo } from "../../../shared/seo/Seo";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";

const title = "Affiliate Disclosure";
const summary =
  "We earn a commission from some links to shops. This page explains which, how, and what it means for our content.";

export function AffiliateDisclosurePage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <AffiliateDisclosure />
    </Suspense>
  );
}

function AffiliateDisclosure() {
  const facts = useLegalFacts();
  return (
    <>
      <Seo title={title} description={summary} path={paths.affiliateDisclosure()} />
      <LegalArticle title={title} summary={summary} sections={disclosureSections(facts)} />
    </>
  );
}
