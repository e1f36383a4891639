import { businessSystems } from './business-systems.ts';
import { careAndService } from './care-and-service.ts';
import { constructionAndProperty } from './construction-and-property.ts';
import { data } from './data.ts';
import { delivery } from './delivery.ts';
import { financeAndLaw } from './finance-and-law.ts';
import { languagesAndBackend } from './languages-and-backend.ts';
import { logisticsAndTransport } from './logistics-and-transport.ts';
import { machineLearning } from './machine-learning.ts';
import { operations } from './operations.ts';
import { peopleAndOffice } from './people-and-office.ts';
import { productionAndEngineering } from './production-and-engineering.ts';
import { salesAndMarketing } from './sales-and-marketing.ts';
import { webAndMobile } from './web-and-mobile.ts';

export const lexiconFields: readonly string[] = [
  businessSystems,
  careAndService,
  constructionAndProperty,
  data,
  delivery,
  financeAndLaw,
  languagesAndBackend,
  logisticsAndTransport,
  machineLearning,
  operations,
  peopleAndOffice,
  productionAndEngineering,
  salesAndMarketing,
  webAndMobile,
];
