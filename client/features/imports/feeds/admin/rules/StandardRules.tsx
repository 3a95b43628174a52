import Button from "@mui/material/Button";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { plural } from "../../../../../shared/format/plural";
import { useCategoryName } from "../feedChoices";
import { RuleList, type RuleListProps } from "./RuleList";
import { describeOutcome, kindLabels } from "./describeRule";

type Rule = RuleListProps["rules"][number];

const matches = (rule: Rule, outcome: string, text: string): boolean =>
  [...rule.phrases, kindLabels[rule.kind], outcome].some((part) => part.toLowerCase().includes(text));

/** The rules that came with the software: collapsed, with a search. */
export function StandardRules({ rules, ...list }: Omit<RuleListProps, "label">) {
  const [isOpen, setOpen] = useState(false);
  const getCategoryName = useCategoryName();
  const [search, setSearch] = useState("");
  const text = search.trim().toLowerCase();
  const found = rules.filter((rule) => matches(rule, describeOutcome(rule, getCategoryName), text));
  return (
    <Content>
      <Button variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide" : "Show"} {plural(rules.length, "standard rule")}
      </Button>
      {isOpen ? (
        <>
          <OutlinedInput
            type="search"
            size="small"
            placeholder="Search by word or category..."
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            inputProps={{ "aria-label": "Search standard rules" }}
          />
          <p role="status">{text === "" ? null : `${plural(found.length, "rule")} found`}</p>
          <RuleList label="Standard rules" rules={found} {...list} />
        </>
      ) : null}
    </Content>
  );
}

const Content = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 12,
  "& > button": { justifySelf: "start" },
  "& > p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& > p:empty": { display: "none" },
}));
