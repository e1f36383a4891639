import { industry } from './industry.ts';
import { office } from './office.ts';
import { service } from './service.ts';
import { technology } from './technology.ts';

export const roleFields: readonly string[] = [industry, office, service, technology];
