import type { ReactNode } from 'react';

interface IconProps {
  /** Of the drawing's square and of the icon, in pixels. */
  size?: number;
  children: ReactNode;
}

/** A line drawing in the colour of the text; what it stands for is said by its button. */
export const Icon = ({ size = 20, children }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** On what can be taken away. */
export const CrossIcon = () => (
  <Icon size={14}>
    <path d="M3.5 3.5l7 7M10.5 3.5l-7 7" />
  </Icon>
);

/** Of saved searches. */
export const BellIcon = () => (
  <Icon>
    <path d="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 3.6-1.5 5-1.5 5h12s-1.5-1.4-1.5-5A4.5 4.5 0 0 0 10 3zM8.5 15.5a1.6 1.6 0 0 0 3 0" />
  </Icon>
);
