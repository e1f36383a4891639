import { Icon } from '../../ui/icon.tsx';

export const EyeIcon = ({ isCrossed }: { isCrossed: boolean }) => (
  <Icon>
    <path d="M2.5 10S5.2 4.8 10 4.8 17.5 10 17.5 10 14.8 15.2 10 15.2 2.5 10 2.5 10z" />
    <circle cx="10" cy="10" r="2.3" />
    {isCrossed && <path d="M4 16 16 4" />}
  </Icon>
);
