import { shortDate } from "../../../shared/format/date";
import { Section } from "../../../shared/ui/layout/Section";

interface OutfitCorrectionsProps {
  totalCount: number;
  /** The newest ones. */
  entries: readonly { day: string; isCorrection: boolean; text: string }[];
}

/** The public log of a look; nothing without lines. */
export const OutfitCorrections = ({ totalCount, entries }: OutfitCorrectionsProps) =>
  totalCount > 0 ? (
    <Section title="Corrections" id="corrections">
      <ul style={{ padding: 0, listStyle: "none", overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
        {entries.map(({ day, isCorrection, text }, place) => (
          <li key={place}>
            {isCorrection ? "Corrected on " : ""}
            {shortDate(day)}: {text}
          </li>
        ))}
      </ul>
      {totalCount > entries.length ? <p>And {totalCount - entries.length} earlier changes.</p> : null}
    </Section>
  ) : null;
