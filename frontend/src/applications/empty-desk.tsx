import { applications } from '../texts/tracker/applications-ru.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Mark } from '../ui/mark/mark.tsx';
import message from '../ui/styles/message-card.module.css';

export const EmptyDesk = () => (
  <div className={message.message}>
    <Mark isEmpty size={52} />
    <p className={message.words}>{applications.empty}</p>
    <LinkButton to="/">{applications.emptyLink}</LinkButton>
  </div>
);
