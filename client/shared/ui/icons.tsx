import type { ReactNode } from "react";

/** Thin outlined icons in one stroke width; Material's filled icons are too heavy for the site's type. */
function Icon({ children, size = 22 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.25" />
    <path d="m16 16 4.25 4.25" />
  </Icon>
);

export const FilterIcon = () => (
  <Icon>
    <path d="M4 8h9M17.5 8H20M4 16h2.5M11 16h9" />
    <circle cx="15.25" cy="8" r="2.25" />
    <circle cx="8.75" cy="16" r="2.25" />
  </Icon>
);

export const ZoomIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.25" />
    <path d="m16 16 4.25 4.25M8.5 11h5M11 8.5v5" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon size={26}>
    <path d="M3.5 8h17M3.5 16h17" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon size={26}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="3.75" />
    <path d="M12 3v2.25M12 18.75V21M3 12h2.25M18.75 12H21M5.64 5.64l1.6 1.6M16.76 16.76l1.6 1.6M5.64 18.36l1.6-1.6M16.76 7.24l1.6-1.6" />
  </Icon>
);

export const MoonIcon = () => (
  <Icon>
    <path d="M19.5 14.6A7.9 7.9 0 0 1 9.4 4.5a7.9 7.9 0 1 0 10.1 10.1Z" />
  </Icon>
);

export const SystemIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8" />
    <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
  </Icon>
);

export const HeartIcon = ({ filled = false }: { filled?: boolean }) => (
  <Icon>
    <path
      d="M12 19.6S4.5 15 4.5 9.7A4.1 4.1 0 0 1 12 7.4a4.1 4.1 0 0 1 7.5 2.3c0 5.3-7.5 9.9-7.5 9.9Z"
      fill={filled ? "currentColor" : "none"}
    />
  </Icon>
);

export const ShareIcon = () => (
  <Icon>
    <path d="M12 15V3.75m0 0L8.25 7.5M12 3.75l3.75 3.75M5.5 12v6.75a1.5 1.5 0 0 0 1.5 1.5h10a1.5 1.5 0 0 0 1.5-1.5V12" />
  </Icon>
);

export const ArrowIcon = () => (
  <Icon size={18}>
    <path d="M4 12h16m-5.5-5.5L20 12l-5.5 5.5" />
  </Icon>
);
