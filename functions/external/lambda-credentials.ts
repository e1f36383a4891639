import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * In the place of the SDK's own chain, in what a Lambda runs: AWS puts credentials into its environment, and the files,
 * single sign-on and metadata service that others look through are a fifth of a bundle.
 */
export const defaultProvider = () => fromEnv();
