export { ApplyQuestionCard } from './apply-question-card.tsx';
export { TrackedCount } from './tracked-count.tsx';
