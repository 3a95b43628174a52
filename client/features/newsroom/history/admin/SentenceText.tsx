import { Link } from "react-router-dom";
import { auditSentence, type AuditFacts } from "./auditSentence";

/** An entry of the audit log as a sentence, with a link to the changed row. */
export function SentenceText({ entry }: { entry: AuditFacts }) {
  const { who, did, what, to, end } = auditSentence(entry);
  return (
    <>
      <strong>{who}</strong> {did} {what === "" ? null : <Named text={what} to={to} />} {end}
    </>
  );
}

function Named({ text, to }: { text: string; to: string | undefined }) {
  if (to === undefined) return <b>{text}</b>;
  if (to.startsWith("/admin/")) return <Link to={to}>{text}</Link>;
  return (
    <a href={to} target="_blank" rel="noopener">
      {text}
    </a>
  );
}
