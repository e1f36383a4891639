// All that cannot wait for the application, in one classic script: each further file would be a journey before the
// first paint.
import '../theme/first-theme.ts';
import './hidden-early.ts';
import './hydrate-once-painted.ts';
