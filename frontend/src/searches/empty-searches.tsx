import { searches as texts } from '../texts/tracker/searches-ru.ts';
import { LinkButton } from '../ui/control/button.tsx';
import { Mark } from '../ui/mark/mark.tsx';
import message from '../ui/styles/message-card.module.css';

export const EmptySearches = () => (
  <div className={message.message}>
    <Mark isEmpty size={52} />
    <p className={message.words}>{texts.empty}</p>
    <p className={message.hint}>{texts.emptyHint}</p>
    <LinkButton to="/">{texts.toJobs}</LinkButton>
  </div>
);
