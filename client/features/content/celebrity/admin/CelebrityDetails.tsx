import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useState } from "react";
import { PanelDialog } from "../../../../admin/PanelDialog";
import { PanelTabs } from "../../../../admin/PanelTabs";
import { getTextAt } from "../../../../admin/record/paths";
import { Picture } from "../../../../shared/ui/picture/Picture";
import { TabPanel } from "../../../../shared/ui/tabs/TabPanel";
import { celebritySocialLinks } from "../celebritySocialLinks";
import { celebrityTabs, type CelebrityTab } from "./celebrityFields";
import type { CelebrityFieldsFragment } from "../../../../graphql/generated/adminOperations";

export interface CelebrityDetailsProps {
  celebrity: CelebrityFieldsFragment;
  onEdit: () => void;
  onClose: () => void;
}

/** All data of a celebrity, read-only; empty fields are omitted. */
export function CelebrityDetails({ celebrity, onEdit, onClose }: CelebrityDetailsProps) {
  const [tab, setTab] = useState("basic");
  const shown = celebrityTabs.find(({ value }) => value === tab);
  return (
    <PanelDialog
      title="Celebrity Details"
      onClose={onClose}
      tabs={
        <PanelTabs
          name="details"
          label="Celebrity Details"
          value={tab}
          onChange={setTab}
          tabs={celebrityTabs.map(({ value, label }) => ({ value, label }))}
        />
      }
      footer={
        <>
          <Button variant="outlined" onClick={onClose}>
            Close
          </Button>
          <Button onClick={onEdit}>Edit</Button>
        </>
      }
    >
      <CelebrityHeading>
        <Picture src={celebrity.image} alt="" kind="celebrity" width={72} height={90} />
        <div>
          <h3>{celebrity.name}</h3>
          <p>{[celebrity.category, celebrity.styleType].filter(Boolean).join(" · ")}</p>
          <p>{celebrity.nationality}</p>
        </div>
      </CelebrityHeading>
      {shown ? (
        <TabPanel name="details" value={tab}>
          <CelebrityFacts facts={getFacts(shown, celebrity)} />
        </TabPanel>
      ) : null}
    </PanelDialog>
  );
}

function getFacts(tab: CelebrityTab, celebrity: CelebrityFieldsFragment): ShownFact[] {
  if (tab.value === "social") return celebritySocialLinks(celebrity.socialMedia);
  const first = tab.value === "basic" ? [{ label: "Slug", text: celebrity.slug }] : [];
  const facts = tab.fields.map(({ name, label }) => ({ label, text: getTextAt(celebrity, name) }));
  return [...first, ...facts].filter(({ text }) => text.trim() !== "");
}

type ShownFact = { label: string; text: string } | { label: string; href: string };

/** Labels with texts or with links that open in a new tab. */
function CelebrityFacts({ facts }: { facts: readonly ShownFact[] }) {
  if (facts.length === 0) return <p>No information yet.</p>;
  return (
    <FactTerms>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {"href" in fact ? (
              <a href={fact.href} target="_blank" rel="noopener noreferrer">
                {fact.href}
              </a>
            ) : (
              fact.text
            )}
          </dd>
        </div>
      ))}
    </FactTerms>
  );
}

const CelebrityHeading = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "72px 1fr",
  alignItems: "center",
  gap: 18,
  marginBottom: 20,
  "& h3": { ...theme.typography.h2 },
  "& p": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

const FactTerms = styled("dl")(({ theme }) => ({
  "& > div": {
    display: "grid",
    gap: "2px 20px",
    paddingBlock: 11,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "minmax(9rem, 1fr) 3fr" },
  },
  "& dt": { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  "& dd": { ...theme.typography.body2, whiteSpace: "pre-line", overflowWrap: "anywhere" },
}));
