import { submitAddresses } from '#functions/actions/jobs/submit-addresses.ts';

export const handler = async () => submitAddresses();
