import { ProgramKind } from "./affiliateProgram.entity";
import type { ProgramPreset } from "./program.types";

/** The five kinds in the order of the affiliate disclosure. */
export const programPresets: readonly ProgramPreset[] = [
  {
    kind: ProgramKind.MARKETPLACE,
    label: "A large marketplace program",
    direct: true,
    priceLimitHours: 24,
    subIdParameter: "",
  },
  {
    kind: ProgramKind.STYLE_COLLECTIVE,
    label: "A style-shopping collective",
    direct: false,
    priceLimitHours: null,
    subIdParameter: "pdata",
  },
  {
    kind: ProgramKind.REWARD_STYLE,
    label: "A reward-style program",
    direct: false,
    priceLimitHours: null,
    subIdParameter: "subid",
  },
  {
    kind: ProgramKind.COMMISSION_NETWORK,
    label: "A commission network",
    direct: false,
    priceLimitHours: null,
    subIdParameter: "sid",
  },
  {
    kind: ProgramKind.SHARE_SALE,
    label: "A share-sale network",
    direct: false,
    priceLimitHours: null,
    subIdParameter: "afftrack",
  },
];
