import Button from '@cloudscape-design/components/button';
import { detail } from '../../texts/ru.ts';
import { notify } from '../../ui/notifications/notifications.ts';

/**
 * To the source in a new tab; without a source the quoted confirmation, and nothing is sent
 * (docs/rules.md#detail-apply).
 */
export function Apply({ sourceUrl }: { sourceUrl: string | null }) {
  if (sourceUrl !== null)
    return (
      <Button variant="primary" fullWidth href={sourceUrl} target="_blank" rel="noopener noreferrer">
        {detail.apply}
      </Button>
    );
  return (
    <Button variant="primary" fullWidth onClick={() => notify({ type: 'success', text: detail.applied })}>
      {detail.apply}
    </Button>
  );
}
