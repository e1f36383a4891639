import type { ReactNode } from 'react';

const icon = (drawing: ReactNode) => () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {drawing}
  </svg>
);

export const BriefcaseIcon = icon(
  <path d="M3 7.5A1.5 1.5 0 0 1 4.5 6h11A1.5 1.5 0 0 1 17 7.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5zM7.5 6V4.8A.8.8 0 0 1 8.3 4h3.4a.8.8 0 0 1 .8.8V6M3 10.5h14" />,
);
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M15.3 4.7 14 6M6 14l-1.3 1.3" />
  </>,
);
export const MoonIcon = icon(<path d="M16.5 11.8A6.8 6.8 0 1 1 8.2 3.5a5.4 5.4 0 0 0 8.3 8.3z" />);
export const PersonIcon = icon(
  <>
    <circle cx="10" cy="7" r="3.2" />
    <path d="M3.8 16.5c.8-3 3.3-4.5 6.2-4.5s5.4 1.5 6.2 4.5" />
  </>,
);
