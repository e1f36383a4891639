export { ApplyPromptCard } from './apply-prompt-card.tsx';
export { SearchesCount } from './searches-count.tsx';
export { TrackedCount } from './tracked-count.tsx';
