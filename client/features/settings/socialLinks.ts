import { isSafeLink } from "../../shared/format/isSafeLink";

export interface SocialLink {
  label: string;
  to: string;
}

type Profiles = Record<"instagram" | "twitter" | "facebook" | "pinterest", string>;

/** The profiles in the settings; blank ones are omitted. */
export function socialLinks({ instagram, twitter, facebook, pinterest }: Profiles): SocialLink[] {
  return [
    { label: "Instagram", to: instagram },
    { label: "Twitter", to: twitter },
    { label: "Facebook", to: facebook },
    { label: "Pinterest", to: pinterest },
  ].filter(({ to }) => isSafeLink(to));
}
