import { NestedStack } from 'aws-cdk-lib';
import { Construct } from 'constructs';
import { BundledFunction, type BundledFunctionProps, idOf } from '../function/bundled-function.ts';

/**
 * The functions that answer about one noun of the contract, with their roles and logs, in a template of their own:
 * CloudFormation takes 500 resources in one. It can be thrown away and made anew, so nothing that keeps anything belongs
 * here. Routes stay with the API, which takes no second one of the same key: while a route moved from one template to
 * another, it would be there twice.
 */
export class NounStack extends NestedStack {
  /** Ids here begin as those of the API's other parts do, and so do the names of functions and logs. */
  readonly #functions: Construct;

  constructor(scope: Construct, noun: string) {
    super(scope, idOf(noun), { description: `Prizvanie: what answers about ${noun}` });
    // A part of those names, too, which are cut where they are long: «Prizvanie-prod-ApiJobs-1A2B-ApiSearchJobsLog…».
    this.nestedStackResource?.overrideLogicalId(`Api${idOf(noun)}`);
    this.#functions = new Construct(this, 'Api');
  }

  add(operation: string, props: BundledFunctionProps): BundledFunction {
    return new BundledFunction(this.#functions, idOf(operation), props);
  }
}
