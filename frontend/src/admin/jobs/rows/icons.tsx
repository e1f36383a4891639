import { Icon } from '../../../ui/icon.tsx';

export const OpenIcon = () => (
  <Icon>
    <path d="M8 4.5H5.5A1.5 1.5 0 0 0 4 6v8.5a1.5 1.5 0 0 0 1.5 1.5H14a1.5 1.5 0 0 0 1.5-1.5V12M11.5 4H16v4.5M15.5 4.5 9.5 10.5" />
  </Icon>
);

export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Z" />
    <circle cx="10" cy="10" r="2.2" />
  </Icon>
);

export const ClosedEyeIcon = () => (
  <Icon>
    <path d="M3.5 3.5l13 13M8.3 5.2A7 7 0 0 1 10 5c5 0 7.5 5 7.5 5a12 12 0 0 1-2.1 2.7M12.6 14.5A7.3 7.3 0 0 1 10 15c-5 0-7.5-5-7.5-5a12.5 12.5 0 0 1 3.4-3.8" />
  </Icon>
);

export const PencilIcon = () => (
  <Icon>
    <path d="M4 16l.8-3.4L13 4.4a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L7.4 15.2 4 16ZM11.6 5.8l2.6 2.6" />
  </Icon>
);

export const BinIcon = () => (
  <Icon>
    <path d="M4 6h12M8 6V4.5A.5.5 0 0 1 8.5 4h3a.5.5 0 0 1 .5.5V6M5.5 6l.7 9a1 1 0 0 0 1 1h5.6a1 1 0 0 0 1-1l.7-9M8.5 9v4M11.5 9v4" />
  </Icon>
);
