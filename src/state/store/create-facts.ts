import { createStructuredSelector } from 'reselect';
import type { RootState } from './types';

/** A memoized selector of the facts for a rule: the name of each fact → its selector. */
export const createFacts = createStructuredSelector.withTypes<RootState>();
