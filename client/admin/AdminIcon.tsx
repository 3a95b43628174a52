import type { ReactNode } from "react";

export interface AdminIconProps {
  /** Stroke width, in units of the 24 x 24 view box. */
  weight?: number;
  children: ReactNode;
}

/** An icon of the admin area: 18 pixels, for rows and small buttons. */
export function AdminIcon({ weight = 1.6, children }: AdminIconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
