import { isSafeLink } from "../../../shared/format/isSafeLink";

export interface ProfileLink {
  label: string;
  href: string;
}

type SocialMedia = Record<"instagram" | "twitter" | "facebook" | "youtube" | "tiktok" | "website", string>;

interface Network {
  name: keyof SocialMedia;
  label: string;
  /** Builds the profile URL of a handle; networks without it require a full URL. */
  profile?: (handle: string) => string;
}

const networks: readonly Network[] = [
  { name: "instagram", label: "Instagram", profile: (handle) => `https://instagram.com/${handle}` },
  { name: "twitter", label: "Twitter", profile: (handle) => `https://twitter.com/${handle}` },
  { name: "tiktok", label: "TikTok", profile: (handle) => `https://tiktok.com/@${handle}` },
  { name: "facebook", label: "Facebook" },
  { name: "youtube", label: "YouTube" },
  { name: "website", label: "Website" },
];

/** Text that starts with http is used as the URL; other text is a handle, with or without @. */
function buildProfileUrl(text: string, profile: Network["profile"]): string | null {
  if (!/^http/i.test(text)) return profile ? profile(encodeURIComponent(text.replace(/^@+/, ""))) : null;
  return isSafeLink(text) && URL.canParse(text) ? text : null;
}

/** The profile links of a celebrity; blank and invalid ones are omitted. */
export const celebritySocialLinks = (social: SocialMedia): ProfileLink[] =>
  networks.flatMap(({ name, label, profile }) => {
    const text = social[name].trim();
    const href = text === "" ? null : buildProfileUrl(text, profile);
    return href === null ? [] : [{ label, href }];
  });
