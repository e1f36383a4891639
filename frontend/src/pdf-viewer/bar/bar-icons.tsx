import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

const createIcon = (children: ReactNode) => () => <Icon>{children}</Icon>;

export const UpIcon = createIcon(<path d="M5 12.5l5-5 5 5" />);
export const DownIcon = createIcon(<path d="M5 7.5l5 5 5-5" />);
export const MinusIcon = createIcon(<path d="M4.5 10h11" />);
export const PlusIcon = createIcon(<path d="M4.5 10h11M10 4.5v11" />);
export const WidthIcon = createIcon(
  <path d="M3 4v12M17 4v12M6 10h8M8 7.5L5.8 10 8 12.5M12 7.5l2.2 2.5-2.2 2.5" />,
);
export const SearchIcon = createIcon(
  <>
    <circle cx="9" cy="9" r="5" />
    <path d="M13 13l4 4" />
  </>,
);
export const ReadIcon = createIcon(<path d="M8 3.5h4M8 16.5h4M10 3.5v13" />);
export const HighlightIcon = createIcon(
  <path d="M4 16.5h12M6.5 13.5l-.5-3 6-6 3.5 3.5-6 6zM10.5 6.5L14 10" />,
);
export const NoteIcon = createIcon(<path d="M4.5 6V4.5h11V6M10 4.5v11M7.5 15.5h5" />);
export const InkIcon = createIcon(<path d="M4 16c1-4 3-8 5-8 2.5 0-1.5 6.5 1 6.5 2 0 2.5-3.5 6-3.5" />);
export const UndoIcon = createIcon(<path d="M7.5 4.5L4 8l3.5 3.5M4 8h7.5a4 4 0 0 1 0 8H8" />);
export const RedoIcon = createIcon(<path d="M12.5 4.5L16 8l-3.5 3.5M16 8H8.5a4 4 0 0 0 0 8H12" />);
export const DeleteIcon = createIcon(
  <path d="M4 5.5h12M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 8.5v5M11.5 8.5v5" />,
);
