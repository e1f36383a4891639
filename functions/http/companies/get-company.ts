import { getCompany } from '#core/contract/companies.ts';
import * as actions from '#functions/actions/jobs/get-company.ts';
import { httpEndpoint } from '../endpoints.ts';

export const handler = httpEndpoint(getCompany, actions.getCompany);
