import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type Stage, stages } from '#core/domain/tracker/stage.ts';
import { details } from '../../texts/tracker/applications-ru.ts';
import { stageNames } from '../../texts/tracker/desk-ru.ts';
import { Select } from '../../ui/control/select.tsx';
import fields from '../../ui/form/fields.module.css';

/** How long nothing else is chosen before it is taken. */
const moveDelay = 1_000;

/**
 * A closed list goes through its stages at each press of an arrow: only where it comes to rest is a move, which is an event
 * and a date. Taken by itself: after a moment, by Enter, and when it is left, however that comes.
 */
export function StageSelect({ stage, onMove }: { stage: Stage; onMove(to: Stage): void }) {
  const id = useId();
  const [chosen, setChosen] = useState<Stage | null>(null);
  const move = useEffectEvent(() => {
    if (chosen === null) return;
    if (chosen !== stage) onMove(chosen);
    setChosen(null);
  });
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => move(), moveDelay);
    return () => clearTimeout(timer);
  }, [chosen]);
  useEffect(() => {
    const leave = () => move();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      // After the page has its focus back from the dialog: the card that then moves takes it along.
      queueMicrotask(leave);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what the list inside says
    <div
      className={fields.field}
      onBlur={() => move()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') move();
      }}
    >
      <label htmlFor={id}>{details.stage}</label>
      <Select<Stage>
        id={id}
        label={details.stage}
        name="stage"
        options={stages.map((value) => ({ value, label: stageNames[value] }))}
        selected={chosen ?? stage}
        onChange={setChosen}
      />
    </div>
  );
}
