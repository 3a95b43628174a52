import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { StatTable, type StatColumn } from "../../../../../admin/figures/StatTable";
import { FieldGroup, FormGrid } from "../../../../../admin/form/FormGrid";
import { shortDate } from "../../../../../shared/format/date";
import { exactMoneyText } from "../../../../../shared/format/exactMoney";
import {
  type FileQuestions,
  type Lookalike,
  type MeaningQuestion,
  meaningOf,
  meanings,
  type ReportSettings,
} from "./conversionReport";
import { describePlace } from "../../../../../admin/upload/ProblemList";
import { PlainSelect } from "../../../../../admin/form/PlainFields";

interface ReportQuestionsProps {
  questions: FileQuestions;
  settings: ReportSettings;
  faults: Record<string, string>;
  onChange: (changes: Partial<ReportSettings>) => void;
}

/** Asks what the file does not tell. */
export function ReportQuestions({ questions, settings, faults, onChange }: ReportQuestionsProps) {
  const { meanings: chosen, noSales, lookalikes } = settings;
  const setWords = (title: string, words: Record<string, string>) =>
    onChange({ meanings: { ...chosen, [title]: { ...chosen[title], ...words } } });
  return (
    <>
      {questions.meanings.length > 0 ? (
        <FieldGroup>
          <legend>What is this?</legend>
          <p data-error={faults.meanings !== undefined} role={faults.meanings === undefined ? undefined : "alert"}>
            {faults.meanings ?? "The answers are remembered for this program when you import the report."}
          </p>
          <Columns>
            {questions.meanings.map((question) => (
              <ColumnMeanings
                key={question.title}
                question={question}
                chosen={chosen}
                onChange={(words) => setWords(question.title, words)}
              />
            ))}
          </Columns>
        </FieldGroup>
      ) : null}
      {questions.noSales.length > 0 ? (
        <FieldGroup>
          <legend>Rows that may be no sales</legend>
          <p>{questions.noSales.map(({ id, ...place }) => `${describePlace(place)}: ${id}`).join(", ")}</p>
          <PlainSelect
            label="These rows"
            required
            value={noSales}
            error={faults.noSales}
            options={[
              { value: "", label: "Choose..." },
              { value: "leaveOut", label: "Are sums, tests or the like: leave them out" },
              { value: "count", label: "Are sales: count them" },
            ]}
            onChange={(value) => onChange({ noSales: value as typeof noSales })}
          />
        </FieldGroup>
      ) : null}
      {questions.lookalikes.length > 0 ? (
        <FieldGroup>
          <legend>These look like known sales</legend>
          <Known>
            <StatTable
              label="New rows and known sales"
              columns={lookalikeColumns}
              rows={questions.lookalikes}
              getKey={describePlace}
              emptyText=""
              maxHeight={320}
            />
          </Known>
          <PlainSelect
            label="They are"
            required
            value={lookalikes}
            error={faults.lookalikes}
            options={[
              { value: "", label: "Choose..." },
              { value: "same", label: "The same sales: correct the known ones" },
              { value: "different", label: "Other sales: add them" },
            ]}
            onChange={(value) => onChange({ lookalikes: value as typeof lookalikes })}
          />
        </FieldGroup>
      ) : null}
    </>
  );
}

const saleText = ({ transactionId, retailer, day, ...money }: Lookalike["stored"]): string =>
  [transactionId, retailer, shortDate(day), exactMoneyText(money)].filter(Boolean).join(", ");

const lookalikeColumns: readonly StatColumn<Lookalike>[] = [
  { label: "Line", render: ({ line, file }) => (file === undefined ? line : describePlace({ line, file })) },
  { label: "In the report", render: ({ reported }) => saleText(reported) },
  { label: "Known", render: ({ stored }) => saleText(stored) },
];

interface ColumnMeaningsProps {
  question: MeaningQuestion;
  chosen: ReportSettings["meanings"];
  onChange: (words: Record<string, string>) => void;
}

/** Asks what the words of one column tell about a sale. */
function ColumnMeanings({ question: { title, words }, chosen, onChange }: ColumnMeaningsProps) {
  return (
    <section aria-label={title}>
      <header>
        <h3>{title || "(no title)"}</h3>
        <Button
          size="small"
          variant="text"
          aria-label={`${title} tells nothing about the sales`}
          onClick={() => onChange(Object.fromEntries(words.map(({ word }) => [word, "nothing"])))}
        >
          Tells nothing about the sales
        </Button>
      </header>
      <FormGrid>
        {words.map((word) => (
          <PlainSelect
            key={word.word}
            label={word.word || "(empty)"}
            required
            value={meaningOf(chosen, title, word)}
            options={[{ value: "", label: "Choose..." }, ...meanings]}
            onChange={(meaning) => onChange({ [word.word]: meaning })}
          />
        ))}
      </FormGrid>
    </section>
  );
}

const Known = styled("div")({ marginBottom: 18 });

const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: 22,
  "& header": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px", marginBottom: 8 },
  "& h3": { ...theme.typography.h4, overflowWrap: "anywhere" },
}));
