import { searches as texts } from '../texts/tracker/searches-ru.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Logo } from '../ui/logo/logo.tsx';
import message from '../ui/styles/message-card.module.css';

export const EmptySearches = () => (
  <div className={message.message}>
    <Logo isEmpty size={52} />
    <p className={message.words}>{texts.empty}</p>
    <p className={message.hint}>{texts.emptyHint}</p>
    <LinkButton to="/">{texts.toJobs}</LinkButton>
  </div>
);
