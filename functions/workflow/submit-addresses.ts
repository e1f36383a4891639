import { submitAddresses } from '#functions/actions/search-engines/submit-addresses.ts';

export const handler = async () => submitAddresses();
