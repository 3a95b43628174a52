/** Facts of this release for the accessibility statement. Update them with each audit. */
export const release = {
  /** YYYY-MM-DD */
  lastAudit: "2026-11-29",
  /** Sentences. */
  knownLimits: [
    "Pictures have the alternative text that editors give them. Pictures that come from shops may have the name of the product only.",
    "Pages of retailers that our links lead to are not ours, and may have barriers.",
  ],
} as const;
