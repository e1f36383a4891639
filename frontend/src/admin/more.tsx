import Button from '@cloudscape-design/components/button';
import { useCallback, useId, useRef, useState } from 'react';
import { adminPage } from '../texts/admin/admin-ru.ts';
import { useFocusAfter } from '../ui/hooks/keep-focus.ts';

interface MoreButtonProps {
  text: string;
  isLoading: boolean;
  loadingText?: string;
  className?: string | undefined;
  fullWidth?: boolean;
  onMore(): void;
}

/** Asks for the next part of a list. Behind the last one the focus stays where it was: at the list's end. */
export function LoadMoreButton({
  hasMore,
  onMore,
  endText = adminPage.end,
  ...button
}: MoreButtonProps & {
  hasMore: boolean;
  /** Behind the last part, for a screen reader. @default - that there is no more */
  endText?: string;
}) {
  const [wasAsked, setAsked] = useState(false);
  const endId = useId();
  if (hasMore)
    return (
      <MoreButton
        {...button}
        endId={endId}
        onMore={() => {
          setAsked(true);
          onMore();
        }}
      />
    );
  return (
    wasAsked && (
      <p id={endId} tabIndex={-1} className="visually-hidden">
        {endText}
      </p>
    )
  );
}

function MoreButton({
  text,
  isLoading,
  loadingText = text,
  className,
  fullWidth = false,
  endId,
  onMore,
}: MoreButtonProps & { endId: string }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusAfter(
    place,
    useCallback(() => document.getElementById(endId), [endId]),
  );
  return (
    <div ref={place} className={className}>
      <Button
        formAction="none"
        fullWidth={fullWidth}
        loading={isLoading}
        loadingText={loadingText}
        onClick={onMore}
      >
        {text}
      </Button>
    </div>
  );
}
