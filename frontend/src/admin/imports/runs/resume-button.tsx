import Button from '@cloudscape-design/components/button';
import { useRef } from 'react';
import type { ShownRun } from '#core/contract/imports.ts';
import { sourceInfo } from '#core/domain/import/source.ts';
import { history as texts } from '../../../texts/admin/admin-imports-ru.ts';
import { momentOf } from '../../../texts/moments.ts';
import { useFocusAfter } from '../../../ui/hooks/keep-focus.ts';
import { pageHeading } from '../../page-heading.ts';
import { liveHeading } from '../progress/live-progress.tsx';
import type { Resume } from './resume.ts';

const nextHeading = () => liveHeading() ?? pageHeading();

/** It goes as soon as the run goes on, and reading goes on at how that does. */
export function ResumeButton({ run, resume }: { run: ShownRun; resume: Resume }) {
  const place = useRef<HTMLSpanElement>(null);
  useFocusAfter(place, nextHeading);
  return (
    <span ref={place}>
      <Button
        formAction="none"
        wrapText={false}
        ariaLabel={texts.resumeNamed(sourceInfo(run.source).name, momentOf(run.startedAt))}
        disabled={resume.disabledReason !== undefined}
        {...(resume.disabledReason !== undefined && { disabledReason: resume.disabledReason })}
        onClick={() => resume.start(run.id)}
      >
        {texts.resume}
      </Button>
    </span>
  );
}
