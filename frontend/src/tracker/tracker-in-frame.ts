export { ApplyQuestionCard } from './apply-question-card.tsx';
export { SearchesCount } from './searches-count.tsx';
export { TrackedCount } from './tracked-count.tsx';
