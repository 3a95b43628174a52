import type { FragmentType } from "@apollo/client";
import { paths } from "../../../../../site/addresses";
import type { CelebrityProfile_CelebrityFragment } from "../../../../graphql/generated/operations";
import { getFragmentData } from "../../../../graphql/getFragmentData";
import { Section } from "../../../../shared/ui/layout/Section";
import { TabPanel } from "../../../../shared/ui/tabs/TabPanel";
import { TabStrip } from "../../../../shared/ui/tabs/TabStrip";
import { buildBiography } from "./biography";
import { hasStyle, ProfileStyle } from "./ProfileStyle";
import { ProfileBiography } from "./ProfileBiography";
import { ProfileTimeline } from "./ProfileTimeline";

export interface CelebrityProfileProps {
  celebrity: FragmentType<CelebrityProfile_CelebrityFragment>;
  /** The tab in the URL; anything else opens the first tab. */
  tab: string | null;
}

const name = "profile";

/** Biography, Style Analysis, Fashion Timeline. Omits tabs without data, and renders nothing without any. */
export function CelebrityProfile({ celebrity, tab }: CelebrityProfileProps) {
  const data = getFragmentData<CelebrityProfile_CelebrityFragment>(celebrity);
  const biography = buildBiography(data);
  const shown = [
    biography && {
      value: "biography",
      label: "Biography",
      panel: <ProfileBiography biography={biography} name={data.name} />,
    },
    hasStyle(data) && { value: "style", label: "Style Analysis", panel: <ProfileStyle data={data} /> },
    data.fashionTimeline.length > 0 && {
      value: "timeline",
      label: "Fashion Timeline",
      panel: <ProfileTimeline entries={data.fashionTimeline} />,
    },
  ].filter((entry) => entry !== null && entry !== false);
  const first = shown[0];
  if (!first) return null;
  const chosen = shown.find(({ value }) => value === tab) ?? first;
  const getTabUrl = (value: string) => paths.celebrity(data.slug, { tab: value === first.value ? undefined : value });
  return (
    <Section title={`About ${data.name}`} id={name}>
      <TabStrip
        label={`About ${data.name}`}
        name={name}
        anchor={name}
        value={chosen.value}
        tabs={shown.map(({ value, label }) => ({ value, label, to: getTabUrl(value) }))}
      />
      <TabPanel name={name} value={chosen.value}>
        {chosen.panel}
      </TabPanel>
    </Section>
  );
}
