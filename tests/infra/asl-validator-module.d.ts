/** The package comes without types: what we use of it. */
declare module 'asl-validator' {
  export default function validate(
    definition: object,
    options?: { checkPaths?: boolean; checkArn?: boolean },
  ): { isValid: boolean; errorsText(): string };
}
