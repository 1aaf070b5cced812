import type { Call } from './call';
import { TOPICS } from './every-read';

/** Every call of the app that changes something. */
export const EVERY_WRITE: Call[] = TOPICS.flatMap(({ writes }) => writes);
