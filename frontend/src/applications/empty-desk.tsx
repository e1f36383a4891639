import { applications } from '../texts/tracker/applications-ru.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import message from '../ui/styles/message-card.module.css';

export const EmptyDesk = () => (
  <div className={message.message}>
    <Logo isEmpty size={52} />
    <p className={message.words}>{applications.empty}</p>
    <LinkButton to="/">{applications.emptyLink}</LinkButton>
  </div>
);
