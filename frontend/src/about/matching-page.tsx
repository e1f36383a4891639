import { compressionRange, limits } from '#core/domain/match/score/limits.ts';
import { highestPoints, type Part, perPoint, pointsOf } from '#core/domain/match/score/points.ts';
import { matching as texts } from '../texts/matching-ru.ts';
import styles from './matching-page.module.css';
import { usePublicEmail } from './public-email.ts';
import { TextPage } from './text-page.tsx';

const parts = (Object.keys(pointsOf) as Part[]).toSorted((a, b) => pointsOf[b] - pointsOf[a]);

const maxPoints = (reason: keyof typeof limits): number => limits[reason] / perPoint;

/** By which rules vacancies are ranked for somebody, and what becomes of their data (docs/rules.md#match-page). */
export default function MatchingPage() {
  const { rules, limits: limitTexts, data } = texts;
  const email = usePublicEmail();
  return (
    <TextPage title={texts.title} description={texts.lead} address="/about/matching">
      <p>{texts.lead}</p>
      <section>
        <h2>{rules.heading}</h2>
        <p>{rules.intro(highestPoints / perPoint)}</p>
        <table className={styles.parts}>
          <thead>
            <tr>
              <th scope="col">{rules.part}</th>
              <th scope="col">{rules.most}</th>
              <th scope="col">{rules.how}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{rules.parts[part][0]}</th>
                <td>{pointsOf[part] / perPoint}</td>
                <td>{rules.parts[part][1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>{rules.unknown}</p>
        <p>{rules.near}</p>
        <p>{rules.chosen}</p>
        <p>{rules.order}</p>
      </section>
      <section>
        <h2>{limitTexts.heading}</h2>
        <p>{limitTexts.intro}</p>
        <ul>
          <li>{limitTexts.place(maxPoints('place'))}</li>
          <li>{limitTexts.language(maxPoints('language'))}</li>
          <li>{limitTexts.musts(maxPoints('musts'))}</li>
          <li>{limitTexts.years(maxPoints('years'))}</li>
        </ul>
        <p>{limitTexts.pressed(compressionRange / perPoint)}</p>
      </section>
      <section>
        <h2>{data.heading}</h2>
        {[data.read, data.sent, data.never, data.kept, data.back].map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section>
        <h2>{texts.similar.heading}</h2>
        <p>{texts.similar.text}</p>
      </section>
      {email && (
        <section>
          <h2>{texts.questions.heading}</h2>
          <p>
            {texts.questions.before}
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </section>
      )}
    </TextPage>
  );
}
