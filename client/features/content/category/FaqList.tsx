import { styled } from "@mui/material/styles";
import { JsonLd, type StructuredData } from "../../../shared/seo/JsonLd";

interface Faq {
  question: string;
  answer: string;
}

/** Builds schema.org's FAQPage. */
function faqPage(questions: readonly Faq[]) {
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

/** Questions as <details>, which work without JavaScript, and as JSON-LD for search engines. */
export function FaqList({ questions }: { questions: readonly Faq[] }) {
  return (
    <>
      <JsonLd data={faqPage(questions)} />
      <Questions>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <h3>{question}</h3>
              <OpenSign aria-hidden="true" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </Questions>
    </>
  );
}

const Questions = styled("div")(({ theme }) => ({
  maxWidth: "56rem",
  "& details": { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  "& summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 24,
    minHeight: 64,
    paddingBlock: 14,
    listStyle: "none",
    cursor: "pointer",
    "&::-webkit-details-marker": { display: "none" },
    "&:hover h3": { color: theme.vars.palette.primary.main },
  },
  "& h3": { ...theme.typography.h4, transition: "color 160ms" },
  "& p": { ...theme.typography.body1, maxWidth: "65ch", paddingBottom: 24, color: theme.vars.palette.text.secondary },
}));

/** A plus that becomes a minus when open. */
const OpenSign = styled("span")({
  position: "relative",
  flex: "none",
  width: 16,
  height: 16,
  "&::before, &::after": {
    content: '""',
    position: "absolute",
    background: "currentColor",
    transition: "transform 200ms",
  },
  "&::before": { inset: "7.25px 0" },
  "&::after": { inset: "0 7.25px" },
  "details[open] > summary > &::after": { transform: "scaleY(0)" },
});
