import { type Settings, stackName } from '../settings.ts';

/** Where the edge stack stands, whatever the stage's own region: CloudFront takes what is in it from nowhere else. */
export const edgeRegion = 'us-east-1';

export const edgeStackName = (stage: string): string => `${stackName(stage)}-edge`;

/** Certificate and firewall. */
export const hasEdge = ({ domain, firewall }: Settings): boolean => domain !== undefined || firewall;
