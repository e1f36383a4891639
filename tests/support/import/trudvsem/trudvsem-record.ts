import { bundledRates } from '#core/domain/job/pay/currency.ts';
import { trudvsemVacancy } from '#functions/sources/trudvsem/record.ts';
import { toSourceVacancy } from '#functions/sources/trudvsem/vacancy.ts';

export const id = '0525ef18-9f9d-11f1-9845-b5db8f41d690';
export const url = `https://trudvsem.ru/vacancy/card/1147746841340/${id}`;

/** Made up in the portal's shape; no saved record says what these tests change. */
const record = (overrides: Record<string, unknown> = {}) => ({
  id,
  source: 'Вакансия работодателя',
  region: { region_code: '5900000000000', name: 'Пермский край' },
  company: { companycode: '1147746841340', 'hr-agency': false, name: 'ООО "Пример"', inn: '7700000000' },
  'creation-date': '2026-08-24',
  date_modify: '2026-08-24T16:57:25+0300',
  salary: 'от 60000',
  salary_min: 60_000,
  salary_max: 65_000,
  'job-name': 'бухгалтер',
  vac_url: url,
  schedule: 'Полный рабочий день',
  duty: 'Учёт',
  requirements: '1С',
  category: { specialisation: 'Бухгалтерия, налоги, управленческий учет' },
  requirement: { education: 'Tребования не предъявляются', experience: 3 },
  addresses: { address: [{ location: 'Пермский край, г Пермь, Ленина улица, 1', lng: '0', lat: '0' }] },
  skills: [],
  currency: '«руб.»',
  ...overrides,
});
export const parsed = (overrides: Record<string, unknown> = {}) => trudvsemVacancy.parse(record(overrides));
export const mapped = (overrides: Record<string, unknown> = {}) =>
  toSourceVacancy(parsed(overrides), 'finance', url, bundledRates);
