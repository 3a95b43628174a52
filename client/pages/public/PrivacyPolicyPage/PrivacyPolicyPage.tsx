import { Suspense } from "react";
import { paths } from "../../../../site/addresses";
import { LegalArticle } from "../../../features/site/legal/LegalArticle";
import { privacySections } from "../../../features/site/legal/privacySections";
import { useLegalFacts } from "../../../features/site/legal/useLegalFacts";
import { Seo } from "../../../shared/seo/Seo";
import { PageSkeleton } from "../../../shared/ui/layout/PageSkeleton";

const title = "Privacy Policy";
const summary =
  "What this site learns about its readers, which is little: there are no accounts, and most of what you do here stays in your browser.";

export function PrivacyPolicyPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PrivacyPolicy />
    </Suspense>
  );
}

function PrivacyPolicy() {
  const facts = useLegalFacts();
  return (
    <>
      <Seo title={title} description={summary} path={paths.privacyPolicy()} />
      <LegalArticle title={title} summary={summary} sections={privacySections(facts)} />
    </>
  );
}
