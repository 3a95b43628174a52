import type { ReactNode } from "react";

export interface AdminIconProps {
  /** Of its lines, in units of the 24 that it is drawn in. */
  weight?: number;
  children: ReactNode;
}

/** The room of an icon of the admin area: 18 pixels, for rows and small buttons. */
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
