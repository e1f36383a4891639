import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

const icon = (drawing: ReactNode) => () => <Icon>{drawing}</Icon>;

export const BriefcaseIcon = icon(
  <path d="M3 7.5A1.5 1.5 0 0 1 4.5 6h11A1.5 1.5 0 0 1 17 7.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 14.5zM7.5 6V4.8A.8.8 0 0 1 8.3 4h3.4a.8.8 0 0 1 .8.8V6M3 10.5h14" />,
);
export const BoardIcon = icon(<path d="M3.5 4.5h3v11h-3zM8.5 4.5h3v7h-3zM13.5 4.5h3v9h-3z" />);
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
export const EnterIcon = icon(
  <path d="M8.5 4H14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 14 16H8.5M4 10h7.5M8.8 6.8 12 10l-3.2 3.2" />,
);
export const DocumentIcon = icon(
  <path d="M5 4.5A1.5 1.5 0 0 1 6.5 3h4.7L15 6.8v8.7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 5 15.5zM11 3v4h4M7.8 10.5h4.4M7.8 13.5h4.4" />,
);
export const ProfileIcon = icon(
  <path d="M3.5 5.5A1.5 1.5 0 0 1 5 4h10a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 15 16H5a1.5 1.5 0 0 1-1.5-1.5zM6 13.2c.3-1.3 1.2-1.9 2.3-1.9s2 .6 2.3 1.9M12.7 8.3h1.5M12.7 11.2h1.5M8.3 9.3a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6z" />,
);
export const ShieldIcon = icon(
  <path d="M10 3 4.5 5v4.5c0 3.4 2.2 5.9 5.5 7.5 3.3-1.6 5.5-4.1 5.5-7.5V5zM7.6 9.9l1.7 1.7 3.2-3.3" />,
);
