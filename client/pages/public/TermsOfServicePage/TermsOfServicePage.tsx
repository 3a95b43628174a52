import { Suspense } from "react";
import { paths } from "../../../../site/addresses";
import { LegalArticle } from "../../../features/site/legal/LegalArticle";
import { termsSections } from "../../../features/site/legal/termsSections";
import { useLegalFacts } from "../../../features/site/legal/useLegalFacts";
import { Seo } from "../../../shared/seo/Seo";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";

const title = "Terms of Service";
const summary =
  "The rules for using this site, what we are responsible for, and what the retailers are responsible for.";

export function TermsOfServicePage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <TermsOfService />
    </Suspense>
  );
}

function TermsOfService() {
  const facts = useLegalFacts();
  return (
    <>
      <Seo title={title} description={summary} path={paths.termsOfService()} />
      <LegalArticle title={title} summary={summary} sections={termsSections(facts)} />
    </>
  );
}
