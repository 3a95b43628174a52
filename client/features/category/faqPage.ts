import type { StructuredData } from "../../shared/seo/JsonLd";

export interface Faq {
  question: string;
  answer: string;
}

/** Builds schema.org's FAQPage. */
export function faqPage(questions: readonly Faq[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  } satisfies StructuredData & Record<string, unknown>;
}
