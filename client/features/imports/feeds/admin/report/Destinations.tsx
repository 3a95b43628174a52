import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { StateNotice } from "../../../../../admin/StateNotice";
import { plural } from "../../../../../shared/format/plural";
import { useCategoryName } from "../feedChoices";
import { RuleForm } from "../rules/RuleForm";
import { DecisionRow } from "./DecisionRow";
import { describeDecision, groupByCategory, type Destination } from "./describeDecision";
import type { Decision, Example } from "./feedReport";
import { ReportPart } from "./ReportPart";

export interface DestinationsProps {
  decisions: readonly Decision[];
  feedId: string;
  onCheckAgain: () => void;
}

/** Where products go and why, with a way to make a rule from each example. */
export function Destinations({ decisions, feedId, onCheckAgain }: DestinationsProps) {
  const [changed, setChanged] = useState<Example | null>(null);
  const [isSaved, setSaved] = useState(false);
  if (decisions.length === 0) return null;
  return (
    <ReportPart>
      <h3>Where products go</h3>
      {isSaved ? (
        <StateNotice kind="info" title="The rule counts from the next check on">
          <div>
            <Button size="small" onClick={onCheckAgain}>
              Check again
            </Button>
          </div>
        </StateNotice>
      ) : null}
      {groupByCategory(decisions).map((destination) => (
        <CategoryPart key={destination.category ?? ""} destination={destination} onChange={setChanged} />
      ))}
      {changed ? (
        <RuleForm
          rule={null}
          from={{ ...changed, feedId }}
          onSaved={() => setSaved(true)}
          onClose={() => setChanged(null)}
        />
      ) : null}
    </ReportPart>
  );
}

const firstShown = 6;

interface CategoryPartProps {
  destination: Destination;
  onChange: (example: Example) => void;
}

function CategoryPart({ destination: { category, count, decisions }, onChange }: CategoryPartProps) {
  const [isWhole, setWhole] = useState(false);
  const getCategoryName = useCategoryName();
  const shown = isWhole ? decisions : decisions.slice(0, firstShown);
  const name = category === null ? "Left out" : getCategoryName(category);
  return (
    <Group>
      <h4>
        {name} <small>{plural(count, "product")}</small>
      </h4>
      <ul aria-label={name}>
        {shown.map((decision) => (
          <DecisionRow
            key={`${decision.ruleId} ${describeDecision(decision)}`}
            decision={decision}
            onChange={onChange}
          />
        ))}
      </ul>
      {shown.length < decisions.length ? (
        <Button size="small" variant="text" onClick={() => setWhole(true)}>
          Show {decisions.length - shown.length} more reasons
        </Button>
      ) : null}
    </Group>
  );
}

const Group = styled("div")(({ theme }) => ({
  "& h4": { ...theme.typography.h4, marginTop: 10 },
  "& h4 small": { ...theme.typography.body2, marginLeft: 6, color: theme.vars.palette.text.secondary },
  "& ul": { margin: 0, padding: 0, listStyle: "none" },
}));
