import type { Call } from './call';
import { TOPICS } from './every-read';

export const EVERY_WRITE: Call[] = TOPICS.flatMap(({ writes }) => writes);
